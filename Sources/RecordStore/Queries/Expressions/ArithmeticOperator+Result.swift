extension ArithmeticOperator {
  /// The result of two numbers; nil where one of them is, or where there is none.
  ///
  /// - Throws: `tooLarge` when an integer has more than 64 bits, or a Decimal more than 38 digits.
  func result(_ first: Value, _ second: Value) throws(StoreError) -> Value {
    if let a = NumberOrder.integer(first), let b = NumberOrder.integer(second) { return try integer(a, b) }
    if let (a, b) = Self.decimals(first, second) { return try decimal(a, b) }
    guard let a = Self.double(first), let b = Self.double(second) else { return .null }
    let result =
      switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      }
    return result.isNaN ? .null : .double(result)
  }

  private func integer(_ a: Int128, _ b: Int128) throws(StoreError) -> Value {
    let result: Int128
    switch self {
    case .add: result = a + b
    case .subtract: result = a - b
    case .multiply:
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      result = overflow ? .max : product
    case .divide:
      if b == 0 { return .null }
      result = a / b
    }
    if let number = Int64(exactly: result) { return .int(number) }
    if let number = UInt64(exactly: result) { return .unsigned(number) }
    throw .tooLarge("a number that a condition works out", limit: "that of 64 bits")
  }

  /// Both as Decimals, where one of them is and the other is no Double.
  private static func decimals(_ first: Value, _ second: Value) -> (DecimalNumber, DecimalNumber)? {
    switch (first, second) {
    case (.decimal(let a), .decimal(let b)): (a, b)
    case (.decimal(let a), _): NumberOrder.integer(second).flatMap { NumberOrder.decimal($0) }.map { (a, $0) }
    case (_, .decimal(let b)): NumberOrder.integer(first).flatMap { NumberOrder.decimal($0) }.map { ($0, b) }
    default: nil
    }
  }

  private func decimal(_ a: DecimalNumber, _ b: DecimalNumber) throws(StoreError) -> Value {
    if a.isNaN || b.isNaN || self == .divide && b.digits == 0 { return .null }
    let result =
      switch self {
      case .add: a.adding(b)
      case .subtract: a.adding(b.negative)
      case .multiply: a.multiplied(by: b)
      case .divide: a.divided(by: b)
      }
    guard let result else { throw .tooLarge("a Decimal that a condition works out", limit: "that of 38 digits") }
    return .decimal(result)
  }

  private static func double(_ value: Value) -> Double? {
    NumberOrder.float(value) ?? NumberOrder.integer(value).map { Double($0) }
  }
}
