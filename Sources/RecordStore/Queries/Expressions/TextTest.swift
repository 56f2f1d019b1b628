/// A comparison of texts with one that is known, compiled.
enum TextTest: Sendable {
  case modified(ModifiedText)
  case pattern(PatternMatcher)

  /// - Throws: `invalidArgument` for a regular expression that is none, with the column.
  init(_ textOperator: TextOperator, _ needle: String, _ options: TextFoldingOptions) throws(StoreError) {
    switch textOperator {
    case .like: self = .pattern(PatternMatcher(like: needle, options: options))
    case .matches: self = .pattern(try PatternMatcher(regex: needle, options: options))
    default: self = .modified(ModifiedText(textOperator.relation, needle: needle, options: options))
    }
  }

  func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .modified(let text): text.holds(ofUTF8: bytes)
    case .pattern(let pattern): pattern.matches(utf8: bytes)
    }
  }
}

extension TextOperator {
  /// How a text is compared as it stands; `notEqual` is the opposite of `equal`, and has no form of its own.
  fileprivate var relation: ModifiedText.Relation {
    switch self {
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .compares(.equal), .compares(.notEqual), .like, .matches: .equal
    case .compares(.less): .less
    case .compares(.lessOrEqual): .lessOrEqual
    case .compares(.greater): .greater
    case .compares(.greaterOrEqual): .greaterOrEqual
    }
  }

  /// Whether it is true of two texts that are both read from records.
  ///
  /// - Throws: `invalidArgument` for a regular expression that is none.
  func holds(
    _ text: UnsafeRawBufferPointer, _ needle: UnsafeRawBufferPointer, _ options: TextFoldingOptions
  ) throws(StoreError) -> Bool {
    switch self {
    case .like, .matches:
      try TextTest(self, String(decoding: needle, as: UTF8.self), options).matches(utf8: text)
    default: ModifiedText.holds(text, relation, needle, options: options)
    }
  }
}
