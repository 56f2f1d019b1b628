import RecordStore

/// The types of a store as Swift: structs with the schema that the file has.
///
/// Names of the file become identifiers, and stand in the schema as they are. What a file does not tell is left out:
/// rules of values, and the enums that raw values came from.
struct SwiftSource {
  private let tables: [TableDescription]
  /// The name of each type, by the table's.
  private var typeNames: [String: String] = [:]

  init(_ tables: [TableDescription]) {
    self.tables = tables
    var names = SwiftName(taken: SwiftSource.takenTypes)
    for table in tables { typeNames[table.name] = names.name(for: table.name, otherwise: "Table") }
  }

  /// A whole source file.
  var text: String {
    let needsFoundation = tables.contains { $0.fields.contains { SwiftSource.isOfFoundation($0.type) } }
    let imports = (needsFoundation ? ["import FoundationEssentials"] : []) + ["import RecordStore"]
    return (imports + tables.map { "\n" + type($0) }).joined(separator: "\n") + "\n"
  }

  // MARK: Types

  private func type(_ table: TableDescription) -> String {
    var names = SwiftName(taken: SwiftSource.takenTypes.union(SwiftSource.takenProperties))
    let properties = table.fields.enumerated().map {
      names.name(for: $1.name, otherwise: $0 == table.keyPosition ? "key" : "field")
    }
    let typeName = typeNames[table.name] ?? "Table"
    var lines = ["struct \(typeName): Record {"]
    var partNames = SwiftName(taken: SwiftSource.takenTypes.union(typeNames.values))
    var parts: [String] = []
    for (field, property) in zip(table.fields, properties) {
      let part = SwiftSource.fields(within: field.type).map { add($0, of: property, to: &parts, &partNames) }
      lines.append("  var \(property)" + declaration(field, part ?? ""))
    }
    lines += parts.map { $0.isEmpty ? "" : "  " + $0 }
    lines += ["", "  static let schema = Schema<\(typeName)>(\(SwiftName.literal(table.name))) {"]
    for (position, field) in table.fields.enumerated() {
      let isKey = position == table.keyPosition
      let rules = rules(of: field, isKey: isKey, in: table)
      lines.append(
        "    \(isKey ? "PrimaryKey" : "Field")(\\.\(properties[position]), \(SwiftName.literal(field.name))\(rules))")
    }
    lines += table.indexes.map { "    " + index($0, table, properties) }
    lines += table.textIndexes.map { "    TextIndex(\(paths($0, table, properties)))" }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }

  private func rules(of field: FieldDescription, isKey: Bool, in table: TableDescription) -> String {
    if isKey { return table.isAutoIncrement ? ", .autoIncrement" : "" }
    switch field.deleteRule {
    case .cascade: return ", .deleteRule(.cascade)"
    case .deny: return ", .deleteRule(.deny)"
    case .nullify, nil: return ""
    }
  }

  /// Adds an embedded struct, with those in it.
  ///
  /// - Returns: its name.
  private func add(
    _ fields: [FieldDescription], of property: String, to lines: inout [String], _ typeNames: inout SwiftName
  ) -> String {
    let bare = property.drop { $0 == "`" }.prefix { $0 != "`" }
    let typeName = typeNames.name(for: bare.prefix(1).uppercased() + bare.dropFirst(), otherwise: "Part")
    var names = SwiftName(taken: SwiftSource.takenTypes.union(SwiftSource.takenProperties))
    let properties = fields.map { names.name(for: $0.name, otherwise: "field") }
    var inner: [String] = []
    lines += ["", "struct \(typeName): Embedded, Hashable {"]
    for (field, property) in zip(fields, properties) {
      let part = SwiftSource.fields(within: field.type).map { add($0, of: property, to: &inner, &typeNames) }
      lines.append("  var \(property)" + declaration(field, part ?? ""))
    }
    lines += inner.map { $0.isEmpty ? "" : "  " + $0 }
    lines += ["", "  static let schema = EmbeddedSchema<\(typeName)> {"]
    lines += zip(fields, properties).map { "    Field(\\.\($1), \(SwiftName.literal($0.name)))" }
    lines += ["  }", "}"]
    return typeName
  }

  /// The fields of the embedded structs that a field holds; nil when it holds none.
  private static func fields(within type: FieldType) -> [FieldDescription]? {
    switch type {
    case .embedded(let fields): fields
    case .list(let element), .set(let element), .map(let element): fields(within: element)
    default: nil
    }
  }

  private func index(_ index: IndexDescription, _ table: TableDescription, _ properties: [String]) -> String {
    let included = index.included.isEmpty ? "" : ", including: " + paths(index.included, table, properties)
    return "\(index.isUnique ? "Unique" : "Index")(\(paths(index.keys, table, properties))\(included))"
  }

  private func paths(_ names: [String], _ table: TableDescription, _ properties: [String]) -> String {
    names.compactMap { table.position(of: $0) }.map { "\\." + properties[$0] }.joined(separator: ", ")
  }

  // MARK: Properties

  /// What follows the name of a property: its type, its default value, or both.
  ///
  /// - Parameter part: the name of the embedded struct in it.
  private func declaration(_ field: FieldDescription, _ part: String) -> String {
    let type = name(of: field.type, part)
    // There is no Blob without a store to keep it in.
    if field.isOptional || field.type == .blob { return ": \(type)?" }
    switch field.type {
    case .bool: return " = false"
    case .int64: return " = 0"
    case .double: return " = 0.0"
    case .string: return " = \"\""
    case .date: return " = Date(timeIntervalSince1970: 0)"
    case .bytes: return ": [UInt8] = []"
    case .int8, .int16, .int32, .uint8, .uint16, .uint32, .uint64, .float: return ": \(type) = 0"
    case .decimal: return " = Decimal(0)"
    case .uuid: return " = UUID()"
    case .list: return ": \(type) = []"
    case .set: return ": \(type) = []"
    case .map: return ": \(type) = [:]"
    case .embedded: return " = \(type)()"
    case .blob: return ": \(type)?"
    case .link: return ": \(type)?"
    case .links: return " = \(type)()"
    }
  }

  private func name(of type: FieldType, _ part: String) -> String {
    switch type {
    case .embedded: part
    case .list(let element): "[\(name(of: element, part))]"
    case .set(let element): "Set<\(name(of: element, part))>"
    case .map(let element): "[String: \(name(of: element, part))]"
    case .link(let table): "Link<\(typeNames[table] ?? "Never")>"
    case .links(let table): "List<\(typeNames[table] ?? "Never")>"
    default: type.name
    }
  }

  private static func isOfFoundation(_ type: FieldType) -> Bool {
    switch type {
    case .date, .decimal, .uuid: true
    case .list(let element), .set(let element), .map(let element): isOfFoundation(element)
    case .embedded(let fields): fields.contains { isOfFoundation($0.type) }
    default: false
    }
  }

  /// Names that a type or a property of the file would hide from the source itself.
  private static let takenTypes: Set<String> = [
    "Array", "Blob", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Embedded", "EmbeddedSchema", "Field",
    "Float", "Index", "Int", "Int16", "Int32", "Int64", "Int8", "Link", "List", "Never", "Optional", "PrimaryKey",
    "Protocol", "Record", "RecordStore", "Schema", "SchemaBuilder", "Self", "Set", "Store", "String", "Swift",
    "TextIndex", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UUID", "Unique", "FoundationEssentials",
    "PropertyValue",
  ]

  /// Names that a record has for other things, or that a key path cannot name.
  private static let takenProperties: Set<String> = ["schema", "init", "self", "Type", "Protocol", "subscript"]
}
