/// Creates the records that a literal describes: inner ones first, so that the links to them find them.
///
/// The records that wait for inner ones stand in a list: the depth of a literal takes no stack.
struct RecordCreation {
  let transaction: Transaction
  /// A record that has the key already is changed, where it would be an error otherwise.
  let replaces: Bool

  private var open: [LiteralRecord] = []

  init(_ transaction: Transaction, replaces: Bool) {
    self.transaction = transaction
    self.replaces = replaces
  }

  /// - Returns: the number of the outer record.
  mutating func create(_ type: any Record.Type, _ literal: RecordLiteral) throws -> Int64 {
    open = [try LiteralRecord(type, literal, transaction)]
    var finished: Int64 = 0
    while let record = open.last {
      if let inner = try record.nextInner(transaction) {
        open.append(inner)
        continue
      }
      finished = try write(record)
      open.removeLast()
      open.last?.link(to: finished)
    }
    return finished
  }

  private func write(_ record: LiteralRecord) throws -> Int64 {
    let writer = record.writer
    let table = writer.table
    var changes = record.values
    let key = changes.removeValue(forKey: table.keyField)
    if key == nil, !table.isAutoIncrement {
      throw StoreError.invalidArgument("\(table.name): the key '\(table.fields[table.keyField].name)' is missing.")
    }
    if replaces, let key, let number = try existing(key, table) {
      try writer.update(number: number, changes.map { ($0.key, $0.value) })
      return number
    }
    changes[table.keyField] = key ?? .int(0)
    return try record.type.withDefaults { defaults in try writer.insert { changes[$0] ?? defaults($0) } }
  }

  private func existing(_ key: Value, _ table: TableSchema) throws -> Int64? {
    let core = transaction.core
    if let index = table.keyIndex { return try core.number(table, with: key, in: index) }
    guard case .int(let number) = key, try core.liveOperation(table, number) != nil else { return nil }
    return number
  }
}

extension Record {
  fileprivate static func withDefaults<Result>(_ body: (RecordWriter.Values) throws -> Result) rethrows -> Result {
    try schema.withValues(of: Self(), body)
  }
}
