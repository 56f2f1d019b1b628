/// How a field of ``TableRows`` is compared with a value. nil equals only nil, and is neither less nor greater than
/// anything.
public enum FieldComparison: Sendable, CaseIterable {
  /// Texts in NFC, -0 and 0, nil and nil.
  case equal
  /// The opposite of `equal`.
  case notEqual
  /// Before the value; texts by Unicode scalar. Fields that have an order.
  case less, lessOrEqual, greater, greaterOrEqual
  /// Exact text, in whole characters, of a field with text; or a list or a set that has an element, which of links is
  /// the number of a record.
  case contains
  /// Exact text, in whole characters. Fields with text.
  case beginsWith, endsWith
  /// Text as a person would find it, as ``TextSearch`` says. Fields with text.
  case matches

  /// The comparison of the condition; nil for those of parts of texts.
  var comparison: Comparison? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .contains, .beginsWith, .endsWith, .matches: nil
    }
  }
}
