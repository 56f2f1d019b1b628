/// Values of literals, which know less of their types than properties do.
extension SchemaContent {
  /// The value of a field that is no link.
  ///
  /// - Throws: `invalidArgument` when the field cannot hold it.
  func value(_ field: Int, of literal: RecordLiteral) throws -> Value {
    try accessors[field].value(of: literal, path: accessors[field].name, in: name)
  }

  /// - Parameter wanted: what the field takes.
  func mismatch(_ field: Int, _ wanted: String) -> StoreError {
    RecordLiteral.mismatch(accessors[field].name, wanted, in: name)
  }
}

extension Value {
  /// The same value in another type: a whole number in any type of numbers that holds it, a fraction in any type of
  /// fractions; of Decimal it has the digits that its literal needs. nil where there is none.
  func converted(to type: PropertyType) -> Value? {
    if fits(type) { return self }
    switch (self, type) {
    case (.int(let number), .double): return Double(exactly: number).map { .double($0) }
    case (.int(let number), .decimal): return .decimal(DecimalNumber(Int(number)))
    case (.double(let number), .decimal): return DecimalNumber(text: number.description).map { .decimal($0) }
    case (.int(let number), .float): return Float(exactly: number).map { .float($0) }
    case (.int(let number), _):
      guard type.unsignedLimit != nil, let number = UInt64(exactly: number) else { return nil }
      return Value.unsigned(number).converted(to: type)
    case (.unsigned(let number), _):
      guard type.signedRange != nil, let number = Int64(exactly: number) else { return nil }
      return Value.int(number).converted(to: type)
    case (.double(let number), .float): return Float(number).isFinite == number.isFinite ? .float(Float(number)) : nil
    default: return nil
    }
  }
}
