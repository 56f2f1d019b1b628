import Synchronization

/// What a schema holds, made once a record type.
final class SchemaContent: Sendable {
  let name: String
  /// As the program declares it; its id is 0. The targets of links have no names yet.
  private let unlinked: TableSchema
  private let targets: [LinkedType]
  private let linked = Mutex<TableSchema?>(nil)
  let accessors: [FieldAccessor]
  let fields: [StoredField]
  private let lazyProperties: LazySchemaProperties

  /// - Parameter withNewRecord: lends a record with the default values.
  init(
    _ name: String, _ lines: [SchemaPart],
    withNewRecord: @escaping @Sendable ((UnsafeRawPointer) -> Void) -> Void
  ) {
    Self.check(name, "a table")
    self.name = name
    let parts = lines.compactMap { $0.field }
    Self.checkFields(parts, of: name)
    let keys = parts.indices.filter { parts[$0].isKey }
    precondition(keys.count == 1, "the schema of \(name) needs exactly one PrimaryKey, and has \(keys.count)")
    let key = keys[0]
    let keyType = parts[key].accessor.type
    precondition(
      !keyType.isOptional && (keyType.type == .int64 || keyType.type == .string),
      "the primary key of \(name) must be an Int or a String")
    accessors = parts.map { $0.accessor }
    targets = accessors.enumerated().compactMap { LinkedType($0, $1, of: name) }
    var fieldSchemas = Self.fieldSchemas(parts)
    for target in targets { fieldSchemas[target.field] = fieldSchemas[target.field].leading(to: "", target.deletion) }
    let declaredFields = fieldSchemas
    let properties = LazySchemaProperties { SchemaProperties(name, lines, declaredFields, key) }
    lazyProperties = properties
    unlinked = TableSchema(
      id: 0, name: name, version: 1, keyKind: keyType.type == .string ? .string : .int,
      isAutoIncrement: parts[key].accessor.rules.contains(.autoIncrement), keyField: key, fields: fieldSchemas,
      indexes: [],
      declaration: Self.declaration(
        accessors, DeclaredRelations(name, lines, accessors, properties), properties, withNewRecord))
    fields = unlinked.layouts.map { StoredField(layout: $0) }
    // A debug build finds a mistake at once, with those above.
    assert(self.properties.accesses.count == accessors.count)
  }

  /// What asks for key paths. A mistake in it stops the program here.
  var properties: SchemaProperties { lazyProperties.value }

  /// As the program declares it; its id is 0.
  var table: TableSchema { targets.isEmpty ? unlinked : linkedTable() }

  /// Types may link to each other, so the names of their tables are asked for when all schemas are made.
  private func linkedTable() -> TableSchema {
    if let table = linked.withLock({ $0 }) { return table }
    var fields = unlinked.fields
    for target in targets { fields[target.field] = fields[target.field].leading(to: target.name, target.deletion) }
    let table = TableSchema(
      id: 0, name: name, version: 1, keyKind: unlinked.keyKind, isAutoIncrement: unlinked.isAutoIncrement,
      keyField: unlinked.keyField, fields: fields, indexes: [], declaration: unlinked.declaration)
    return linked.withLock { made in
      made = made ?? table
      return made ?? table
    }
  }

  /// The type that a field leads to; nil when it has no links.
  func target(of field: Int) -> (any Record.Type)? { accessors[field].type.target }

  private static func declaration(
    _ accessors: [FieldAccessor], _ relations: DeclaredRelations, _ properties: LazySchemaProperties,
    _ withNewRecord: @escaping @Sendable ((UnsafeRawPointer) -> Void) -> Void
  ) -> TableDeclaration {
    TableDeclaration(
      formerNames: accessors.map(\.formerNames), indexes: { properties.value.indexes },
      textIndexes: { properties.value.textIndexes }, relations: relations
    ) {
      var values: [Value?] = []
      withNewRecord { record in
        values = accessors.map { accessor in
          let value = accessor.access.value(of: record)
          return accessor.rules.contains { $0.broken(by: value) != nil } ? nil : value
        }
      }
      return values
    }
  }

  /// Names and rules must make sense.
  static func checkFields(_ parts: [SchemaPart.FieldPart], of name: String) {
    precondition(parts.count <= DatabaseSchema.fieldLimit, "the schema of \(name) has more than 1,000 fields")
    var names = SortedMap<String, Void>()
    for part in parts {
      check(part.accessor.name, "a field of \(name)")
      precondition(names.insert(part.accessor.name), "the schema of \(name) names a field twice")
      for rule in part.accessor.rules {
        precondition(
          rule.applies(to: part.accessor.type.type, isKey: part.isKey),
          "the schema of \(name): the rule \(rule) means nothing for '\(part.accessor.name)'")
      }
    }
  }

  static func fieldSchemas(_ parts: [SchemaPart.FieldPart]) -> [FieldSchema] {
    parts.enumerated().map { position, part in
      let type = part.accessor.type
      return FieldSchema(
        id: position + 1, name: part.accessor.name, type: type.type, isOptional: type.isOptional, detail: type.detail)
    }
  }

  private static func check(_ name: String, _ what: String) {
    precondition(
      !name.isEmpty && name.utf8.count <= DatabaseSchema.nameByteLimit, "the name of \(what) must have 1 to 1,000 bytes"
    )
  }
}

/// Records as memory. `record` is that of a whole record of the schema's type.
extension SchemaContent {
  func read(_ row: RowView, into record: UnsafeMutableRawPointer) throws {
    let stored = StoredRow(view: row)
    if row.table.isProjection { return try read(stored, into: record) }
    try properties.accesses.withUnsafeBufferPointer { accesses in
      try fields.withUnsafeBufferPointer { fields in
        for index in accesses.indices { try accesses[index].read(stored, fields[index], into: record) }
      }
    }
  }

  /// From a table that keeps its fields elsewhere than the declaration would.
  private func read(_ row: StoredRow, into record: UnsafeMutableRawPointer) throws {
    let layouts = row.view.table.layouts
    for (index, access) in properties.accesses.enumerated() {
      try access.read(row, StoredField(layout: layouts[index]), into: record)
    }
  }
}
