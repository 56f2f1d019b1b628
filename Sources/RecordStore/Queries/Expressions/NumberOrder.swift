/// The exact order of numbers of any types. No number passes through another type that cannot tell it.
enum NumberOrder {
  /// Below 0, 0 or above 0; nil where one of both is no number.
  static func compare(_ first: Value, _ second: Value) -> Int? {
    switch (first, second) {
    case (.double(let a), .double(let b)): return compare(a, b)
    case (.decimal(let a), .decimal(let b)): return a.compare(b)
    case (.decimal(let a), _):
      if let b = float(second) { return compare(a, b) }
      return integer(second).flatMap { decimal($0) }.map { a.compare($0) }
    case (_, .decimal): return compare(second, first).map { -$0 }
    default: break
    }
    switch (integer(first), integer(second)) {
    case (let a?, let b?): return a < b ? -1 : a == b ? 0 : 1
    case (let a?, nil): return float(second).map { compare(a, $0) }
    case (nil, let b?): return float(first).map { -compare(b, $0) }
    case (nil, nil):
      guard let a = float(first), let b = float(second) else { return nil }
      return compare(a, b)
    }
  }

  /// An integer as one; nil for other values.
  static func integer(_ value: Value) -> Int128? {
    switch value {
    case .int(let number): Int128(number)
    case .unsigned(let number): Int128(number)
    default: nil
    }
  }

  /// A floating-point number as the widest of them; nil for other values.
  static func float(_ value: Value) -> Double? {
    switch value {
    case .float(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// A whole number of at most 64 bits.
  static func decimal(_ integer: Int128) -> DecimalNumber? {
    DecimalNumber(isNegative: integer < 0, digits: integer.magnitude, exponent: 0)
  }

  /// NaN comes after all numbers.
  private static func compare(_ first: Double, _ second: Double) -> Int {
    let (a, b) = (OrderPattern.double(first), OrderPattern.double(second))
    return a < b ? -1 : a == b ? 0 : 1
  }

  /// Of an integer of at most 64 bits.
  private static func compare(_ integer: Int128, _ number: Double) -> Int {
    if number.isNaN || number >= 0x1p65 { return -1 }
    if number <= -0x1p65 { return 1 }
    let whole = number.rounded(.towardZero)
    let other = Int128(whole)
    if integer != other { return integer < other ? -1 : 1 }
    return whole < number ? -1 : whole == number ? 0 : 1
  }

  private static func compare(_ decimal: DecimalNumber, _ number: Double) -> Int {
    if decimal.isNaN || !number.isFinite {
      if decimal.isNaN && number.isNaN { return 0 }
      return decimal.isNaN || number == -.infinity ? 1 : -1
    }
    let isZero = decimal.digits == 0
    if isZero || number == 0 || decimal.isNegative != (number < 0) {
      if isZero { return number == 0 ? 0 : number > 0 ? -1 : 1 }
      return decimal.isNegative ? -1 : 1
    }
    let order = compareMagnitudes(decimal, number.magnitude)
    return decimal.isNegative ? -order : order
  }

  /// Both as whole numbers, after the negative powers of 2 and of 10 are multiplied away.
  private static func compareMagnitudes(_ decimal: DecimalNumber, _ number: Double) -> Int {
    var (left, right) = (WideInteger(decimal.digits), WideInteger(UInt128(number.significandInteger)))
    if decimal.exponent < 0 {
      right.multiplyByTen(power: -decimal.exponent)
    } else {
      left.multiplyByTen(power: decimal.exponent)
    }
    let power = number.powerOfSignificand
    if power < 0 { left.multiplyByTwo(power: -power) } else { right.multiplyByTwo(power: power) }
    return left < right ? -1 : right < left ? 1 : 0
  }
}

extension WideInteger {
  fileprivate mutating func multiplyByTwo(power: Int) {
    for _ in 0..<power / 63 { multiply(by: 1 << 63) }
    multiply(by: 1 << UInt64(power % 63))
  }
}

extension Double {
  /// The whole number that, times a power of 2, is this positive finite one.
  fileprivate var significandInteger: UInt64 {
    exponentBitPattern == 0 ? significandBitPattern : significandBitPattern | 1 << 52
  }

  fileprivate var powerOfSignificand: Int { max(1, Int(exponentBitPattern)) - 1_075 }
}
