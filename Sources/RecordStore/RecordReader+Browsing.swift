/// Reading any store without the Swift types of its records. The types that the store was opened with do not matter.
extension RecordReader {
  /// The tables of the store, in the order of their making. The cost does not depend on their records.
  public func tables() throws -> [TableDescription] {
    try source.schema.tables.map { try TableDescription($0, in: source) }
  }

  /// The records of a table, by primary key; nothing is read before it is asked for.
  ///
  /// - Throws: ``StoreError`` `notFound` when the store has no such table.
  public func rows(ofTable name: String) throws -> TableRows {
    try TableRows(source: source, table: try requiredTable(name))
  }

  /// The record with that number: the Int key, or what a link to a record with a String key names. nil when there is
  /// none.
  ///
  /// - Throws: ``StoreError`` `notFound` when the store has no such table.
  public func row(ofTable name: String, number: Int) throws -> TableRow? {
    try source.row(try requiredTable(name), number: Int64(number)).map { TableRow(view: $0) }
  }

  /// The record with that String key, compared in NFC; nil when there is none, or when the table has Int keys.
  ///
  /// - Throws: ``StoreError`` `notFound` when the store has no such table.
  public func row(ofTable name: String, key: String) throws -> TableRow? {
    try source.row(try requiredTable(name), key: key).map { TableRow(view: $0) }
  }

  // MARK: Links

  /// The records that a field of a record leads to: one for a link, those of a list in its order, each as often as the
  /// list has it; none for nil. Conditions, another order and limits apply as to all rows.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` when the table has no such field of links.
  public func rows(linkedBy field: String, of row: TableRow) throws -> TableRows {
    let table = row.view.table
    guard let position = table.field(named: field), let target = table.fields[position].target else {
      throw StoreError.invalidArgument("\(table.name) has no field of links '\(field)'.")
    }
    var rows = try rows(ofTable: target.table)
    switch try row.view.value(position) {
    case .link(let number): rows.query.members = [number]
    case .links(let numbers): rows.query.members = numbers
    default: rows.query.members = []
    }
    return rows
  }

  /// The records that lead to a record, by each field of any table that can. The store keeps an index for every field
  /// of links, so the cost depends on how many records there are, not on the sizes of the tables.
  public func backlinks(to row: TableRow) throws -> [TableBacklinks] {
    try source.schema.links(to: row.view.table).map { link in
      var rows = try TableRows(source: source, table: link.table)
      rows.query.condition = .links(link.field, to: row.view.number)
      return TableBacklinks(field: link.table.fields[link.field].name, rows: rows)
    }
  }

  private func requiredTable(_ name: String) throws -> TableSchema {
    if let table = source.schema.table(named: name) { return table }
    throw StoreError(code: .notFound, message: "the store has no table '\(name)'.")
  }
}
