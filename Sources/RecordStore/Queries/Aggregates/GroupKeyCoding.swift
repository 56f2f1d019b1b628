/// The values that a group has in common as bytes: equal where the values are, in the order of the values, nil last.
enum GroupKeyCoding {
  private static let hasValue: UInt8 = 0
  private static let isNil: UInt8 = 1

  static func appendNil(to key: inout [UInt8]) { key.append(isNil) }

  @inline(__always)
  static func append(pattern: UInt64, to key: inout [UInt8]) {
    key.append(hasValue)
    withUnsafeBytes(of: pattern.bigEndian) { key.append(contentsOf: $0) }
  }

  /// Bytes of any length: a zero is followed by 255, and two zeros end them.
  static func append(bytes: UnsafeRawBufferPointer, to key: inout [UInt8]) {
    key.append(hasValue)
    for byte in bytes {
      key.append(byte)
      if byte == 0 { key.append(0xFF) }
    }
    key.append(0)
    key.append(0)
  }

  /// The values of a key, of fields with these types.
  static func values(_ key: UnsafeRawBufferPointer, _ types: [PropertyType]) -> [Value] {
    var at = 0
    return types.map { type in
      at += 1
      if key[at - 1] == isNil { return .null }
      if !type.isVariable || type == .link {
        at += 8
        return Value(pattern: UInt64(bigEndian: key.loadUnaligned(fromByteOffset: at - 8, as: UInt64.self)), type)
      }
      var bytes: [UInt8] = []
      while true {
        let byte = key[at]
        at += 1
        if byte == 0 {
          at += 1
          if key[at - 1] == 0 { break }
        }
        bytes.append(byte)
      }
      return value(bytes, type)
    }
  }

  private static func value(_ bytes: [UInt8], _ type: PropertyType) -> Value {
    switch type {
    case .string: .string(String(decoding: bytes, as: UTF8.self))
    case .decimal: bytes.withUnsafeBytes { DecimalNumber(bytes: $0) }.map { .decimal($0) } ?? .null
    case .uuid: bytes.withUnsafeBytes { UUIDValue(bytes: $0) }.map { .uuid($0) } ?? .null
    default: .bytes(bytes)
    }
  }
}
