/// Writes JSON into a buffer, value by value; commas come by themselves.
///
/// Text is UTF-8, except for what could act on a terminal or split a line: control characters, bidi controls and
/// the Unicode line separators are written as `\u`.
struct JSONWriter {
  let buffer: ByteBuffer
  private var needsComma = false

  init(_ buffer: ByteBuffer) { self.buffer = buffer }

  mutating func beginObject() { open(ASCII.leftBrace) }
  mutating func endObject() { close(ASCII.rightBrace) }
  mutating func beginArray() { open(ASCII.leftBracket) }
  mutating func endArray() { close(ASCII.rightBracket) }

  /// Writes an array of objects; `members` writes those of each.
  mutating func objects<Element>(
    _ elements: some Sequence<Element>, _ members: (Element, inout JSONWriter) -> Void
  ) {
    beginArray()
    for element in elements {
      beginObject()
      members(element, &self)
      endObject()
    }
    endArray()
  }

  /// Writes a key, which must be plain ASCII.
  mutating func key(_ name: StaticString) {
    separate()
    buffer.append(ASCII.quote)
    buffer.append(name)
    buffer.append("\":")
    needsComma = false
  }

  mutating func key(_ name: String) {
    separate()
    JSONWriter.appendQuoted(name, to: buffer)
    buffer.append(ASCII.colon)
    needsComma = false
  }

  mutating func value(_ text: UnsafeRawBufferPointer) {
    separate()
    JSONWriter.appendQuoted(text, to: buffer)
  }

  mutating func value(_ text: String) {
    separate()
    JSONWriter.appendQuoted(text, to: buffer)
  }

  mutating func value(_ number: Int) {
    separate()
    buffer.append(decimal: number)
  }

  mutating func value(_ number: Double) {
    separate()
    buffer.append(shortest: number)
  }

  mutating func value(_ flag: Bool) {
    separate()
    buffer.append(flag ? "true" : "false")
  }

  mutating func null() {
    separate()
    buffer.append("null")
  }

  /// Writes text that the caller fills in as it must stand, quotes included: a large base64 string, a date.
  mutating func raw(_ fill: (ByteBuffer) -> Void) {
    separate()
    fill(buffer)
  }

  /// Ends a line. Between two values it goes behind the comma.
  mutating func lineBreak() {
    if needsComma { buffer.append(ASCII.comma) }
    needsComma = false
    buffer.append(ASCII.lineFeed)
  }

  /// Ends a line behind the last value: no comma follows, neither now nor with the next value.
  mutating func endLine() {
    needsComma = false
    buffer.append(ASCII.lineFeed)
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { buffer.append(ASCII.comma) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  static func appendQuoted(_ text: String, to buffer: ByteBuffer) {
    var text = text
    text.withUTF8 { appendQuoted(UnsafeRawBufferPointer($0), to: buffer) }
  }

  /// Appends a string with its quotes. The text must be UTF-8.
  static func appendQuoted(_ text: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    buffer.append(ASCII.quote)
    var copied = 0
    var index = 0
    while index < text.count {
      if index &+ 8 <= text.count, let base = text.baseAddress {
        if index &+ 16 <= text.count, !isSpecial(ByteScan.loadBlock(base, index)) {
          index &+= 16
          continue
        }
        let special = specialBytes(ByteScan.load(base, index))
        if special == 0 {
          index &+= 8
          continue
        }
        index &+= special.trailingZeroBitCount / 8
      }
      let length = escapedLength(text, index)
      if length == 0 {
        index &+= 1
        continue
      }
      buffer.append(UnsafeRawBufferPointer(rebasing: text[copied..<index]))
      appendEscape(text, index, length, to: buffer)
      index &+= length
      copied = index
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: text[copied...]))
    buffer.append(ASCII.quote)
  }

  /// Marks the bytes that may have to be escaped or may begin a character that has to be.
  @inline(__always)
  private static func specialBytes(_ word: UInt64) -> UInt64 {
    ByteScan.below(0x20, word) | ByteScan.equal(ASCII.quote, word) | ByteScan.equal(ASCII.backslash, word)
      | ByteScan.equal(ASCII.delete, word) | ByteScan.equal(0xC2, word) | ByteScan.equal(0xE2, word)
      | ByteScan.equal(0xD8, word)
  }

  /// Whether one of the bytes is such.
  @inline(__always)
  private static func isSpecial(_ block: ByteScan.Block) -> Bool {
    let ascii =
      ByteScan.below(0x20, block) .| ByteScan.equal(ASCII.quote, block) .| ByteScan.equal(ASCII.backslash, block)
      .| ByteScan.equal(ASCII.delete, block)
    return ByteScan.isAny(
      ascii .| ByteScan.equal(0xC2, block) .| ByteScan.equal(0xE2, block) .| ByteScan.equal(0xD8, block))
  }

  /// The bytes of the character at `index` if it has to be escaped, else 0.
  private static func escapedLength(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 {
      let isPlain = byte >= 0x20 && byte != ASCII.quote && byte != ASCII.backslash && byte != ASCII.delete
      return isPlain ? 0 : 1
    }
    guard index + 1 < text.count else { return 0 }
    let second = text[index + 1]
    switch byte {
    case 0xC2: return second < 0xA0 ? 2 : 0
    case 0xD8: return second == 0x9C ? 2 : 0
    case 0xE2:
      guard index + 2 < text.count else { return 0 }
      let third = text[index + 2]
      if second == 0x80 { return third == 0x8E || third == 0x8F || (0xA8...0xAE).contains(third) ? 3 : 0 }
      return second == 0x81 && (0xA6...0xA9).contains(third) ? 3 : 0
    default: return 0
    }
  }

  private static func appendEscape(
    _ text: UnsafeRawBufferPointer, _ index: Int, _ length: Int, to buffer: ByteBuffer
  ) {
    let byte = text[index]
    switch (length, byte) {
    case (1, ASCII.quote): buffer.append("\\\"")
    case (1, ASCII.backslash): buffer.append("\\\\")
    case (1, ASCII.lineFeed): buffer.append("\\n")
    case (1, ASCII.carriageReturn): buffer.append("\\r")
    case (1, ASCII.tab): buffer.append("\\t")
    case (1, _): buffer.append(unicodeEscape: UInt16(byte))
    case (2, _): buffer.append(unicodeEscape: UInt16(byte & 0x1F) << 6 | UInt16(text[index + 1] & 0x3F))
    default:
      buffer.append(
        unicodeEscape: UInt16(byte & 0x0F) << 12 | UInt16(text[index + 1] & 0x3F) << 6
          | UInt16(text[index + 2] & 0x3F))
    }
  }
}
