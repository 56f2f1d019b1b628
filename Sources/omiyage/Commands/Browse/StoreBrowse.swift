import RecordStore

/// `store browse`: the types of any store, the records of one, or one record.
struct StoreBrowse {
  private let context: CommandContext
  private var command: ParsedCommand { context.command }

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let name = try command.operandText(0)
    let key = try command.operandText(1)
    try context.read { reader in
      let tables = try reader.tables()
      guard let name else {
        try requireNoOptions { localized("\($0) needs a type", "\($0) には型が必要です") }
        return try printTables(tables)
      }
      guard let table = tables.first(where: { $0.name == name }) else {
        let names = tables.map(\.name)
        let others = names.isEmpty ? localized("it has none", "型が1つもありません") : Suggestion.use(names)
        throw context.error(
          localized("the store has no type '\(name)'", "保存ファイルに型「\(name)」はありません"),
          Suggestion.remedy(for: name, among: names, otherwise: others), .negative)
      }
      try show(table, key, in: reader)
    }
    return .done
  }

  private func show(_ table: TableDescription, _ key: String?, in reader: any RecordReader) throws {
    let followed = try command.text("--follow")
    guard let key else {
      if followed != nil {
        throw context.error(
          localized("--follow needs a record", "--follow には記録が必要です"), localized("name its ID", "ID を書いてください"))
      }
      return try printRecords(try chosen(try reader.rows(ofTable: table.name)))
    }
    let row = try row(key, of: table, in: reader)
    if let followed {
      return try printRecords(try chosen(try LinkPath(followed, from: table, reader).rows(of: row, in: reader)))
    }
    try requireNoOptions { localized("\($0) has no meaning for one record", "\($0) は1件の記録には使えません") }
    try printRecord(row, of: table, in: reader)
  }

  // MARK: Types

  /// Refuses the options of a list of records.
  private func requireNoOptions(_ fault: (_ option: String) -> String) throws {
    let options = ["--where", "--arg", "--sort", "--asc", "--desc", "--limit", "--offset", "--follow", "--explain"]
    if let option = options.first(where: command.has) {
      throw context.error(
        fault(option), localized("use it with 'store browse TYPE'", "「store browse TYPE」で使ってください"))
    }
  }

  private func printTables(_ tables: [TableDescription]) throws {
    if context.options.isQuiet {
      for table in tables { try context.print(name: table.name) }
    } else {
      try context.print(TableShape()) { body in for table in tables { try body(table) } }
    }
  }

  // MARK: Records

  /// The rows that the options leave.
  private func chosen(_ all: TableRows) throws -> TableRows {
    try context.checkFields(of: RowShape(all.table))
    var rows = all
    if let predicate = try PredicateOption.read(command) {
      rows = try PredicateOption.inOption(command) { () throws(StoreError) in try all.where(predicate: predicate) }
    }
    rows = try sorted(rows)
    if let offset = try command.number("--offset") { rows = rows.offset(Int(offset)) }
    if let limit = try command.number("--limit") { rows = rows.limit(Int(limit)) }
    return rows
  }

  private func sorted(_ rows: TableRows) throws -> TableRows {
    let given = try command.text("--sort")
    // A list has an order of its own.
    if given == nil, !command.has("--desc") { return rows }
    let field = given ?? rows.table.key.name
    guard rows.table.position(of: field) != nil else {
      let names = rows.table.fields.map(\.name)
      throw context.error(
        localized(
          "--sort: \(rows.table.name) has no field '\(field)'", "--sort: \(rows.table.name) に項目「\(field)」はありません"),
        Suggestion.remedy(for: field, among: names))
    }
    do {
      return try rows.sorted(by: field, command.has("--desc") ? .descending : .ascending)
    } catch let error as StoreError where error.code == .invalidArgument {
      throw context.error(
        localized("--sort: the field '\(field)' has no order", "--sort: 項目「\(field)」には順序がありません"),
        localized("sort by another field", "ほかの項目で並べてください"))
    }
  }

  private func printRecords(_ rows: TableRows) throws {
    context.explain(rows.explain())
    if context.options.isQuiet {
      try rows.forEach { try print(key: try $0.key) }
    } else {
      try context.print(RowShape(rows.table)) { body in try rows.forEach(body) }
    }
  }

  /// A key on a line of its own, whatever text it is.
  private func print(key: RecordValue) throws {
    switch key {
    case .int(let id): try context.print(id: id)
    case .string(let text): try context.print(name: text)
    default: break
    }
  }

  // MARK: One record

  private func row(_ key: String, of table: TableDescription, in reader: any RecordReader) throws -> TableRow {
    let row: TableRow?
    if table.key.type == .string {
      row = try reader.row(ofTable: table.name, key: key)
    } else {
      guard let id = Int(Digits.folded(key)) else {
        throw context.error(
          localized("'\(key)' is no id of \(table.name)", "「\(key)」は \(table.name) の番号ではありません"),
          localized("write digits, such as 12", "12 のように数字で書いてください"))
      }
      row = try reader.row(ofTable: table.name, number: id)
    }
    guard let row else {
      throw context.error(
        localized("\(table.name) has no record '\(key)'", "\(table.name) に記録「\(key)」はありません"), nil, .negative)
    }
    return row
  }

  private func printRecord(_ row: TableRow, of table: TableDescription, in reader: any RecordReader) throws {
    var printer = context.printer()
    let positions = try printer.chosenColumns(of: RowShape(table))
    if context.options.isQuiet { return try print(key: try row.key) }
    guard printer.format == .table else { return try context.print(RowShape(table), .single) { try $0(row) } }
    var lines: [RowLine] = []
    for position in positions { lines.append(RowLine(table.fields[position], try row.value(at: position))) }
    if printer.fields == nil { lines += try reader.backlinks(to: row).map { try RowLine($0) } }
    printer.fields = nil
    var console = context.console
    try printer.print(RowLineShape(), to: &console) { body in for line in lines { try body(line) } }
  }
}
