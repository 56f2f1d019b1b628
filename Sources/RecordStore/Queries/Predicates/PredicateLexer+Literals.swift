/// Texts, numbers and what stands for them.
extension PredicateLexer {
  /// The text between quotes. A backslash stands before what would end it, and begins `\n`, `\r`, `\t`, `\u3042` and
  /// `\u{1F351}`.
  mutating func quoted(_ closing: UInt32) throws(PredicateFault) -> String {
    let start = position
    advance()
    var bytes: [UInt8] = []
    var lookalike: Unicode.Scalar?
    while let scalar {
      let scalarStart = position
      advance()
      if scalar.value == closing { return String(decoding: bytes, as: UTF8.self) }
      if scalar.value == 0x5C {
        bytes += try escaped(from: scalarStart).utf8
      } else {
        if PredicateScalar.closingQuotes.contains(scalar.value) { lookalike = Unicode.Scalar(scalar.value) }
        bytes += text.bytes[scalarStart..<position]
      }
    }
    let end = Unicode.Scalar(closing).map { String($0) } ?? ""
    let remark = lookalike.map { "; \($0) is another character" } ?? ""
    throw PredicateFault(offset: start, message: "the text that begins here has no end: \(end) is missing\(remark).")
  }

  private mutating func escaped(from start: Int) throws(PredicateFault) -> String {
    guard let scalar, let character = Unicode.Scalar(scalar.value) else {
      throw PredicateFault(offset: start, message: "the text ends behind a backslash. Write \\\\ for a backslash.")
    }
    advance()
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return String(try codePoint(from: start))
    case "\\": return "\\"
    default: break
    }
    if PredicateScalar.quotes[scalar.value] != nil || PredicateScalar.closingQuotes.contains(scalar.value) {
      return String(character)
    }
    throw PredicateFault(
      offset: start, message: "'\\\(character)' means nothing in a text. Write \\\\ for a backslash.")
  }

  /// Four hexadecimal digits, or one to six in braces.
  private mutating func codePoint(from start: Int) throws(PredicateFault) -> Unicode.Scalar {
    let isBraced = take("{")
    var (value, count): (UInt32, Int) = (0, 0)
    while count < (isBraced ? 6 : 4), let byte = ascii, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      (value, count) = (value << 4 | UInt32(digit), count + 1)
      advance()
    }
    let isWhole = isBraced ? count > 0 && take("}") : count == 4
    guard isWhole, let scalar = Unicode.Scalar(value) else {
      throw PredicateFault(offset: start, message: "'\\u' names a character as in \\u3042 or \\u{1F351}.")
    }
    return scalar
  }

  /// A name between backticks; two of them are one in it.
  mutating func backticked() throws(PredicateFault) -> String {
    let start = position
    advance()
    var bytes: [UInt8] = []
    while let scalar {
      let scalarStart = position
      advance()
      if scalar.value == 0x60, !take("`") {
        if bytes.isEmpty { throw PredicateFault(offset: start, message: "there is no name between the backticks.") }
        return String(decoding: bytes, as: UTF8.self)
      }
      bytes += text.bytes[scalarStart..<scalarStart + scalar.byteCount]
    }
    throw PredicateFault(offset: start, message: "the name that begins here has no end: ` is missing.")
  }

  mutating func number() throws(PredicateFault) -> PredicateNumber {
    let start = position
    var digits = takeDigits()
    if ascii == UInt8(ascii: "."), isDigitNext {
      advance()
      digits += "." + takeDigits()
    }
    if let byte = ascii, byte | 0x20 == UInt8(ascii: "e") {
      var power = self
      power.advance()
      let sign = power.take("-") ? "-" : ""
      if sign.isEmpty { _ = power.take("+") }
      let powerDigits = power.takeDigits()
      if !powerDigits.isEmpty {
        self = power
        digits += "e" + sign + powerDigits
      }
    }
    if let scalar, PredicateScalar.continuesName(scalar.value) {
      while let scalar = self.scalar, PredicateScalar.continuesName(scalar.value) { advance() }
      let found = shortened(start..<position)
      throw PredicateFault(
        offset: start,
        message: "'\(found)' is no number. Names that begin with a digit stand in backticks, texts in quotes.")
    }
    return PredicateNumber(text: digits)
  }

  private var isDigitNext: Bool {
    var rest = self
    rest.advance()
    return rest.ascii.map { PredicateScalar.isDigit($0) } ?? false
  }

  private mutating func takeDigits() -> String {
    var digits: [UInt8] = []
    while let byte = ascii, PredicateScalar.isDigit(byte) {
      digits.append(byte)
      advance()
    }
    return String(decoding: digits, as: UTF8.self)
  }

  mutating func placeholder() throws(PredicateFault) -> PredicatePlaceholder {
    let start = position
    advance()
    var letters = ""
    if take("@") {
      letters = "@"
    } else {
      while let byte = ascii, PredicateScalar.isLetter(byte) {
        letters.unicodeScalars.append(Unicode.Scalar(byte))
        advance()
      }
    }
    if let placeholder = PredicatePlaceholder(letters: letters) { return placeholder }
    let found = letters.isEmpty ? "'%' stands alone" : "'%\(letters)' is no placeholder"
    throw PredicateFault(offset: start, message: "\(found). Write %@ for a value, %K for a name, and a text in quotes.")
  }

  /// A part of the text for a message.
  func shortened(_ range: Range<Int>) -> String {
    let found = text.text(range)
    return found.count > 40 ? found.prefix(40) + "…" : found
  }
}
