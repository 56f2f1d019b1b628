/// A comparison with one text under modifiers, compiled once.
///
/// Both sides are brought into one form (`TextForm`), and compared there by whole characters. So `[]` is the exact
/// comparison, and all four options are the folded search. The empty needle is in every text. A needle that folds to
/// nothing is compared exactly.
struct ModifiedText: Sendable, Equatable {
  enum Relation: Sendable {
    case equal, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains
  }

  let relation: Relation
  let matcher: TextMatcher

  /// - Parameter needle: the right side; the left side is the text.
  init(_ relation: Relation, needle: String, options: TextFoldingOptions) {
    var needle = needle
    let isSearch = relation == .contains || relation == .endsWith
    self.relation = relation
    matcher = needle.withUTF8 {
      TextMatcher(utf8: UnsafeRawBufferPointer($0), options: options, makesPrefilter: isSearch)
    }
  }

  static func == (first: ModifiedText, second: ModifiedText) -> Bool {
    first.relation == second.relation && first.matcher.needle == second.matcher.needle
      && first.matcher.form == second.matcher.form
  }

  /// One of them has a candidate in every text of which it is true; none: nothing is certain.
  var filters: [TextPrefilter] {
    switch relation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: []
    case .equal, .beginsWith: matcher.searching.filters
    case .endsWith, .contains: matcher.filters
    }
  }

  /// Whether it is true of a text. Bytes that are not UTF-8 count as U+FFFD.
  func holds(ofUTF8 bytes: UnsafeRawBufferPointer) -> Bool { ModifiedText.holds(bytes, relation, matcher) }

  /// The same for two texts that are both read from a record: nothing is compiled.
  static func holds(
    _ text: UnsafeRawBufferPointer, _ relation: Relation, _ needle: UnsafeRawBufferPointer,
    options: TextFoldingOptions
  ) -> Bool {
    holds(text, relation, TextMatcher(utf8: needle, options: options, makesPrefilter: false))
  }

  private static func holds(_ text: UnsafeRawBufferPointer, _ relation: Relation, _ matcher: TextMatcher) -> Bool {
    switch relation {
    case .equal: matcher.equals(utf8: text)
    case .less: matcher.order(ofUTF8: text) < 0
    case .lessOrEqual: matcher.order(ofUTF8: text) <= 0
    case .greater: matcher.order(ofUTF8: text) > 0
    case .greaterOrEqual: matcher.order(ofUTF8: text) >= 0
    case .beginsWith: matcher.isPrefix(ofUTF8: text)
    case .endsWith: matcher.isSuffix(ofUTF8: text)
    case .contains: matcher.matches(utf8: text)
    }
  }
}
