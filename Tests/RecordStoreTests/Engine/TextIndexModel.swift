import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random notes, and the words that are looked for in them.
struct TextIndexModel {
  var generator: SeededGenerator
  private var texts: RandomText
  private static let words = [
    "東京", "ばな奈", "ガチャ", "ｶﾞﾁｬ", "がちゃ", "か゛", "Straße", "STRASSE", "café", "cafe\u{301}", "👩‍👧", "🇯🇵", " ", "京都",
    "限定", "a", "AB", "ー", "\u{200B}", "㌎", "\n", "牛丼",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    texts = RandomText(seed: seed &+ 1)
  }

  /// - Parameter count: of words.
  mutating func text(_ count: Int) -> String {
    var text = ""
    for _ in 0..<count {
      text += generator.oneIn(8) ? texts.text(upTo: 5) : Self.words[generator.below(Self.words.count)]
    }
    return text
  }

  mutating func note() -> TextNote {
    let detail = generator.oneIn(4) ? nil : text(generator.oneIn(20) ? 400 : generator.below(12))
    let padding = [UInt8](repeating: 7, count: generator.oneIn(3) ? 30_000 : 0)
    return TextNote(title: text(generator.below(4)), detail: detail, star: generator.below(5), padding: padding)
  }

  mutating func needle() -> String {
    let text = generator.oneIn(2) ? Self.words[generator.below(Self.words.count)] : text(2)
    let characters = Array(text)
    let start = generator.below(characters.count)
    return String(characters[start..<min(characters.count, start + 1 + generator.below(3))])
  }

  /// One change of the notes.
  mutating func change(_ transaction: Transaction) throws {
    let ids = try transaction.objects(TextNote.self).ids()
    for _ in 0...generator.below(6) {
      let id = ids.isEmpty ? nil : ids[generator.below(ids.count)]
      switch generator.below(5) {
      case 0:
        if let id { try transaction.delete(TextNote.self, id: id) }
      case 1:
        if let id, try transaction.get(TextNote.self, id: id) != nil {
          try transaction.update(TextNote.self, id: id, .set(\.star, generator.below(5)))
        }
      case 2:
        if let id, try transaction.get(TextNote.self, id: id) != nil {
          try transaction.update(TextNote.self, id: id, .set(\.detail, text(generator.below(5))))
        }
      default: _ = try transaction.insert(note())
      }
    }
  }

  /// Compares what queries find with what a look at each record finds.
  mutating func check(_ reader: any RecordReader, _ comment: String) throws {
    let all = try reader.objects(TextNote.self).array()
    for _ in 0..<4 {
      let needle = needle()
      let isExact = generator.oneIn(2)
      let search = TextSearch(needle, isExact: isExact)
      let place = "\(comment): \(Array(needle.unicodeScalars)) exact \(isExact)"
      func has(_ text: String?) -> Bool {
        guard let text else { return false }
        return Array(text.utf8).withUnsafeBytes { search.matches(utf8: $0) }
      }
      let expected = all.filter { has($0.title) || has($0.detail) }
      let found = reader.objects(TextNote.self).matching(search, in: [\.title, \.detail])
      #expect(try found.ids() == expected.map(\.id), "\(place)")
      #expect(try found.count() == expected.count, "\(place)")
      let newest = expected.reversed().prefix(3).map(\.id)
      #expect(try found.sorted(by: \.id, .descending).limit(3).ids() == newest, "\(place)")
      let best = expected.filter { $0.star >= 3 }
      #expect(try found.where { $0.star >= 3 }.ids() == best.map(\.id), "\(place)")
      let titled = all.filter { has($0.title) }
      #expect(try reader.objects(TextNote.self).matching(search, in: [\.title]).ids() == titled.map(\.id), "\(place)")
      let exact = all.filter { Self.contains($0.title, needle) || $0.star == 2 }
      #expect(
        try reader.objects(TextNote.self).where { $0.title.contains(needle) || $0.star == 2 }.ids() == exact.map(\.id),
        "\(place)")
    }
  }

  private static func contains(_ text: String, _ needle: String) -> Bool {
    let matcher = TextMatcher(needle: needle, isExact: true)
    return Array(text.utf8).withUnsafeBytes { matcher.matches(utf8: $0) }
  }
}
