/// What opening a store for writing, and the first write, would change in it.
///
/// ```swift
/// let plan = try Store.migrationPlan(at: path, schema: [Product.self])
/// for change in plan.changes { print(change) }  // Product: the field 'cents' is added (1,204 records)
/// ```
public struct MigrationPlan: Sendable, Equatable, CustomStringConvertible {
  /// One change of one table.
  public struct Change: Sendable, Equatable, CustomStringConvertible {
    /// The table's name in the file.
    public let table: String
    /// What changes, in words: "the field 'cents' is added".
    public let text: String
    /// The live records of the table. None of them is written, unless a typed step does it.
    public let recordCount: Int

    public var description: String { "\(table): \(text) (\(recordCount) \(recordCount == 1 ? "record" : "records"))" }
  }

  /// The version of the store.
  public let storeVersion: Int
  /// The version of the program: that of its newest ``Migration``, 0 without one.
  public let programVersion: Int
  /// The versions of the typed steps that would be taken, in their order.
  public let steps: [Int]
  /// What would change, in its order. Without typed steps the first write does it.
  public let changes: [Change]

  /// Whether nothing would change.
  public var isEmpty: Bool { steps.isEmpty && changes.isEmpty }

  public var description: String {
    isEmpty
      ? "nothing changes"
      : (steps.map { "typed step to version \($0)" } + changes.map(\.description))
        .joined(separator: "\n")
  }
}
