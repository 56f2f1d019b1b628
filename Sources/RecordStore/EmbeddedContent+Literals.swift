/// Embedded structs of literals.
extension EmbeddedContent {
  /// A dictionary gives some fields, and the others have the defaults of the struct. An array gives all in their order.
  ///
  /// - Throws: `invalidArgument` when a field is not there, or cannot hold its value.
  func value(of parts: RecordLiteralParts, _ path: String, _ table: String) throws -> Value {
    guard let names = parts.names else {
      guard parts.values.count == fieldSchemas.count else {
        throw RecordLiteral.mismatch(path, "all \(fieldSchemas.count) fields in an array", in: table)
      }
      return .embedded(try fieldSchemas.indices.map { try value($0, of: parts.values[$0], path, table) })
    }
    var values = defaults
    var seen: Set<Int> = []
    for (name, literal) in zip(names, parts.values) {
      guard let field = fieldSchemas.firstIndex(where: { $0.name == name }), seen.insert(field).inserted else {
        throw RecordLiteral.mismatch(path, "its fields, each once: '\(name)' is none", in: table)
      }
      values[field] = try value(field, of: literal, path, table)
    }
    return .embedded(values)
  }

  private func value(_ field: Int, of literal: RecordLiteral, _ path: String, _ table: String) throws -> Value {
    let accessor = parts[field].accessor
    return try accessor.value(of: literal, path: path + "." + accessor.name, in: table)
  }
}
