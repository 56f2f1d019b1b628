/// An English sentence with places for names and numbers, and the same in Japanese.
struct StoreSentenceTemplate {
  /// What stands between the places; there is one more of these than places.
  private let english: [String]
  /// The numbers of the places, in the order of the English sentence.
  private let numbers: [Int]
  private let japanese: [String]
  private let japaneseNumbers: [Int]

  init(english: String, japanese: String) {
    (self.english, numbers) = StoreSentenceTemplate.parts(english)
    (self.japanese, japaneseNumbers) = StoreSentenceTemplate.parts(japanese)
  }

  /// How much of the sentence stands fixed.
  var ownLength: Int { english.reduce(0) { $0 + $1.utf8.count } }

  /// What stands in the places when the sentence is this one.
  func holes(in sentence: String) -> [Int: String]? {
    guard let first = english.first, let last = english.last, sentence.hasPrefix(first) else { return nil }
    if numbers.isEmpty { return sentence == first ? [:] : nil }
    guard sentence.hasSuffix(last), sentence.utf8.count >= first.utf8.count + last.utf8.count else { return nil }
    var rest = sentence.dropFirst(first.count).dropLast(last.count)
    var holes: [Int: String] = [:]
    for (number, end) in zip(numbers, english[1..<english.count - 1]) {
      guard let range = StoreSentenceTemplate.firstRange(of: end, in: rest) else { return nil }
      holes[number] = String(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    if let number = numbers.last { holes[number] = String(rest) }
    return holes
  }

  /// The Japanese sentence.
  func filled(_ content: (_ number: Int) -> String) -> String {
    var text = japanese.first ?? ""
    for (number, next) in zip(japaneseNumbers, japanese.dropFirst()) { text += content(number) + next }
    return text
  }

  static func firstRange(of part: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while true {
      let rest = text[start...]
      if rest.hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
      if rest.isEmpty { return nil }
      start = text.index(after: start)
    }
  }

  /// `a §1 b §2` as the parts `a `, ` b ` and an empty one, and the numbers 1 and 2.
  private static func parts(_ text: String) -> (between: [String], numbers: [Int]) {
    var between = [""]
    var numbers: [Int] = []
    var afterSign = false
    for character in text {
      if afterSign, let number = character.wholeNumberValue {
        numbers.append(number)
        between.append("")
      } else if character != "§" {
        between[between.count - 1].append(character)
      }
      afterSign = character == "§"
    }
    return (between, numbers)
  }
}
