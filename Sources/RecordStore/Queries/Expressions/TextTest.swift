/// A comparison of texts with one that is known, compiled. A class, so that a test of a record counts one reference.
final class TextTest: Sendable {
  private enum Content {
    case modified(ModifiedText)
    case pattern(PatternMatcher)
    /// A part of the text matches.
    case found(PatternMatcher)
  }

  private let content: Content

  /// - Throws: `invalidArgument` for a regular expression that is none, with the column.
  init(_ textOperator: TextOperator, _ needle: String, _ options: TextFoldingOptions) throws(StoreError) {
    switch textOperator {
    case .like: content = .pattern(PatternMatcher(like: needle, options: options))
    case .matches: content = .pattern(try Self.expression(needle, options))
    case .finds: content = .found(try Self.expression(needle, options))
    default: content = .modified(ModifiedText(textOperator.relation, needle: needle, options: options))
    }
  }

  private static func expression(
    _ text: String, _ options: TextFoldingOptions
  ) throws(StoreError) -> PatternMatcher {
    do throws(StoreError) {
      return try PatternMatcher(regex: text, options: options)
    } catch {
      throw error.ofPattern
    }
  }

  /// One of them has a candidate in every text that matches; none: nothing is certain.
  var filters: [TextPrefilter] {
    switch content {
    case .modified(let text): text.filters
    case .pattern(let pattern): pattern.filtersOfWhole
    case .found(let pattern): pattern.filtersOfPart
    }
  }

  func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    switch content {
    case .modified(let text): text.holds(ofUTF8: bytes)
    case .pattern(let pattern): pattern.matches(utf8: bytes)
    case .found(let pattern): pattern.isFound(inUTF8: bytes)
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
    case .compares(.equal), .compares(.notEqual), .like, .matches, .finds: .equal
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
    _ text: UnsafeRawBufferPointer, _ needle: UnsafeRawBufferPointer, _ options: TextFoldingOptions,
    _ context: EvaluationContext
  ) throws(StoreError) -> Bool {
    switch self {
    case .like, .matches, .finds: try context.patterns.test(self, needle, options).matches(utf8: text)
    default: ModifiedText.holds(text, relation, needle, options: options)
    }
  }
}
