extension Int: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.int64) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.int(Int64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Int {
    try row.checkPresent(field, .int64)
    return Int(truncatingIfNeeded: row.view.int(field.layout))
  }
}

extension Int8: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.int8) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.int(Int64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Int8 {
    try row.checkPresent(field, .int8)
    return Int8(truncatingIfNeeded: row.view.int(field.layout))
  }
}

extension Int16: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.int16) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.int(Int64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Int16 {
    try row.checkPresent(field, .int16)
    return Int16(truncatingIfNeeded: row.view.int(field.layout))
  }
}

extension Int32: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.int32) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.int(Int64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Int32 {
    try row.checkPresent(field, .int32)
    return Int32(truncatingIfNeeded: row.view.int(field.layout))
  }
}

extension Int64: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.int64) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.int(Int64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Int64 {
    try row.checkPresent(field, .int64)
    return Int64(truncatingIfNeeded: row.view.int(field.layout))
  }
}

extension UInt: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uint64) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.unsigned(UInt64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UInt {
    try row.checkPresent(field, .uint64)
    return UInt(truncatingIfNeeded: row.view.unsigned(field.layout))
  }
}

extension UInt8: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uint8) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.unsigned(UInt64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UInt8 {
    try row.checkPresent(field, .uint8)
    return UInt8(truncatingIfNeeded: row.view.unsigned(field.layout))
  }
}

extension UInt16: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uint16) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.unsigned(UInt64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UInt16 {
    try row.checkPresent(field, .uint16)
    return UInt16(truncatingIfNeeded: row.view.unsigned(field.layout))
  }
}

extension UInt32: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uint32) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.unsigned(UInt64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UInt32 {
    try row.checkPresent(field, .uint32)
    return UInt32(truncatingIfNeeded: row.view.unsigned(field.layout))
  }
}

extension UInt64: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uint64) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.unsigned(UInt64(self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UInt64 {
    try row.checkPresent(field, .uint64)
    return UInt64(truncatingIfNeeded: row.view.unsigned(field.layout))
  }
}
