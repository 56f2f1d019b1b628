/// A secondary index of a table. Keys and included fields are positions in the table's fields.
struct IndexSchema: Sendable, Hashable {
  /// From 1; 0 is the table's primary map.
  let id: Int
  let keys: [Int]
  let included: [Int]
  /// No two records have the same keys; records with a nil key do not count.
  let isUnique: Bool
}
