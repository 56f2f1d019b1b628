/// What the schema of an embedded struct holds, made once a type.
///
/// It keeps key paths, which are immutable, hence `@unchecked Sendable`.
final class EmbeddedContent: @unchecked Sendable {
  let fieldSchemas: [FieldSchema]
  let positions: KeyPathPositions
  let parts: [SchemaPart.FieldPart]
  private let accessors: [FieldAccessor]
  private let accesses: [PropertyAccess]
  private let fields: [StoredField]
  /// Embedded structs one in the other, this one included.
  private let depth: Int
  private let makeDefaults: @Sendable (EmbeddedContent) -> [Value]

  /// - Parameter makeDefaults: the values of a struct as its `init()` makes it.
  init(
    _ name: String, _ lines: [SchemaPart], makeDefaults: @escaping @Sendable (EmbeddedContent) -> [Value]
  ) {
    self.makeDefaults = makeDefaults
    let parts = lines.compactMap { $0.field }
    precondition(!parts.isEmpty, "the schema of \(name) has no field")
    SchemaContent.checkFields(parts, of: name)
    self.parts = parts
    accessors = parts.map { $0.accessor }
    accesses = accessors.map { $0.access }
    for accessor in accessors {
      precondition(
        accessor.type.type.isEmbeddable && accessor.formerNames.isEmpty,
        "the schema of \(name): '\(accessor.name)' cannot be in an embedded struct")
    }
    positions = KeyPathPositions(accesses.map { $0.keyPath }, of: name)
    fieldSchemas = SchemaContent.fieldSchemas(parts)
    fields = FieldLayout.layouts(of: fieldSchemas, recordNumberField: nil).fields.map { StoredField(layout: $0) }
    depth = 1 + (accessors.compactMap { $0.type.embedded?.depth }.max() ?? 0)
    precondition(
      depth <= DatabaseSchema.embeddedDepthLimit,
      "\(name) has more than \(DatabaseSchema.embeddedDepthLimit) embedded structs one in the other")
  }

  var defaults: [Value] { makeDefaults(self) }

  /// The types whose schemas are being made.
  @TaskLocal private static var typesInMaking: [ObjectIdentifier] = []

  /// The content of a type's schema, which is made when it is first asked for.
  static func ofSchema<E: Embedded>(_ type: E.Type) -> EmbeddedContent {
    let id = ObjectIdentifier(type)
    precondition(!typesInMaking.contains(id), "the embedded struct \(type) holds itself")
    return $typesInMaking.withValue(typesInMaking + [id]) { E.schema.content }
  }
}

/// Values as memory. `value` is that of a whole struct of the schema's type.
extension EmbeddedContent {
  func values(of value: UnsafeRawPointer) -> [Value] { accesses.map { $0.value(of: value) } }

  func read(_ row: RowView, into value: UnsafeMutableRawPointer) throws {
    let stored = StoredRow(view: row)
    for index in accesses.indices { try accesses[index].read(stored, fields[index], into: value) }
  }

  /// - Parameter path: of the embedded struct, with a point at its end.
  /// - Throws: `constraint` for the first rule that a field breaks.
  func check(_ values: [Value], path: String, _ table: TableSchema, _ number: Int64?) throws {
    for (accessor, value) in zip(accessors, values) {
      try accessor.check(value, path: path + accessor.name, table, number)
    }
  }

  /// Checks embedded structs that have no place of their own to name.
  func check(_ elements: [Value], in path: String, _ table: TableSchema, _ number: Int64?) throws {
    for case .embedded(let values) in elements { try check(values, path: path + ".", table, number) }
  }
}
