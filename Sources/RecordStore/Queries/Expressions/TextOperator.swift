/// How a text is compared with another under options. nil holds no text, so all are false of it but `equal` and
/// `notEqual` of nil and nil.
enum TextOperator: Sendable, Hashable {
  case compares(Comparison)
  /// In whole characters. The empty text is in every text.
  case contains, beginsWith, endsWith
  /// The whole text, with the second one as a pattern of LIKE or as a regular expression.
  case like, matches
  /// A part of the text, which may be empty, with the second one as a regular expression.
  case finds

  /// The same in an exact comparison; nil for the others.
  var part: TextPart? {
    switch self {
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .compares, .like, .matches, .finds: nil
    }
  }

  /// Where it is true of a text, the text contains the other one.
  var impliesContaining: Bool {
    switch self {
    case .contains, .beginsWith, .endsWith, .compares(.equal): true
    case .compares, .like, .matches, .finds: false
    }
  }
}
