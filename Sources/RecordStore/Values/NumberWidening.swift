/// Types of numbers that hold every value of another type.
enum NumberWidening {
  /// Whether every value of one type has an equal one of the other.
  static func isLossless(from old: PropertyType, to new: PropertyType) -> Bool {
    guard old != new, old.isNumber, new.isNumber else { return false }
    switch (old, new) {
    case (.float, .double): return true
    case (.float, _), (.double, _): return false
    case (_, .float): return old.fixedByteCount <= 2
    case (_, .double): return old.fixedByteCount <= 4
    default:
      let isSigned = (old: old.signedRange != nil, new: new.signedRange != nil)
      if isSigned.old && !isSigned.new { return false }
      return new.fixedByteCount > old.fixedByteCount
    }
  }

  /// Whether the keys of an index stay as they are.
  static func keepsPattern(from old: PropertyType, to new: PropertyType) -> Bool {
    switch (old, new) {
    case (.float, .double): true
    default: (old.signedRange != nil) == (new.signedRange != nil) && new != .float && new != .double
    }
  }

  /// The bytes of a number, as a record keeps it, in the wider type.
  static func widened(
    _ source: UnsafeRawPointer, from old: PropertyType, to new: PropertyType
  ) -> UInt64 {
    switch old {
    case .float: return Double(Float(bitPattern: source.load32(at: 0))).bitPattern
    case .int8: return signed(Int64(source.load(as: Int8.self)), new)
    case .int16: return signed(Int64(Int16(bitPattern: source.load16(at: 0))), new)
    case .int32: return signed(Int64(Int32(bitPattern: source.load32(at: 0))), new)
    case .uint8: return signed(Int64(source.load(as: UInt8.self)), new)
    case .uint16: return signed(Int64(source.load16(at: 0)), new)
    default: return signed(Int64(source.load32(at: 0)), new)
    }
  }

  private static func signed(_ value: Int64, _ new: PropertyType) -> UInt64 {
    switch new {
    case .float: UInt64(Float(value).bitPattern)
    case .double: Double(value).bitPattern
    default: UInt64(bitPattern: value)
    }
  }
}

extension PropertyType {
  /// An integer, Float or Double.
  var isNumber: Bool { isNumeric && self != .decimal }

  /// What a record without the field can have where the field has no default: 0, or no text and no bytes.
  var hasEmptyValue: Bool { !isVariable || self == .string || self == .bytes }
}
