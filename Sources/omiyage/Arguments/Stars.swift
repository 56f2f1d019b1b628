/// A rating of one comment.
enum Stars {
  static let range: ClosedRange<Int64> = 1...5

  /// Reads 1 to 5, in ASCII or full-width digits.
  static func parse(_ text: String) throws(ValueProblem) -> Int {
    let folded = Digits.folded(text)
    if folded.utf8.count == 1, let value = Digits.value(folded.utf8), range.contains(value) { return Int(value) }
    throw ValueProblem(
      localized("stars must be 1 to 5, got '\(text)'", "星は 1 から 5 までです（「\(text)」は使えません）"),
      localized("write a whole number, such as --star 4", "--star 4 のように整数を書いてください"))
  }
}
