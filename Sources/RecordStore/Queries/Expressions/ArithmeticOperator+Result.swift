extension ArithmeticOperator {
  /// The result of two numbers; nil where one of them is, or where there is none.
  ///
  /// - Throws: `tooLarge` when an integer has more than 64 bits.
  func result(_ first: Value, _ second: Value) throws(StoreError) -> Value {
    if let a = NumberOrder.integer(first), let b = NumberOrder.integer(second) { return try integer(a, b) }
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

  private static func double(_ value: Value) -> Double? {
    NumberOrder.float(value) ?? NumberOrder.integer(value).map { Double($0) }
  }
}
