import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct TextOrderTests {
  @Test("Texts are in the order of the scalars of their NFC, and equal only if that is the same")
  func order() {
    let sorted = ["", "A", "B", "a", "é", "あ", "が", "ガ", "ー", "亜", "ｶﾞ", "👍"]
    for (index, first) in sorted.enumerated() {
      for (other, second) in sorted.enumerated() {
        #expect((TextOrder.compare(first, second) < 0) == (index < other), "\(first) \(second)")
        #expect((TextOrder.compare(first, second) == 0) == (index == other), "\(first) \(second)")
      }
    }
    #expect(TextOrder.compare("か\u{3099}", "が") == 0)
    #expect(TextOrder.compare("か\u{3099}", "き") < 0)
    #expect(TextOrder.compare("か\u{3099}", "か") > 0)
    #expect(TextOrder.compare("e\u{301}", "é") == 0)
  }

  @Test("The order is that of the bytes of the NFC, for random texts")
  func randomTexts() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    for _ in 0..<scaled(5_000) {
      let first = random.text(upTo: 4)
      let second = random.generator.oneIn(4) ? RandomText.decomposed(first) : random.text(upTo: 4)
      let order = TextOrder.compare(first, second)
      let place = "seed \(seed): \(first.debugDescription) \(second.debugDescription)"
      let bytes = [Array(TextFold.nfc(first).utf8), Array(TextFold.nfc(second).utf8)]
      #expect((order < 0) == bytes[0].lexicographicallyPrecedes(bytes[1]), "\(place)")
      #expect((order == 0) == (bytes[0] == bytes[1]), "\(place)")
    }
  }
}
