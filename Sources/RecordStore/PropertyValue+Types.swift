extension Bool: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.bool) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.bool(self)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Bool {
    try row.checkPresent(field, .bool)
    return row.view.bool(field.layout)
  }
}

/// NaN is refused; -0 is kept as 0.
extension Float: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.float) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.float(self)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Float {
    try row.checkPresent(field, .float)
    return row.view.float(field.layout)
  }
}

/// NaN is refused; -0 is kept as 0.
extension Double: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.double) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.double(self)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Double {
    try row.checkPresent(field, .double)
    return row.view.double(field.layout)
  }
}

/// Kept as given; compared in NFC.
extension String: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.string) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.string(self)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> String {
    try row.checkPresent(field, .string)
    return try row.view.string(field.layout)
  }
}

/// nil has no bytes in a record but a bit.
extension Optional: PropertyValue where Wrapped: PropertyValue {
  /// That of the wrapped type.
  public typealias Comparand = Wrapped.Comparand
  /// How the type is stored.
  public static var storedType: StoredType { Wrapped.storedType.optional }
  /// The value as it is stored.
  public var stored: StoredValue { self?.stored ?? StoredValue(.null) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Wrapped? {
    if row.view.isNil(field.layout) { return nil }
    return try Wrapped.read(row, field)
  }

  /// Reads a field into the memory of a record, by the code of the wrapped type: code that knows neither type would
  /// look their layout up for each value.
  public static func read(_ row: StoredRow, _ field: StoredField, into target: UnsafeMutableRawPointer) throws {
    try Wrapped.readOptional(row, field, into: target)
  }

  /// The value in the memory of a record, as it is stored.
  public static func stored(at source: UnsafeRawPointer) -> StoredValue { Wrapped.storedOptional(at: source) }
}
