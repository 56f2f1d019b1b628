@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random texts of the scalars that make trouble: marks, half-width kana, squares, jamo, emoji, Latin letters.
struct RandomText {
  private static let pieces: [Unicode.Scalar] =
    Array(
      "かがはぱカガハパｶﾞﾊﾟー゛゜ｰaAbBiIsSzéÅßﬁⅡªａＡ①１1 ~〜～\u{3000}牛丼㌎㌍㌶㎏株㊑한ㄱㅏ👨👩👧❤👍🏽🇯🇵".unicodeScalars)
    + [
      "\u{3099}", "\u{309A}", "\u{301}", "\u{323}", "\u{308}", "\u{345}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}",
      "\u{1112}", "\u{1161}", "\u{11AB}", "\u{1E9E}", "\u{130}", "\u{131}", "\u{3B1}", "\u{3C3}", "\u{3C2}", "\u{F900}",
      "\u{0F73}", "\u{0958}", "\u{093C}", "\u{FDFA}", "\u{1FB4}", "\u{2126}", "\u{212B}", "\u{0338}", "\u{0E33}", "\r",
      "\n", "\u{20E3}", "\u{FFFD}",
    ]

  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func text(upTo limit: Int = 12) -> String {
    var text = ""
    for _ in 0..<generator.below(limit + 1) { text.unicodeScalars.append(scalar()) }
    return text
  }

  private mutating func scalar() -> Unicode.Scalar {
    if generator.oneIn(20), let any = Unicode.Scalar(UInt32(generator.below(0x3_0000))) { return any }
    return RandomText.pieces[generator.below(RandomText.pieces.count)]
  }

  static func decomposed(_ text: String) -> String {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars { CanonicalForm.appendDecomposition(of: scalar.value, to: &scalars) }
    CanonicalForm.order(&scalars)
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return result
  }
}
