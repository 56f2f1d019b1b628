/// Compares a text index with the records. Those that have changed since its runs were written are not in it.
struct TextIndexVerification {
  private let definition: TextIndexDefinition
  private let changed: Set<Int64>
  /// What the records give.
  private var expected = TextIndexDigest()

  /// The text indexes of a table that can be read.
  static func all(of table: TableSchema, in view: View) throws -> [TextIndexVerification] {
    try table.textIndexes.filter { try view.canRead($0, of: table) }.map { index in
      TextIndexVerification(
        definition: TextIndexDefinition(schema: table, fields: index),
        changed: Set(view.current.indexes.changedNumbers(table: table.id)))
    }
  }

  private init(definition: TextIndexDefinition, changed: Set<Int64>) {
    self.definition = definition
    self.changed = changed
  }

  /// Adds the newest version of a record.
  mutating func add(_ row: RowView, of source: any IndexSource) throws {
    if changed.contains(row.number) { return }
    try expected.add(definition, number: row.number, operationOffset: row.operationOffset, of: source)
  }

  /// What is wrong; nil when nothing is.
  func problem(in view: View) throws -> String? {
    let table = definition.schema
    let names = definition.fields.fields.map { table.fields[$0].name }.joined(separator: ", ")
    do {
      let found = try view.current.indexes.digest(definition)
      if found == expected { return nil }
      return "the text index of \(table.name) over \(names) differs from the records: it has \(found.postingCount) "
        + "entries, and they have \(expected.postingCount)"
    } catch let error as StoreError where error.code == .damaged {
      return "the text index of \(table.name) over \(names) cannot be read"
    }
  }
}
