/// Values from their patterns.
extension Value {
  /// The value of a field of fixed width, or of a link, that has a pattern.
  init(pattern: UInt64, _ type: PropertyType) {
    switch type {
    case .bool: self = .bool(pattern != 0)
    case .uint8, .uint16, .uint32, .uint64: self = .unsigned(pattern)
    case .float: self = .float(Float(OrderPattern.double(of: pattern)))
    case .double: self = .double(OrderPattern.double(of: pattern))
    case .date: self = .date(OrderPattern.signed(of: pattern))
    case .link: self = .link(OrderPattern.signed(of: pattern))
    default: self = .int(OrderPattern.signed(of: pattern))
    }
  }
}
