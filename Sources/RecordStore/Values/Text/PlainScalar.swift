/// Tells the most common characters of Japanese text by their bytes: kana, kanji from U+4E00 to U+9FFF and a few marks.
///
/// Each is its own NFC, and nothing that stands beside it changes it but a mark. Folding changes katakana only.
enum PlainScalar {
  private static let katakana: UInt32 = 0x30A1
  /// ァ to ヶ; as many hiragana stand 0x60 before them.
  private static let kanaCount: UInt32 = 0x56
  private static let hiragana: UInt32 = 0x3041
  private static let katakanaToHiragana: UInt32 = 0x60

  /// The scalar at a place; 0: it is another one.
  @inline(__always)
  static func kanaOrKanji(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt32 {
    guard index + 3 <= bytes.count else { return 0 }
    let tail = bytes.loadUnaligned(fromByteOffset: index + 1, as: UInt16.self).littleEndian
    let scalar = scalar(UInt32(bytes[index]) | UInt32(tail) << 8)
    return isPlain(scalar) ? scalar : 0
  }

  /// The same for three bytes that start a little-endian word.
  @inline(__always)
  static func kanaOrKanji(_ word: UInt32) -> UInt32 {
    let scalar = scalar(word)
    return isPlain(scalar) ? scalar : 0
  }

  /// The hiragana of a katakana; others as they are.
  @inline(__always)
  static func hiragana(_ scalar: UInt32) -> UInt32 {
    scalar &- katakana < kanaCount ? scalar - katakanaToHiragana : scalar
  }

  @inline(__always)
  static func isKatakana(_ scalar: UInt32) -> Bool { scalar &- katakana < kanaCount }

  /// The scalar of three bytes of UTF-8; 0: they are none.
  @inline(__always)
  private static func scalar(_ word: UInt32) -> UInt32 {
    guard word & 0xC0_C0F0 == 0x80_80E0 else { return 0 }
    return (word & 0x0F) << 12 | (word >> 8 & 0x3F) << 6 | word >> 16 & 0x3F
  }

  /// Also 、。 and ー. No branch: which of them comes next in a text cannot be foretold.
  @inline(__always)
  static func isPlain(_ scalar: UInt32) -> Bool {
    let isKanji = below(scalar &- 0x4E00, 0x5200)
    let isKana = below(scalar &- hiragana, kanaCount) | below(scalar &- katakana, kanaCount)
    return (isKanji | isKana | below(scalar &- 0x30FC, 1) | below(scalar &- 0x3001, 2)) >> 63 != 0
  }

  /// The highest bit is set if the first number is below the second.
  @inline(__always)
  private static func below(_ number: UInt32, _ limit: UInt32) -> UInt64 { UInt64(number) &- UInt64(limit) }
}
