/// Reads ids: `12`, `1-5,8,12-`, `@last`.
enum IdList {
  /// The parts of a list, in the order given. Several words make one list.
  static func parse(_ words: [String], allowsOpenRange: Bool) throws(ValueProblem) -> [IdSelection] {
    var selections: [IdSelection] = []
    for word in words {
      if word.isEmpty { throw ValueProblem("an id is empty", "write an id, such as 12 or 1-5,8") }
      let parts = folded(word).split(separator: ",", omittingEmptySubsequences: false)
      for part in parts {
        if part.isEmpty { throw ValueProblem("'\(word)' has an empty part", "write ids such as 1-5,8,12") }
        selections.append(try selection(String(part), allowsOpenRange: allowsOpenRange))
      }
    }
    return selections
  }

  /// One id or `@last`; no list and no range.
  static func parseOne(_ word: String) throws(ValueProblem) -> IdSelection {
    let selections = try parse([word], allowsOpenRange: true)
    if selections.count == 1 {
      switch selections[0] {
      case .single, .last: return selections[0]
      case .closed, .from: break
      }
    }
    throw ValueProblem("'\(word)' names more than one id", "give one id here")
  }

  /// As for numbers, and `～` is a range's dash too. U+301C is what some systems make of `～`.
  private static func folded(_ word: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      let isWave = scalar.value == 0xFF5E || scalar.value == 0x301C
      result.append(isWave ? "-" : Digits.folded(scalar))
    }
    return String(result)
  }

  private static func selection(_ part: String, allowsOpenRange: Bool) throws(ValueProblem) -> IdSelection {
    if part == "@last" { return .last }
    let bounds = part.split(separator: "-", omittingEmptySubsequences: false)
    if bounds.count == 1 { return .single(try id(part, in: part)) }
    guard bounds.count == 2, !bounds[0].isEmpty else { throw notAnId(part) }
    let first = try id(String(bounds[0]), in: part)
    if bounds[1].isEmpty {
      if allowsOpenRange { return .from(first) }
      throw ValueProblem("'\(part)' has no end", "deleting takes no open range; write both ends")
    }
    let last = try id(String(bounds[1]), in: part)
    if last < first {
      throw ValueProblem("'\(part)' runs backwards", "write the smaller id first: \(last)-\(first)")
    }
    return .closed(first...last)
  }

  private static func id(_ digits: String, in part: String) throws(ValueProblem) -> Int64 {
    if let value = Digits.value(digits.utf8) {
      if value >= 1 { return value }
      throw notAnId(part)
    }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    if isNumber { throw ValueProblem("'\(part)' is too large for an id", "the largest id is \(Int64.max)") }
    throw notAnId(part)
  }

  private static func notAnId(_ part: String) -> ValueProblem {
    ValueProblem("'\(part)' is not an id", "ids are whole numbers from 1, such as 12, 1-5,8 or @last")
  }
}
