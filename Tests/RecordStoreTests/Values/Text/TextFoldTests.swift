import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct TextFoldTests {
  @Test(
    "What a person takes for the same word folds to the same text",
    arguments: [
      ["がちゃ", "ガチャ", "ｶﾞﾁｬ", "か\u{3099}ちゃ", "カ゛チャ", "ｶ\u{3099}ﾁｬ"], ["strasse", "Straße", "STRASSE", "ＳＴＲＡẞＥ"],
      ["~", "〜", "～", "∼", "〰"], ["ぱん", "パン", "ﾊﾟﾝ", "ハ\u{309A}ン"], ["らーめん", "ラーメン", "ﾗｰﾒﾝ"],
      ["creme brulee", "Crème Brûlée", "CRE\u{300}ME BRU\u{302}LE\u{301}E"], ["istanbul", "İstanbul"],
      ["123", "１２３", "①②③"], ["がろん", "ガロン", "㌎"], ["株", "㊑"], ["a", "Ａ", "𝐚", "ａ", "ª", "Å", "ạ\u{302}"],
      ["ゔぁ", "ヴァ", "ｳﾞｧ", "う゛ぁ"], ["kg", "㎏", "ＫＧ"], ["άι", "ᾴ", "α\u{345}\u{301}", "α\u{301}\u{345}"], ["가", "ㄱㅏ"],
    ])
  func equal(_ texts: [String]) {
    for text in texts {
      #expect(Array(TextFold.folded(text).utf8) == Array(TextFold.folded(texts[0]).utf8), "\(text)")
    }
    #expect(Array(TextFold.folded(texts[0]).utf8) == Array(texts[0].utf8))
  }

  @Test(
    "What a person tells apart stays apart",
    arguments: [
      ("か", "が"), ("は", "ぱ"), ("らーめん", "らめん"), ("つ", "っ"), ("👨‍👩‍👧", "👨👩👧"), ("α", "ά"), ("👍", "👍🏽"), ("一", "ー"), ("o", "ø"),
      ("つ", "ッ"), ("ゝ", "ゞ"),
    ])
  func different(_ first: String, _ second: String) {
    #expect(TextFold.folded(first) != TextFold.folded(second))
  }

  @Test("Every scalar folds alike by the short cuts and by the definition, composed and decomposed")
  func everyScalar() {
    // Planes 4 to 13 are empty.
    for number in [Array(UInt32(0)..<0x3_2000), Array(0xE_0000..<0xE_0200), [0x5_0000, 0x10_FFFF]].joined() {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      let folded = bytes.withUnsafeBytes { TextFolding.fold(utf8: $0) }
      var output = TextBytes(capacity: 128)
      var rewriter = SegmentRewriter(.folded)
      bytes.withUnsafeBytes { rewriter.rewrite($0, 0..<$0.count, to: &output) }
      let defined = [UInt8](output.bytes)
      let again = folded.withUnsafeBytes { TextFolding.fold(utf8: $0) }
      if folded != defined || again != folded { Issue.record("U+\(String(number, radix: 16))") }
    }
  }

  @Test("Folding a text is folding its NFC and its NFD, twice is once, and the pieces add up, for random texts")
  func randomTexts() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    for _ in 0..<scaled(20_000) {
      let text = random.text()
      let folded = Array(TextFold.folded(text).utf8)
      let nfc = TextFold.nfc(text)
      #expect(Array(TextFold.folded(nfc).utf8) == folded, "seed \(seed): \(text.unicodeScalars.map(\.value))")
      #expect(
        Array(TextFold.folded(RandomText.decomposed(text)).utf8) == folded, "seed \(seed): \(text.debugDescription)")
      #expect(Array(TextFold.folded(TextFold.folded(text)).utf8) == folded, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test("Bytes that are not UTF-8 never trap, and read as U+FFFD")
  func illFormed() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let search = TextSearch("が")
    for _ in 0..<scaled(20_000) {
      var bytes = generator.bytes(generator.below(40))
      for index in bytes.indices where generator.oneIn(3) {
        bytes[index] = [0xE3, 0x81, 0x82, 0x8B, 0x99, 0xEF, 0xF0, 0xED, 0xC2][generator.below(9)]
      }
      bytes.withUnsafeBytes { raw in
        let text = String(decoding: raw, as: UTF8.self)
        #expect(TextFolding.fold(utf8: raw) == Array(TextFold.folded(text).utf8), "seed \(seed): \(bytes)")
        #expect(TextNormalization.nfc(raw) == Array(TextFold.nfc(text).utf8), "seed \(seed): \(bytes)")
        #expect(search.matches(utf8: raw) == search.matches(text), "seed \(seed): \(bytes)")
        for range in search.matcher.ranges(in: raw) { #expect(range.upperBound <= raw.count) }
        #expect(DisplayWidth.columnCount(raw, ambiguousWidth: 1) >= 0)
      }
    }
  }
}
