/// What a word of the command line must be. The parser checks every word against its kind, so that a bad value
/// stops the command before anything is opened.
enum ValueKind: Hashable, Sendable {
  /// Text, kept as given. With `orStream`, `-` means standard input.
  case text(orStream: Bool)
  /// A file name: any bytes. With `orStream`, `-` means standard input or output.
  case path(orStream: Bool)
  /// One of the words.
  case choice([String])
  /// Some of the words, with commas between.
  case choices([String])
  /// Names with commas between; which names are right depends on the data.
  case names
  /// `COLUMN=FIELD`.
  case assignment
  case number(ClosedRange<Int64>)
  case star
  case date
  /// The number of a change, or a date.
  case pastState
  /// Text with fields in braces.
  case template
  /// A time in seconds.
  case seconds
  /// One id or `@last`.
  case id
  case ids(allowsOpenRange: Bool)

  /// A count of at least one.
  static let count = ValueKind.number(1...Int64.max)

  /// Whether `-` stands for a standard stream here.
  var takesStream: Bool {
    switch self {
    case .text(let orStream), .path(let orStream): return orStream
    default: return false
    }
  }

  /// Whether text that begins with a dash makes sense here, and `--` is worth a hint.
  var isText: Bool {
    if case .text = self { return true }
    return false
  }

  /// Throws when the word is not of this kind. `name` is what it is called in the message.
  func check(_ word: RawArgument, name: String, dates: DateParser) throws(ValueProblem) {
    if case .path = self {
      if word.isEmpty {
        throw ValueProblem(
          localized("\(name) is empty", "\(name) が空です"), localized("give a file name", "ファイル名を書いてください"))
      }
      return
    }
    let text = try ValueKind.text(of: word, name: name)
    switch self {
    case .text, .path: break
    case .choice(let words): try ValueKind.checkChoice(text, among: words, name: name)
    case .choices(let words):
      for part in try ValueKind.names(in: text, name: name) {
        try ValueKind.checkChoice(part, among: words, name: name)
      }
    case .names: _ = try ValueKind.names(in: text, name: name)
    case .assignment: _ = try ValueKind.assignment(in: text, name: name)
    case .number(let range): _ = try Digits.wholeNumber(text, in: range, name: name)
    case .star: _ = try Stars.parse(text)
    case .date: _ = try dates.parse(text)
    case .pastState: _ = try PastState.parse(text, name: name, dates: dates)
    case .template: _ = try RecordTemplate(text)
    case .seconds: _ = try Seconds.parse(text, name: name)
    case .id: _ = try IdList.parseOne(text)
    case .ids(let allowsOpenRange): _ = try IdList.parse([text], allowsOpenRange: allowsOpenRange)
    }
  }

  static func text(of word: RawArgument, name: String) throws(ValueProblem) -> String {
    if let text = word.text { return text }
    if word.bytes.contains(0) {
      throw ValueProblem(
        localized("\(name) holds a NUL character", "\(name) に NUL 文字があります"), localized("leave it out", "取り除いてください"))
    }
    throw ValueProblem(
      localized("\(name) '\(word.visible)' is not valid UTF-8", "\(name)「\(word.visible)」は UTF-8 として正しくありません"),
      localized("give text in UTF-8", "UTF-8 で書いてください"))
  }

  static func names(in text: String, name: String) throws(ValueProblem) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    if parts.contains("") {
      throw ValueProblem(
        localized("\(name) '\(text)' has an empty part", "\(name)「\(text)」に空の部分があります"),
        localized("write names as in a,b,c", "a,b,c のように名前を並べてください"))
    }
    return parts
  }

  static func assignment(in text: String, name: String) throws(ValueProblem) -> (left: String, right: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex, text.index(after: sign) != text.endIndex else {
      throw ValueProblem(
        localized("\(name) '\(text)' is not COLUMN=FIELD", "\(name)「\(text)」は COLUMN=FIELD の形ではありません"),
        localized("write it like 商品名=title", "商品名=title のように書いてください"))
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  private static func checkChoice(_ text: String, among words: [String], name: String) throws(ValueProblem) {
    if words.contains(text) { return }
    let remedy = Suggestion.remedy(for: text, among: words)
    throw ValueProblem(localized("\(name) takes no '\(text)'", "\(name) に「\(text)」は使えません"), remedy)
  }

  /// `a, b or c`; in Japanese all with the same comma.
  static func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return localized(words.dropLast().joined(separator: ", ") + " or " + last, words.joined(separator: "、"))
  }
}
