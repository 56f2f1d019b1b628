import FoundationEssentials
import RecordStore

/// Makes souvenirs and comments up, in Japanese and English: titles of 5 to 30 characters, details of 40 to 200.
struct SouvenirMaker {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  private mutating func pick(_ words: [String]) -> String { numbers.pick(words) }

  /// 2015-01-01, and the days of ten years.
  private static let firstDay: Int64 = 1_420_070_400
  private static let seconds = 10 * 365 * 86_400

  mutating func item() -> Omiyage {
    var item = Omiyage()
    let isEnglish = below(4) == 0
    item.title = isEnglish ? englishTitle() : japaneseTitle()
    item.detail = isEnglish ? detail(SouvenirWords.englishSentences, " ") : detail(SouvenirWords.japaneseSentences, "")
    item.createDate = Date(milliseconds: (SouvenirMaker.firstDay + Int64(below(SouvenirMaker.seconds))) * 1000)
    return item
  }

  /// Stars as people give them: each item has a quality, and opinions scatter about it.
  mutating func fillStars(_ stars: inout [Int8]) {
    let quality = 2 + below(4)
    for index in stars.indices {
      let opinion = quality + below(3) - 1
      stars[index] = Int8(max(1, min(5, opinion)))
    }
  }

  mutating func comment(on item: Int, star: Int8, after date: Date) -> OmiyageComment {
    var comment = OmiyageComment()
    comment.omiyageID = item
    comment.star = star
    let isPleased = star >= 4
    let words =
      below(4) == 0
      ? (isPleased ? SouvenirWords.englishPraise : SouvenirWords.englishDoubt)
      : (isPleased ? SouvenirWords.japanesePraise : SouvenirWords.japaneseDoubt)
    comment.comment = pick(words)
    comment.createDate = Date(milliseconds: date.milliseconds + Int64(below(90 * 86_400)) * 1000)
    return comment
  }

  private mutating func japaneseTitle() -> String {
    let title = pick(SouvenirWords.places) + pick(SouvenirWords.flavours) + pick(SouvenirWords.sweets)
    return below(3) == 0 ? title + " \(6 + below(5) * 6)個入り" : title
  }

  private mutating func englishTitle() -> String {
    let title = pick(SouvenirWords.englishPlaces) + " " + pick(SouvenirWords.englishSweets)
    return below(3) == 0 ? title + " x\(6 + below(5) * 6)" : title
  }

  /// Sentences until the text is long enough; each has 8 to 60 characters.
  private mutating func detail(_ sentences: [String], _ gap: String) -> String {
    let wanted = 40 + below(100)
    var text = ""
    text.reserveCapacity(600)
    var count = 0
    while count < wanted {
      let sentence = pick(sentences)
      if !text.isEmpty { text += gap }
      text += sentence
      count += sentence.unicodeScalars.count + gap.utf8.count
    }
    return text
  }
}
