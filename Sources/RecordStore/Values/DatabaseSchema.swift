/// All tables of a store.
final class DatabaseSchema: Sendable {
  /// UTF-8 bytes of the name of a table or field; at least 1.
  static let nameByteLimit = 1_000
  /// Fields of a table.
  static let fieldLimit = 1_000
  /// Indexes of a table.
  static let indexLimit = 1_000
  /// Keys and included fields of one index, together: their nil bits fill one column.
  static let indexFieldLimit = 32
  static let tableLimit = 10_000
  static let versionLimit = Int(Int32.max)
  /// Embedded structs one in the other.
  static let embeddedDepthLimit = 16

  let tables: [TableSchema]
  /// The number of the newest typed step that the store has had; 0 none.
  let version: Int
  private let tablesByID: SortedMap<Int, TableSchema>
  private let tablesByName: SortedMap<String, TableSchema>
  private let incoming: SortedMap<String, [IncomingLink]>

  static let empty = DatabaseSchema(tables: [])

  init(tables: [TableSchema], version: Int = 0) {
    self.tables = tables
    self.version = version
    var (byID, byName) = (SortedMap<Int, TableSchema>(), SortedMap<String, TableSchema>())
    for table in tables {
      _ = byID.insert(table.id, table)
      _ = byName.insert(table.name, table)
    }
    tablesByID = byID
    tablesByName = byName
    incoming = Self.incoming(tables)
  }

  private static func incoming(_ tables: [TableSchema]) -> SortedMap<String, [IncomingLink]> {
    var links = SortedMap<String, [IncomingLink]>()
    for table in tables {
      for field in table.linkFields {
        guard let target = table.fields[field].target, let index = table.linkIndex(of: field) else { continue }
        links[target.table] = (links[target.table] ?? []) + [IncomingLink(table: table, field: field, index: index)]
      }
    }
    return links
  }

  /// The fields of all tables that lead to a table.
  func links(to table: TableSchema) -> [IncomingLink] { incoming[table.name] ?? [] }

  func table(id: Int) -> TableSchema? { tablesByID[id] }
  func table(named name: String) -> TableSchema? { tablesByName[name] }

  func requiredTable(named name: String) throws(StoreError) -> TableSchema {
    if let table = table(named: name) { return table }
    throw StoreError(
      code: .schemaMismatch, message: "the store has no table '\(name)'. Name its type where the store is opened.")
  }
}
