/// An index of a table, as the file has it.
public struct IndexDescription: Sendable, Equatable {
  /// The names of the fields that order it.
  public let keys: [String]
  /// The names of the fields that it carries besides.
  public let included: [String]
  /// Whether no two records may have the same keys.
  public let isUnique: Bool

  init(_ index: IndexSchema, of table: TableSchema) {
    keys = index.keys.map { table.fields[$0].name }
    included = index.included.map { table.fields[$0].name }
    isUnique = index.isUnique
  }
}
