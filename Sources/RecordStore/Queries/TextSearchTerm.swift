/// A word to look for in texts, with what it was made from.
struct TextSearchTerm: Sendable, Equatable {
  let matcher: TextMatcher

  static func == (first: TextSearchTerm, second: TextSearchTerm) -> Bool {
    first.matcher.needle == second.matcher.needle && first.matcher.form == second.matcher.form
  }
}
