/// Texts of souvenirs, Japanese and English mixed, the same in every run.
struct SampleTexts {
  private static let words = [
    "東京", "ばな奈", "抹茶", "クッキー", "京都", "限定", "牛丼", "salt", "butter", "classic", "北海道", "チーズ",
    "せんべい", "limited", "box of 12", "沖縄", "ちんすこう", "黒糖", "ｶﾞﾁｬ", "もみじ", "饅頭", "sweet", "handmade", "柚子",
  ]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Below `bound`.
  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  /// At least `count` characters.
  mutating func text(atLeast count: Int) -> String {
    var text = ""
    var length = 0
    while length < count {
      let word = Self.words[number(below: Self.words.count)]
      text += word
      length += word.unicodeScalars.count
    }
    return text
  }

  mutating func item() -> BenchmarkItem {
    var item = BenchmarkItem()
    item.title = text(atLeast: 5 + number(below: 20))
    item.detail = text(atLeast: 40 + number(below: 150))
    return item
  }

  mutating func comment(on item: Int) -> BenchmarkComment {
    var comment = BenchmarkComment()
    comment.itemID = item
    comment.comment = text(atLeast: 5 + number(below: 30))
    comment.star = 1 + number(below: 5)
    return comment
  }
}
