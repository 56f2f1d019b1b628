/// Types in messages about predicates.
extension PropertyType {
  /// "'star' is …"
  var words: String {
    switch self {
    case .bool: "true or false"
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: "a whole number"
    case .float, .double: "a number"
    case .decimal: "a decimal number"
    case .date: "a date"
    case .string: "a text"
    case .bytes: "bytes"
    case .blob: "a blob"
    case .uuid: "a UUID"
    case .list: "a list"
    case .set: "a set"
    case .map: "a map"
    case .embedded: "a struct"
    case .link: "a link"
    case .links: "a list of links"
    }
  }

  /// Whether values of both can be compared.
  func compares(with other: PropertyType) -> Bool { self == other || isNumeric && other.isNumeric }

  /// Whether a predicate can ask for less and greater.
  var hasOrder: Bool { isOrdered && self != .link }
}
