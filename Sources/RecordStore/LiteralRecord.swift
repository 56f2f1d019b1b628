/// A record of a literal whose links are being looked for, or whose inner records are being created.
final class LiteralRecord {
  let type: any Record.Type
  let writer: RecordWriter
  /// As the program declares it: other fields of the store have no name here.
  private let table: TableSchema
  /// What is given, by field; complete when `nextInner` gives no more.
  private(set) var values: [Int: Value] = [:]
  /// What links are to lead to, the next one last.
  private var waiting: [(field: Int, literal: RecordLiteral)] = []
  /// The field whose inner record is being created.
  private var current = 0

  init(_ type: any Record.Type, _ literal: RecordLiteral, _ transaction: Transaction) throws {
    self.type = type
    writer = try transaction.writer(for: type.schemaContent)
    table = writer.schema.table
    guard let parts = literal.parts else {
      throw StoreError.invalidArgument("\(table.name): a record is given as a dictionary or as an array.")
    }
    for (field, value) in zip(try fields(of: parts), parts.values) {
      switch table.fields[field].type {
      case .link: if !literalIsNil(value) { waiting.append((field, value)) } else { values[field] = .null }
      case .links: try takeList(field, value)
      default: values[field] = try writer.schema.value(field, of: value)
      }
    }
    waiting.reverse()
  }

  private func literalIsNil(_ literal: RecordLiteral) -> Bool { literal.parts == nil && literal.value == .null }

  private func takeList(_ field: Int, _ literal: RecordLiteral) throws {
    if case .links = literal.value {
      values[field] = literal.value
      return
    }
    guard let parts = literal.parts, parts.names == nil else { throw writer.schema.mismatch(field, "an array") }
    values[field] = .links([])
    for element in parts.values { waiting.append((field, element)) }
  }

  /// The positions of the fields that values stand for.
  private func fields(of parts: RecordLiteralParts) throws -> [Int] {
    guard let names = parts.names else { return try fields(ofCount: parts.values.count) }
    var seen: Set<Int> = []
    return try names.map { name in
      guard let field = table.field(named: name) else {
        throw StoreError.invalidArgument("\(table.name): there is no field '\(name)'.")
      }
      guard seen.insert(field).inserted else {
        throw StoreError.invalidArgument("\(table.name): the field '\(name)' is given twice.")
      }
      return field
    }
  }

  private func fields(ofCount count: Int) throws -> [Int] {
    let all = Array(table.fields.indices)
    if count == all.count { return all }
    if count == all.count - 1, table.isAutoIncrement { return all.filter { $0 != table.keyField } }
    let withoutKey = table.isAutoIncrement ? ", or all but the key," : ""
    throw StoreError.invalidArgument(
      "\(table.name): an array has all \(all.count) fields\(withoutKey) in the order of the schema, and this one has "
        + "\(count) values.")
  }

  // MARK: Links

  /// Looks for linked records until one is to be created.
  ///
  /// - Returns: that one; nil when all links are known.
  func nextInner(_ transaction: Transaction) throws -> LiteralRecord? {
    while let (field, literal) = waiting.popLast() {
      current = field
      guard let type = writer.schema.target(of: field) else { continue }
      if literal.parts != nil { return try LiteralRecord(type, literal, transaction) }
      link(to: try existing(literal.value, type, field))
    }
    return nil
  }

  /// Links the field that waits to a record.
  func link(to number: Int64) {
    if case .links(let numbers) = values[current] {
      values[current] = nil
      var numbers = consume numbers
      numbers.append(number)
      values[current] = .links(numbers)
    } else {
      values[current] = .link(number)
    }
  }

  /// The record that a value names: by a link, or by its key. Whether a number is one of a record is checked when the
  /// link is written.
  private func existing(
    _ value: Value, _ type: any Record.Type, _ field: Int
  ) throws -> Int64 {
    let core = writer.core
    let target = try core.schema.requiredTable(named: type.schemaContent.name)
    switch (value, target.keyIndex) {
    case (.link(let number), _), (.int(let number), nil): return number
    case (.string, let index?):
      if let number = try core.number(target, with: value, in: index) { return number }
      throw table.constraint(nil, field: field, "links to a record of \(target.name) that is not there")
    default:
      throw writer.schema.mismatch(field, "a record of \(target.name), or the key of one")
    }
  }
}
