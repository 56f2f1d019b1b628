/// What a schema knows by key paths: where each property is, and the indexes.
///
/// Apart from the rest, since the runtime makes a key path when it is first asked for: those of ten properties take
/// longer than a process needs to open a store and to read a row.
final class SchemaProperties: Sendable {
  /// The position of each property's field.
  let positions: KeyPathPositions
  let embeddedPlaces: KeyPathPlaces
  /// One a field, in the order of the fields.
  let accesses: [PropertyAccess]
  /// As the program declares them.
  let indexes: [IndexSchema]
  let textIndexes: [TextIndexSchema]

  init(_ name: String, _ lines: [SchemaPart], _ fields: [FieldSchema], _ key: Int) {
    let parts = lines.compactMap { $0.field }
    accesses = parts.map { $0.accessor.access }
    positions = KeyPathPositions(accesses.map { $0.keyPath }, of: name)
    embeddedPlaces = KeyPathPlaces(parts)
    indexes = Self.indexes(lines.compactMap { $0.index }, name, positions, fields, key)
    textIndexes = Self.textIndexes(lines.compactMap { $0.textIndex }, name, positions, fields, after: indexes.count)
  }

  private static func indexes(
    _ parts: [SchemaPart.IndexPart], _ name: String, _ positions: KeyPathPositions, _ fields: [FieldSchema],
    _ key: Int
  ) -> [IndexSchema] {
    var indexes: [IndexSchema] = []
    // A String key is found by an index like any other.
    if fields[key].type == .string { indexes.append(IndexSchema(id: 1, keys: [key], included: [], isUnique: true)) }
    for part in parts {
      precondition(!part.keys.isEmpty, "an index of \(name) names no property")
      precondition(
        part.keys.count + part.included.count <= DatabaseSchema.indexFieldLimit,
        "an index of \(name) has more than \(DatabaseSchema.indexFieldLimit) properties")
      let (keys, included) = (part.keys.map(position), part.included.map(position))
      precondition(
        keys.allSatisfy { fields[$0].type.isOrdered }, "an index of \(name) orders by a property without an order")
      precondition(
        included.allSatisfy { !fields[$0].type.isVariable }, "an index of \(name) includes a property of any length")
      indexes.append(IndexSchema(id: indexes.count + 1, keys: keys, included: included, isUnique: part.isUnique))
    }
    // What links to a record is found by an index, too.
    for field in fields.indices where fields[field].target != nil {
      if indexes.contains(where: { $0.keys == [field] }) { continue }
      indexes.append(IndexSchema(id: indexes.count + 1, keys: [field], included: [], isUnique: false))
    }
    precondition(indexes.count <= DatabaseSchema.indexLimit, "the schema of \(name) has too many indexes")
    func position(_ keyPath: AnyKeyPath) -> Int { Self.position(keyPath, positions, name) }
    return indexes
  }

  private static func position(_ keyPath: AnyKeyPath, _ positions: KeyPathPositions, _ name: String) -> Int {
    guard let position = positions.position(of: keyPath) else {
      preconditionFailure("an index of \(name) names \(keyPath), which has no Field")
    }
    return position
  }

  private static func textIndexes(
    _ parts: [[AnyKeyPath]], _ name: String, _ positions: KeyPathPositions, _ fields: [FieldSchema], after count: Int
  ) -> [TextIndexSchema] {
    var indexes: [TextIndexSchema] = []
    for part in parts {
      let places = part.map { position($0, positions, name) }
      precondition(!places.isEmpty, "a text index of \(name) names no property")
      precondition(Set(places).count == places.count, "a text index of \(name) names a property twice")
      precondition(
        places.count <= DatabaseSchema.indexFieldLimit,
        "a text index of \(name) has more than \(DatabaseSchema.indexFieldLimit) properties")
      precondition(
        places.allSatisfy { fields[$0].type == .string }, "a text index of \(name) names a property that is no text")
      indexes.append(TextIndexSchema(id: count + indexes.count + 1, fields: places))
    }
    precondition(count + indexes.count <= DatabaseSchema.indexLimit, "the schema of \(name) has too many indexes")
    return indexes
  }
}
