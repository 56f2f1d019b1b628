/// Values of literals, which know less of their types than properties do.
extension FieldAccessor {
  /// The value of a field that is no link.
  ///
  /// - Parameters:
  ///   - path: the name of the field, behind those of the embedded structs around it.
  ///   - table: for messages.
  /// - Throws: `invalidArgument` when the field cannot hold it.
  func value(of literal: RecordLiteral, path: String, in table: String) throws -> Value {
    let value = try unchecked(literal, path, table)
    guard value == .null || type.accepts?(value) ?? true else {
      throw RecordLiteral.mismatch(path, "the raw value of one of its cases", in: table)
    }
    return value
  }

  private func unchecked(_ literal: RecordLiteral, _ path: String, _ table: String) throws -> Value {
    guard let parts = literal.parts else { return try literal.single(type.type, path, table) }
    switch (type.type, parts.names) {
    case (.bytes, nil): return try RecordLiteral.bytes(parts, path, table)
    case (.list, nil):
      return .list(
        try parts.values.enumerated().map { try element($1, "\(path)[\($0)]", table) })
    case (.set, nil): return .set(of: try parts.values.map { try element($0, path, table) })
    case (.map, let keys?):
      guard Set(keys).count == keys.count else { throw RecordLiteral.mismatch(path, "each key once", in: table) }
      return .map(of: try zip(keys, parts.values).map { MapEntry(key: $0, value: try element($1, path, table)) })
    case (.embedded, _):
      guard let embedded = type.embedded else { break }
      return try embedded.value(of: parts, path, table)
    default: break
    }
    throw RecordLiteral.mismatch(path, "a value of type \(type.type.name)", in: table)
  }

  private func element(_ literal: RecordLiteral, _ path: String, _ table: String) throws -> Value {
    guard case .element(let element) = type.detail else {
      throw RecordLiteral.mismatch(path, "no elements", in: table)
    }
    if let parts = literal.parts, let embedded = type.embedded { return try embedded.value(of: parts, path, table) }
    if let parts = literal.parts, element.type == .bytes { return try RecordLiteral.bytes(parts, path, table) }
    let value = try literal.single(element.type, path, table)
    if value == .null { throw RecordLiteral.mismatch(path, "elements, and none of them nil", in: table) }
    return value
  }
}

extension RecordLiteral {
  /// A value that is not made of others.
  fileprivate func single(_ type: PropertyType, _ path: String, _ table: String) throws -> Value {
    if parts == nil, let value = value.converted(to: type) { return value }
    throw Self.mismatch(path, "a value of type \(type.name)", in: table)
  }

  /// Bytes as an array of numbers.
  fileprivate static func bytes(_ parts: RecordLiteralParts, _ path: String, _ table: String) throws -> Value {
    .bytes(
      try parts.values.map { byte in
        guard parts.names == nil, case .unsigned(let byte) = try byte.single(.uint8, path, table) else {
          throw mismatch(path, "bytes", in: table)
        }
        return UInt8(truncatingIfNeeded: byte)
      })
  }

  /// - Parameter wanted: what the field takes.
  static func mismatch(_ path: String, _ wanted: String, in table: String) -> StoreError {
    .invalidArgument("\(table): the field '\(path)' takes \(wanted).")
  }
}
