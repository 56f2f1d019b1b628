/// Makes text safe to show. Control, escape and bidirectional characters become visible: ESC is `^[`, U+202E is
/// `<U+202E>`. Everything that people read goes through here, also when it is not a terminal: a pager may follow.
enum Sanitizer {
  /// The text with every such character visible. `keepsLines` leaves line feeds and tabs as they are.
  static func visible(_ text: String, keepsLines: Bool = false) -> String {
    var copy = text
    let isClean = copy.withUTF8 { firstHidden(in: $0, from: 0, keepsLines) == nil }
    return isClean ? copy : visible(copy, tracking: [], keepsLines: keepsLines).text
  }

  /// The same, and where byte ranges of the text are afterwards.
  static func visible(_ text: String, tracking ranges: [Range<Int>], keepsLines: Bool = false)
    -> (text: String, ranges: [Range<Int>])
  {
    var copy = text
    return copy.withUTF8 { utf8 in
      var result: [UInt8] = []
      result.reserveCapacity(utf8.count + 16)
      var changes: [Change] = []
      var position = 0
      while let hidden = firstHidden(in: utf8, from: position, keepsLines) {
        result.append(contentsOf: utf8[position..<hidden.start])
        result.append(contentsOf: form(of: hidden.scalar).utf8)
        position = hidden.start + hidden.byteCount
        changes.append(Change(start: hidden.start, end: position, shift: result.count - position))
      }
      result.append(contentsOf: utf8[position...])
      let moved = ranges.map { Change.moved($0, by: changes) }
      return (String(decoding: result, as: UTF8.self), moved)
    }
  }

  /// For bytes that need not be text, such as file names: a byte that is not UTF-8 becomes `\xHH`.
  static func visible(bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return visible(text) }
    var result = ""
    var position = 0
    while position < bytes.count {
      let length = (1...4).first { count in
        position + count <= bytes.count
          && String(validating: bytes[position..<position + count], as: UTF8.self) != nil
      }
      if let length {
        result += visible(String(decoding: bytes[position..<position + length], as: UTF8.self))
        position += length
      } else {
        result += "\\x" + hexadecimal(UInt32(bytes[position]), digits: 2)
        position += 1
      }
    }
    return result
  }

  /// One replacement: where it was, and how far text after it moves.
  private struct Change {
    let start: Int
    let end: Int
    let shift: Int

    static func moved(_ range: Range<Int>, by changes: [Change]) -> Range<Int> {
      let lower = changes.last { $0.end <= range.lowerBound }?.shift ?? 0
      let upper = changes.last { $0.start < range.upperBound }?.shift ?? 0
      return range.lowerBound + lower..<max(range.upperBound + upper, range.lowerBound + lower)
    }
  }

  private struct Hidden {
    let start: Int
    let byteCount: Int
    let scalar: UInt32
  }

  /// The first character that must not reach a terminal. Works on bytes: nearly all text has none.
  private static func firstHidden(in utf8: UnsafeBufferPointer<UInt8>, from start: Int, _ keepsLines: Bool)
    -> Hidden?
  {
    var index = start
    while index < utf8.count {
      let byte = utf8[index]
      if byte < 0x20 || byte == 0x7F {
        let isKept = keepsLines && (byte == 0x0A || byte == 0x09)
        if !isKept { return Hidden(start: index, byteCount: 1, scalar: UInt32(byte)) }
      } else if byte == 0xC2 || byte == 0xD8, index + 1 < utf8.count {
        let scalar = UInt32(byte & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F)
        if isHidden(scalar) { return Hidden(start: index, byteCount: 2, scalar: scalar) }
      } else if byte == 0xE2, index + 2 < utf8.count {
        let scalar = 0x2000 | UInt32(utf8[index + 1] & 0x3F) << 6 | UInt32(utf8[index + 2] & 0x3F)
        if isHidden(scalar) { return Hidden(start: index, byteCount: 3, scalar: scalar) }
      }
      index += 1
    }
    return nil
  }

  private static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  /// `^[` for a C0 control, `^?` for DEL, `<U+202E>` for the others.
  private static func form(of scalar: UInt32) -> String {
    if scalar == 0x7F { return "^?" }
    if scalar < 0x20, let letter = Unicode.Scalar(scalar + 0x40) { return "^" + String(Character(letter)) }
    return "<U+" + hexadecimal(scalar, digits: 4) + ">"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
