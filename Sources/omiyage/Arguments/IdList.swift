/// Reads ids: `12`, `1-5,8,12-`, `@last`.
enum IdList {
  /// The parts of a list, in the order given. Several words make one list.
  static func parse(_ words: [String], allowsOpenRange: Bool) throws(ValueProblem) -> [IdSelection] {
    var selections: [IdSelection] = []
    for word in words {
      if word.isEmpty {
        throw ValueProblem(
          localized("an id is empty", "番号が空です"),
          localized("write an id, such as 12 or 1-5,8", "12 や 1-5,8 のように番号を書いてください"))
      }
      let parts = folded(word).split(separator: ",", omittingEmptySubsequences: false)
      for part in parts {
        if part.isEmpty {
          throw ValueProblem(
            localized("'\(word)' has an empty part", "「\(word)」に空の部分があります"),
            localized("write ids such as 1-5,8,12", "1-5,8,12 のように番号を書いてください"))
        }
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
    throw ValueProblem(
      localized("'\(word)' names more than one id", "「\(word)」は番号を2つ以上指しています"),
      localized("give one id here", "ここには番号を1つだけ書いてください"))
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
      throw ValueProblem(
        localized("'\(part)' has no end", "「\(part)」に終わりの番号がありません"),
        localized("deleting takes no open range; write both ends", "削除では範囲の両端を書いてください"))
    }
    let last = try id(String(bounds[1]), in: part)
    if last < first {
      throw ValueProblem(
        localized("'\(part)' runs backwards", "「\(part)」は大小が逆です"),
        localized("write the smaller id first: \(last)-\(first)", "小さい番号を先に書いてください: \(last)-\(first)"))
    }
    return .closed(first...last)
  }

  private static func id(_ digits: String, in part: String) throws(ValueProblem) -> Int64 {
    if let value = Digits.value(digits.utf8) {
      if value >= 1 { return value }
      throw notAnId(part)
    }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    if isNumber {
      throw ValueProblem(
        localized("'\(part)' is too large for an id", "「\(part)」は番号として大きすぎます"),
        localized("the largest id is \(Int64.max)", "最大の番号は \(Int64.max) です"))
    }
    throw notAnId(part)
  }

  private static func notAnId(_ part: String) -> ValueProblem {
    ValueProblem(
      localized("'\(part)' is not an id", "「\(part)」は番号ではありません"),
      localized("ids are whole numbers from 1, such as 12, 1-5,8 or @last", "番号は 1 以上の整数です。12、1-5,8、@last のように書いてください"))
  }
}
