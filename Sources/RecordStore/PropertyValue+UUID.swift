import FoundationEssentials

/// Its 16 bytes, which are its order.
extension UUID: PropertyElement {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.uuid) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.uuid(value)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> UUID {
    try row.checkPresent(field, .uuid)
    return UUID(try row.view.uuid(field.layout))
  }
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> UUID { UUID(try elements.reader.uuid()) }

  var value: UUIDValue {
    withUnsafeBytes(of: uuid) { bytes in
      UUIDValue(
        high: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian,
        low: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian)
    }
  }

  init(_ value: UUIDValue) {
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { target in
      target.storeBytes(of: value.high.bigEndian, toByteOffset: 0, as: UInt64.self)
      target.storeBytes(of: value.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}
