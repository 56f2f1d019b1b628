/// A string literal of Swift source, or several with `+` between them.
struct StringLiteral {
  /// The bytes in the source, quotes included.
  private(set) var range: Range<Int>
  /// The text, with `§1`, `§2` … where values are put in, and without the escapes of quotes and backslashes.
  private(set) var text: String
  /// What is put in, as written.
  private(set) var values: [String]

  private init(_ source: [UInt8], _ range: Range<Int>) {
    self.range = range
    let isLong = source[range].starts(with: "\"\"\"".utf8)
    let quoteCount = isLong ? 3 : 1
    var bytes: [UInt8] = []
    var values: [String] = []
    var index = range.lowerBound + quoteCount
    let end = range.upperBound - quoteCount
    while index < end {
      guard source[index] == UInt8(ascii: "\\"), index + 1 < end else {
        bytes.append(source[index])
        index += 1
        continue
      }
      switch source[index + 1] {
      case UInt8(ascii: "("):
        let close = StringLiteral.end(of: index + 1, in: source)
        values.append(String(decoding: source[index + 2..<close], as: UTF8.self))
        bytes += Array("§\(values.count)".utf8)
        index = close + 1
      case UInt8(ascii: "\\"), UInt8(ascii: "\""):
        bytes.append(source[index + 1])
        index += 2
      default:
        bytes += source[index...index + 1]
        index += 2
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.values = values
  }

  /// The place of the parenthesis that closes the one at `start`. Parentheses in inner strings do not count.
  private static func end(of start: Int, in source: [UInt8]) -> Int {
    var depth = 0
    var isInString = false
    for index in start..<source.count {
      switch source[index] {
      case UInt8(ascii: "\"") where source[index - 1] != UInt8(ascii: "\\"): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return source.count
  }

  /// The literals of a source, those with nothing but `+` between them as one. Raw ones are left out.
  static func all(in source: [UInt8]) -> (literals: [StringLiteral], code: [UInt8]) {
    var masker = SourceMasker(source)
    let code = masker.masked()
    var result: [StringLiteral] = []
    for range in masker.literals where source[range.lowerBound] == UInt8(ascii: "\"") {
      let next = StringLiteral(source, range)
      if let last = result.last, isSum(code[last.range.upperBound..<range.lowerBound]) {
        result[result.count - 1].append(next)
      } else {
        result.append(next)
      }
    }
    return (result, code)
  }

  private static func isSum(_ between: ArraySlice<UInt8>) -> Bool {
    let signs = between.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return signs == [UInt8(ascii: "+")]
  }

  private mutating func append(_ next: StringLiteral) {
    // The places of the second part go on counting where those of the first stopped.
    var renumbered = next.text
    for number in next.values.indices.reversed() {
      renumbered = renumbered.replacing("§\(number + 1)", with: "§\(values.count + number + 1)")
    }
    text += renumbered
    values += next.values
    range = range.lowerBound..<next.range.upperBound
  }

  var isJapanese: Bool {
    text.unicodeScalars.contains { (0x3000...0x9FFF).contains($0.value) || (0xFF00...0xFFEF).contains($0.value) }
  }

  /// Runs of at least two ASCII letters, outside of what is put in.
  var wordCount: Int {
    text.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }.count { $0.count >= 2 }
  }
}
