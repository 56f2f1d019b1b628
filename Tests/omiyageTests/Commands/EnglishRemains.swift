/// Looks for English sentences in Japanese text.
enum EnglishRemains {
  /// The first line with two English words one after the other, outside of quotes, of command lines and of the
  /// beginning `omiyage: items list:`.
  static func find(in text: String) -> String? {
    text.split(separator: "\n").first { hasEnglish(String($0)) }.map { String($0) }
  }

  static func isJapanese(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains(where: isJapanese) }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000...0x9FFF).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
  }

  private static func hasEnglish(_ line: String) -> Bool {
    var rest = withoutQuotes(line)
    if rest.hasPrefix("omiyage: ") {
      // The command may be two words.
      let parts = rest.split(separator: ":", maxSplits: 2).map { String($0) }
      rest = parts.count > 2 && !isJapanese(parts[1]) ? parts[2] : parts.dropFirst().joined()
    }
    if let command = rest.firstRange(of: "omiyage ") { rest = String(rest[..<command.lowerBound]) }
    let words = rest.split(separator: " ").map(isWord)
    return zip(words, words.dropFirst()).contains { $0 && $1 }
  }

  /// Options are no words, and neither are the names in a list with commas.
  private static func isWord(_ text: Substring) -> Bool {
    let letters = text.last == "." || text.last == ":" || text.last == ";" ? text.dropLast() : text
    return letters.utf8.count >= 2 && letters.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func withoutQuotes(_ line: String) -> String {
    let closing: [Character: Character] = ["「": "」", "'": "'", "\"": "\""]
    var result = ""
    var end: Character?
    for character in line {
      if let present = end {
        if character == present { end = nil }
      } else if let close = closing[character] {
        end = close
      } else {
        result.append(character)
      }
    }
    return result
  }
}
