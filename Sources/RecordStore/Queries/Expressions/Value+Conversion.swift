extension Value {
  /// The type that the value is of, the widest of its kind; nil of nil.
  var type: PropertyType? {
    switch self {
    case .null: nil
    case .bool: .bool
    case .int: .int64
    case .unsigned: .uint64
    case .float: .float
    case .double: .double
    case .date: .date
    case .string: .string
    case .bytes: .bytes
    case .blob: .blob
    case .decimal: .decimal
    case .uuid: .uuid
    case .list: .list
    case .set: .set
    case .map: .map
    case .embedded: .embedded
    case .link: .link
    case .links: .links
    }
  }

  /// The same value as a field of a type has it: numbers of every type that can tell them exactly, but of a Float,
  /// whose precision they are rounded to. nil when no value of the type is the same.
  func operand(for type: PropertyType) -> Value? {
    if fits(type) { return self }
    guard self.type?.isNumeric == true, type.isNumeric else { return nil }
    switch type {
    case .float: return float.map { .float($0) }
    case .double: return double.map { .double($0) }
    case .decimal: return decimal.map { .decimal($0) }
    default:
      guard let integer else { return nil }
      let value: Value? =
        type.unsignedLimit == nil
        ? Int64(exactly: integer).map { .int($0) } : UInt64(exactly: integer).map { .unsigned($0) }
      return value.flatMap { $0.fits(type) ? $0 : nil }
    }
  }

  private var integer: Int128? {
    if let integer = NumberOrder.integer(self) { return integer }
    if let number = NumberOrder.float(self) { return Int128(exactly: number) }
    guard case .decimal(let number) = self, number.exponent >= 0, number.exponent < 20,
      let digits = Int64(exactly: number.digits)
    else { return nil }
    var result = Int128(digits)
    for _ in 0..<number.exponent { result *= 10 }
    return number.isNegative ? -result : result
  }

  private var double: Double? {
    if let number = NumberOrder.float(self) { return number }
    return NumberOrder.integer(self).flatMap { Double(exactly: $0) }
  }

  private var float: Float? {
    if let integer = NumberOrder.integer(self) { return Float(integer) }
    guard let number = NumberOrder.float(self) else { return nil }
    let rounded = Float(number)
    return rounded.isNaN || rounded.isInfinite != number.isInfinite ? nil : rounded
  }

  private var decimal: DecimalNumber? {
    if let integer = NumberOrder.integer(self) { return NumberOrder.decimal(integer) }
    return NumberOrder.float(self).flatMap { DecimalNumber(text: $0.description) }
  }
}
