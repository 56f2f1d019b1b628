/// The characters of a pattern, in NFC, read one after the other.
///
/// A sign of the syntax is a character of one scalar: `*` with a mark above it is text.
struct PatternReader {
  private let characters: [[UInt32]]
  private(set) var index = 0

  init(_ pattern: String) {
    var characters: [[UInt32]] = []
    TextOrder.nfc(pattern).withUnsafeBytes { bytes in
      characters = PatternReader.characters(of: bytes)
    }
    self.characters = characters
  }

  /// The scalars of each character of a text.
  static func characters(of bytes: UnsafeRawBufferPointer) -> [[UInt32]] {
    var characters: [[UInt32]] = []
    var index = 0
    while index < bytes.count {
      let end = GraphemeBreaks.end(of: bytes, from: index)
      characters.append(UTF8Scalar.values(of: bytes.slice(index..<end)))
      index = end
    }
    return characters
  }

  var count: Int { characters.count }
  var isAtEnd: Bool { index == characters.count }
  /// The place of the next character in the pattern, from 1.
  var column: Int { index + 1 }

  /// The next character without taking it; nil: it is the end, or a character of several scalars.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    guard index + distance < characters.count, characters[index + distance].count == 1 else { return nil }
    return Unicode.Scalar(characters[index + distance][0])
  }

  func isNext(_ text: String) -> Bool {
    var distance = 0
    for scalar in text.unicodeScalars {
      guard peek(distance) == scalar else { return false }
      distance += 1
    }
    return true
  }

  mutating func take() -> [UInt32]? {
    guard index < characters.count else { return nil }
    index += 1
    return characters[index - 1]
  }

  /// Takes the text if it is next.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Takes one space of any kind; CR LF is one.
  mutating func takeSpace() -> Bool {
    guard index < characters.count, characters[index].count == 1 || characters[index] == [13, 10],
      ScalarProperty.space.holds(characters[index][0])
    else { return false }
    index += 1
    return true
  }

  /// Takes up to `limit` characters that satisfy a condition.
  mutating func take(upTo limit: Int = .max, while condition: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    while result.unicodeScalars.count < limit, let scalar = peek(), condition(scalar) {
      result.unicodeScalars.append(scalar)
      index += 1
    }
    return result
  }
}
