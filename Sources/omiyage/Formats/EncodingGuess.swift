/// Which other encoding bytes that are not UTF-8 seem to be in. Used for hints only.
enum EncodingGuess {
  /// How far behind the first bad byte is looked; the end of its line ends the look too.
  private static let followingByteCount = 512

  /// Reads on to the end of the line, so that the hint does not depend on how the input came in pieces.
  static func fill(_ following: inout [UInt8], from input: any ByteInput) {
    var piece = [UInt8](repeating: 0, count: followingByteCount)
    while following.count < followingByteCount, !following.contains(ASCII.lineFeed) {
      let count = piece.withUnsafeMutableBytes { (try? input.read(into: $0)) ?? 0 }
      if count == 0 { break }
      following += piece[..<count]
    }
  }

  /// - Parameters:
  ///   - before: the valid text in front of the first bad byte.
  ///   - following: the bad byte and what follows it.
  static func guess(before: UnsafeRawBufferPointer, _ following: [UInt8]) -> TextEncoding? {
    if before.isEmpty, following.starts(with: [0xFF, 0xFE]) || following.starts(with: [0xFE, 0xFF]) {
      return .utf16
    }
    // Bytes below 0x40 are never the second half of a character, so the text can be entered behind one.
    // A part of a Japanese word can pass as UTF-8, so what precedes the bad byte must be looked at too.
    let from = before.lastIndex { $0 < 0x40 }.map { $0 + 1 } ?? 0
    let line = following.prefix(followingByteCount).prefix { $0 != ASCII.lineFeed }
    let sample = Array(before[from...]) + line
    if sample.contains(0) { return nil }
    if isEUC(sample), TextConverter.accepts(sample, as: .eucJP) { return .eucJP }
    return TextConverter.accepts(sample, as: .cp932) ? .cp932 : nil
  }

  /// Pairs of high bytes, some of them kana (A4, A5). In CP932 these bytes would be half-width punctuation.
  private static func isEUC(_ sample: [UInt8]) -> Bool {
    var kanaCount = 0
    var index = 0
    while index < sample.count {
      let byte = sample[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard byte >= 0xA1 else { return false }
      guard index + 1 < sample.count else { break }
      guard sample[index + 1] >= 0xA1 else { return false }
      if byte == 0xA4 || byte == 0xA5 { kanaCount += 1 }
      index += 2
    }
    return kanaCount > 0
  }
}
