@testable import RecordStore
@testable import RecordStoreTestSupport

/// What a store should hold while programs with random declarations of one table write to it, each later than the one
/// before: the oracle of `SchemaHistoryTests`.
struct SchemaHistoryModel {
  /// A field as the store keeps it, whatever programs call it.
  struct Column {
    var name: String
    var type: PropertyType
    var isOptional: Bool
    /// What records without it have.
    var missing: Value
  }

  /// A field as a program declares it.
  struct Field {
    var column: Int
    var name: String
    var type: PropertyType
    var isOptional: Bool
    var formerNames: [String] = []
    var newDefault: Value = .null
  }

  /// A program: its declaration, and what it means.
  struct Program {
    var fields: [Field]
    var indexed: [Int]
    let table: TableSchema
  }

  private(set) var columns: [Column] = []
  private(set) var programs: [Program] = []
  /// By number and column. A column that is missing has its default.
  var records: [Int64: [Int: Value]] = [:]
  private var nameCount = 0
  /// Columns that the program that is being made changes.
  private var touched: Set<Int> = []

  private static let widenings: [PropertyType: [PropertyType]] = [
    .int8: [.int16, .int32, .int64, .double, .float], .int16: [.int32, .int64, .double], .int32: [.int64, .double],
    .uint8: [.uint16, .int16, .uint64, .double], .uint16: [.uint32, .int32, .int64], .float: [.double],
  ]
  private static let types: [PropertyType] = [
    .bool, .int8, .int16, .int32, .int64, .uint8, .uint16, .float, .double, .date, .string, .bytes,
  ]

  // MARK: Programs

  /// The next program: the last one with some changes.
  mutating func evolve(_ generator: inout SeededGenerator) -> Program {
    var fields = programs.last?.fields ?? []
    for index in fields.indices {
      fields[index].formerNames = []
      fields[index].newDefault = .null
    }
    touched = []
    for _ in 0...generator.below(3) { change(&fields, &generator) }
    if generator.oneIn(2) { fields.shuffle(using: &generator) }
    let indexed = fields.indices.filter { _ in generator.oneIn(3) }
    let program = Program(fields: fields, indexed: indexed, table: Self.table(fields, indexed))
    programs.append(program)
    return program
  }

  private mutating func change(_ fields: inout [Field], _ generator: inout SeededGenerator) {
    switch generator.below(6) {
    case 0 where fields.count > 1:
      // What a program has never declared in this form the store never had.
      let index = generator.below(fields.count)
      if !touched.contains(fields[index].column) { fields.remove(at: index) }
    case 1 where !fields.isEmpty:
      // A name of 1,000 bytes now and then.
      let index = generator.below(fields.count)
      guard fields[index].formerNames.isEmpty, fields[index].newDefault == .null,
        columns[fields[index].column].name == fields[index].name
      else { return }
      touched.insert(fields[index].column)
      fields[index].formerNames = [fields[index].name]
      fields[index].name = newName(&generator)
      columns[fields[index].column].name = fields[index].name
    case 2 where !fields.isEmpty:
      let index = generator.below(fields.count)
      let wider = Self.widenings[fields[index].type] ?? []
      guard !wider.isEmpty, fields[index].newDefault == .null else { return }
      fields[index].type = wider[generator.below(wider.count)]
      let column = fields[index].column
      touched.insert(column)
      columns[column].type = fields[index].type
      columns[column].missing = Self.converted(columns[column].missing, to: fields[index].type)
      for (number, record) in records {
        if let value = record[column] { records[number]?[column] = Self.converted(value, to: fields[index].type) }
      }
    case 3 where !fields.isEmpty:
      let index = generator.below(fields.count)
      touched.insert(fields[index].column)
      fields[index].isOptional = true
      columns[fields[index].column].isOptional = true
      if programs.isEmpty { columns[fields[index].column].missing = .null }
    case 4:
      // One that an earlier program has dropped.
      let dropped = columns.indices.filter { column in !fields.contains { $0.column == column } }
      guard let column = dropped.randomElement(using: &generator) else { return }
      fields.append(
        Field(
          column: column, name: columns[column].name, type: columns[column].type,
          isOptional: columns[column].isOptional))
    default: fields.append(add(&generator))
    }
  }

  private mutating func add(_ generator: inout SeededGenerator) -> Field {
    let type = Self.types[generator.below(Self.types.count)]
    let isOptional = generator.oneIn(3)
    let isOfFirst = programs.isEmpty
    let value = isOptional && generator.oneIn(2) ? Value.null : Self.value(type, &generator, isShort: true)
    // The fields of a new table have their defaults noted only where they must have one.
    let missing = isOptional && isOfFirst ? Value.null : value
    touched.insert(columns.count)
    columns.append(Column(name: newName(&generator), type: type, isOptional: isOptional, missing: missing))
    return Field(
      column: columns.count - 1, name: columns[columns.count - 1].name, type: type, isOptional: isOptional,
      newDefault: value)
  }

  private mutating func newName(_ generator: inout SeededGenerator) -> String {
    nameCount += 1
    if nameCount < 20, generator.oneIn(4) {
      return String(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(nameCount))))
    }
    if generator.oneIn(10) { return String(repeating: "n", count: 1_000 - 4) + "\(1_000 + nameCount)" }
    return "名\(nameCount)"
  }

  private static func table(_ fields: [Field], _ indexed: [Int]) -> TableSchema {
    let id = FieldSchema(id: 1, name: "id", type: .int64, isOptional: false)
    let schemas = fields.enumerated().map {
      FieldSchema(id: $0 + 2, name: $1.name, type: $1.type, isOptional: $1.isOptional)
    }
    let defaults = [Value?.none] + fields.map { $0.newDefault == .null ? nil : $0.newDefault }
    return TableSchema(
      id: 0, name: "T", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 0, fields: [id] + schemas,
      indexes: indexed.enumerated().map { IndexSchema(id: $0 + 1, keys: [$1 + 1], included: [], isUnique: false) },
      declaration: TableDeclaration(formerNames: [[]] + fields.map(\.formerNames)) { defaults })
  }

  // MARK: Values

  static func value(_ type: PropertyType, _ generator: inout SeededGenerator, isShort: Bool = false) -> Value {
    let number = Int64(generator.below(200)) - 100
    switch type {
    case .bool: return .bool(generator.oneIn(2))
    case .int8, .int16, .int32, .int64: return .int(number)
    case .uint8, .uint16, .uint32, .uint64: return .unsigned(UInt64(generator.below(200)))
    case .float: return .float(Float(number) / 4)
    case .double: return .double(Double(number) / 8)
    case .date: return .date(number * 1_000)
    default:
      let count = isShort ? generator.below(20) : generator.oneIn(6) ? generator.below(6_000) : generator.below(40)
      let text = String(repeating: "字", count: count)
      return type == .string ? .string(text) : .bytes(Array(text.utf8))
    }
  }

  static func converted(_ value: Value, to type: PropertyType) -> Value {
    let number: Double
    switch value {
    case .int(let old): number = Double(old)
    case .unsigned(let old): number = Double(old)
    case .float(let old): number = Double(old)
    default: return value
    }
    if type == .double { return .double(number) }
    if type == .float { return .float(Float(number)) }
    return type.signedRange != nil ? .int(Int64(number)) : .unsigned(UInt64(number))
  }

  // MARK: Expectations

  /// What a program reads of a record; nil where it cannot read the table.
  func expected(_ number: Int64, by program: Program) -> [Value]? {
    guard let record = records[number] else { return nil }
    return program.fields.map { record[$0.column] ?? columns[$0.column].missing }
  }

  /// Whether the store still has all fields of a program as it declares them.
  func canRead(_ program: Program) -> Bool {
    program.fields.allSatisfy { columns[$0.column].type == $0.type }
  }
}
