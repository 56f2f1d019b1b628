/// A word that is looked for in some fields. A class, so that a test of a record counts one reference.
final class FieldSearch: Sendable {
  let fields: [FieldLayout]
  let matcher: TextMatcher

  init(_ fields: [FieldLayout], _ matcher: TextMatcher) {
    self.fields = fields
    self.matcher = matcher
  }

  /// Whether one of the fields has the word.
  @inline(__always)
  func matches(_ row: borrowing RowView) throws -> Bool {
    for field in fields where !row.isNil(field) {
      if try row.withBytes(field, { matcher.matches(utf8: $0) }) { return true }
    }
    return false
  }
}
