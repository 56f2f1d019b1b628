/// Splits a line of a batch as a shell would: quotes, backslash and `#` comments.
///
/// `$`, backticks and wildcards are plain text: a batch is data, and data must not run anything.
struct ShellWords {
  /// Where and why a line cannot be split. `column` counts characters from 1.
  struct Fault: Error, Equatable {
    let column: Int
    let problem: ValueProblem
  }

  private let bytes: [UInt8]
  private var position = 0
  private var words: [RawArgument] = []
  private var word: [UInt8] = []
  private var isInWord = false

  /// The words of one line, without its line end. An empty or comment line has none.
  static func split(_ line: [UInt8]) throws(Fault) -> [RawArgument] {
    var splitter = ShellWords(bytes: line)
    return try splitter.run()
  }

  private init(bytes: [UInt8]) {
    let isCarriageReturnEnded = bytes.last == UInt8(ascii: "\r")
    self.bytes = isCarriageReturnEnded ? Array(bytes.dropLast()) : bytes
  }

  private mutating func run() throws(Fault) -> [RawArgument] {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        endWord()
        position += 1
      case UInt8(ascii: "#") where !isInWord:
        position = bytes.count
      case UInt8(ascii: "'"):
        try takeSingleQuoted()
      case UInt8(ascii: "\""):
        try takeDoubleQuoted()
      case UInt8(ascii: "\\"):
        try takeEscaped()
      default:
        take(byte)
      }
    }
    endWord()
    return words
  }

  private mutating func take(_ byte: UInt8) {
    word.append(byte)
    isInWord = true
    position += 1
  }

  private mutating func endWord() {
    if isInWord { words.append(RawArgument(bytes: word)) }
    word.removeAll()
    isInWord = false
  }

  private mutating func takeSingleQuoted() throws(Fault) {
    let start = position
    isInWord = true
    position += 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "'") {
        position += 1
        return
      }
      take(bytes[position])
    }
    throw fault(
      at: start,
      ValueProblem(
        localized("the quote ' is never closed", "引用符 ' が閉じられていません"),
        localized("close it on the same line", "同じ行で閉じてください")))
  }

  /// Inside double quotes a backslash protects only `"`, `\`, `$` and a backtick; before others it is itself.
  private mutating func takeDoubleQuoted() throws(Fault) {
    let start = position
    isInWord = true
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return
      }
      let protected: [UInt8] = [0x22, 0x5C, 0x24, 0x60]
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count, protected.contains(bytes[position + 1]) {
        position += 1
      }
      take(bytes[position])
    }
    throw fault(
      at: start,
      ValueProblem(
        localized("the quote \" is never closed", "引用符 \" が閉じられていません"),
        localized("close it on the same line", "同じ行で閉じてください")))
  }

  private mutating func takeEscaped() throws(Fault) {
    if position + 1 == bytes.count {
      throw fault(
        at: position,
        ValueProblem(
          localized("the line ends in a backslash", "行がバックスラッシュで終わっています"),
          localized("write \\\\ for a backslash", "バックスラッシュは \\\\ と書いてください")))
    }
    position += 1
    take(bytes[position])
  }

  private func fault(at position: Int, _ problem: ValueProblem) -> Fault {
    let leadingBytes = bytes[..<position].count { $0 & 0xC0 != 0x80 }
    return Fault(column: leadingBytes + 1, problem: problem)
  }
}
