/// How each type is read from a list, a set or a map.
extension PropertyElement where Self: FixedWidthInteger & SignedInteger {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Self {
    Self(truncatingIfNeeded: try elements.reader.int())
  }
}

extension PropertyElement where Self: FixedWidthInteger & UnsignedInteger {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Self {
    Self(truncatingIfNeeded: try elements.reader.unsigned())
  }
}

extension Int: PropertyElement {}
extension Int8: PropertyElement {}
extension Int16: PropertyElement {}
extension Int32: PropertyElement {}
extension Int64: PropertyElement {}
extension UInt: PropertyElement {}
extension UInt16: PropertyElement {}
extension UInt32: PropertyElement {}
extension UInt64: PropertyElement {}

/// An array of UInt8 is kept as bytes, and not as a list.
extension UInt8: PropertyElement {
  /// Bytes.
  public static var listType: StoredType { StoredType(.bytes) }
  /// Bytes.
  public static func stored(_ list: [UInt8]) -> StoredValue { StoredValue(.bytes(list)) }
  /// Reads bytes.
  public static func readList(_ row: StoredRow, _ field: StoredField) throws -> [UInt8] {
    try row.checkPresent(field, .bytes)
    return try row.view.bytes(field.layout)
  }
}

extension Bool: PropertyElement {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Bool { try elements.reader.bool() }
}

extension Float: PropertyElement {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Float { try elements.reader.float() }
}

extension Double: PropertyElement {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Double { try elements.reader.double() }
}

extension String: PropertyElement {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> String { try elements.reader.string() }
}

extension Array: PropertyElement where Element == UInt8 {
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> [UInt8] { Array(try elements.reader.bytes()) }
}
