/// What a comparison of a field of integers with a number that it cannot have comes to.
enum IntegerBound {
  /// No value compares so, nil included.
  case nothing
  /// Every value does, and nil.
  case everything
  case compare(Comparison, Value)

  /// nil for what is no number.
  init?(_ value: Value, _ comparison: Comparison, _ type: PropertyType) {
    guard value.type?.isNumeric == true else { return nil }
    if !comparison.isOfOrder {
      self = comparison == .equal ? .nothing : .everything
      return
    }
    let isBelow = comparison == .less || comparison == .lessOrEqual
    let least = Self.value(Self.least(of: type), type)
    let greatest = Self.value(Self.greatest(of: type), type)
    guard let toLeast = NumberOrder.compare(value, least), let toGreatest = NumberOrder.compare(value, greatest) else {
      return nil
    }
    if toLeast < 0 {
      self = isBelow ? .nothing : .compare(.greaterOrEqual, least)
    } else if toGreatest > 0 {
      self = isBelow ? .compare(.lessOrEqual, greatest) : .nothing
    } else if let floor = Self.floor(value, type) {
      self = .compare(isBelow ? .lessOrEqual : .greater, floor)
    } else {
      return nil
    }
  }

  /// The greatest integer below a number that is none, and that lies within the type.
  private static func floor(_ value: Value, _ type: PropertyType) -> Value? {
    if let number = NumberOrder.float(value) { return self.value(Int128(number.rounded(.down)), type) }
    guard case .decimal(let number) = value, number.exponent < 0 else { return nil }
    var digits = number.digits
    for _ in 0..<(-number.exponent) { digits /= 10 }
    return self.value(number.isNegative ? -Int128(digits) - 1 : Int128(digits), type)
  }

  private static func least(of type: PropertyType) -> Int128 { type.signedRange.map { Int128($0.lowerBound) } ?? 0 }

  private static func greatest(of type: PropertyType) -> Int128 {
    type.signedRange.map { Int128($0.upperBound) } ?? Int128(type.unsignedLimit ?? 0)
  }

  private static func value(_ number: Int128, _ type: PropertyType) -> Value {
    type.unsignedLimit == nil ? .int(Int64(clamping: number)) : .unsigned(UInt64(clamping: number))
  }
}
