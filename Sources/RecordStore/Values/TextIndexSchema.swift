/// A text index of a table. Fields are positions in the table's fields, all of them texts.
struct TextIndexSchema: Sendable, Hashable {
  /// From the same numbers as those of the other indexes.
  let id: Int
  /// Each once; at least one.
  let fields: [Int]
}
