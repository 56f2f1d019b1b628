import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Scans that search the bytes of many records at once, against scans that look at each record.
@Suite struct SievedScanTests {
  private func expectSame(
    _ results: Results<Postcard>, _ album: inout PostcardAlbum, _ comment: Comment
  ) throws {
    var results = results
    switch album.texts.below(4) {
    case 0: results = results.sorted(by: \.id, .descending)
    case 1: results = results.sorted(by: \.star).then(by: \.id)
    default: break
    }
    if album.texts.below(3) == 0 { results = results.offset(album.texts.below(9)).limit(album.texts.below(60)) }
    if album.texts.below(3) == 0 {
      results.query?.scanning = ScanSettings(leastRecordCount: 1, partRecordCount: 20, threadCount: 3)
    }
    var plain = results
    plain.query?.scanning.usesSieve = false
    let expected = try plain.ids()
    #expect(try results.ids() == expected, comment)
    #expect(try results.count() == expected.count, comment)
  }

  @Test func `the answers are those of a look at each record, whatever shape the records have`() throws {
    let seed = seedFromEnvironment()
    var album = try PostcardAlbum(seed: seed)
    var sieved = 0
    for round in 0..<scaled(3) {
      for _ in 0..<4 { try album.change() }
      let past = try album.store.snapshot(at: 1 + album.texts.below(try album.store.snapshot().changeNumber))
      for _ in 0..<12 {
        let (text, arguments) = album.texts.condition()
        let predicate = try TextPredicate(text, arguments: arguments)
        let comment: Comment = "seed \(seed), round \(round): \(text) \(arguments)"
        let results = try album.store.snapshot().objects(Postcard.self).where(predicate)
        if let query = results.query, try QueryRunner(source: results.source, query: query).test.sieve != nil {
          sieved += 1
        }
        try expectSame(results, &album, comment)
        try expectSame(past.objects(Postcard.self).where(predicate), &album, comment)
        _ = try album.store.write { transaction in
          for _ in 0..<3 { try album.change(transaction) }
          try expectSame(transaction.objects(Postcard.self).where(predicate), &album, comment)
        }
      }
    }
    #expect(sieved > 5, "seed \(seed)")
  }

  /// The records that a sieve leaves.
  private func left(_ store: Store, _ needle: String, descending: Bool = false) throws -> [Int64] {
    let results = try store.snapshot().objects(Postcard.self).where { $0.front.contains(needle) || $0.back == needle }
    let query = try #require(results.query)
    let sieve = try #require(try QueryRunner(source: results.source, query: query).test.sieve)
    let cursor = SievedRowCursor(
      image: results.source.image, table: query.table,
      places: try results.source.placeCursor(query.table, range: .min ... .max, descending: descending),
      descending: descending, sieve: sieve)
    var numbers: [Int64] = []
    while let row = try cursor.next() { numbers.append(row.number) }
    return numbers
  }

  @Test func `records whose bytes do not show the word are left out, in new versions that only refer to it, too`()
    throws
  {
    let store = try Store.inMemory(schema: [Postcard.self, Pupil.self, Grade.self])
    _ = try store.write { transaction in
      for number in 1...3_000 {
        let word = number % 500 == 0 ? "檸檬" : number % 700 == 0 ? "葡萄" : "苺"
        try transaction.insert(Postcard(front: "a postcard from far away, with \(word) on it", back: "檸 檬"))
        // Found between two postcards, and passed over.
        if number % 3 == 0 { try transaction.insert(Pupil(name: "檸檬 who likes lemons")) }
      }
    }
    #expect(try left(store, "檸檬") == [500, 1_000, 1_500, 2_000, 2_500, 3_000])
    #expect(try left(store, "檸檬", descending: true) == [3_000, 2_500, 2_000, 1_500, 1_000, 500])
    #expect(try left(store, "葡萄") == [700, 1_400, 2_100, 2_800])
    #expect(try left(store, "林檎") == [])
    _ = try store.write { transaction in
      try transaction.update(transaction.objects(Postcard.self).where { $0.id > 600 }, .set(\.star, 3))
      try transaction.update(Postcard.self, id: 5, .set(\.back, "檸檬"))
      _ = try transaction.delete(Postcard.self, id: 1_000)
    }
    #expect(try left(store, "檸檬") == [5, 500, 1_500, 2_000, 2_500, 3_000])
    #expect(try left(store, "檸檬", descending: true) == [3_000, 2_500, 2_000, 1_500, 500, 5])
  }

  @Test func `a condition has a sieve where every match shows one of a few words`() throws {
    let store = try Store.inMemory(schema: [Postcard.self])
    _ = try store.write { try $0.insert(Postcard(front: "x")) }
    let all = try store.snapshot().objects(Postcard.self)
    func filterCount(_ text: String) throws -> Int? {
      let results = try all.where(TextPredicate(text))
      let query = try #require(results.query)
      return try QueryRunner(source: results.source, query: query).test.sieve?.filters.count
    }
    #expect(try filterCount("front CONTAINS '牛丼' OR back CONTAINS '牛丼'") == 1)
    #expect(try filterCount("front CONTAINS[f] '牛丼' OR back LIKE '*東京*駅*'") == 2)
    #expect(try filterCount("front == '牛丼' AND star > 3") == 1)
    #expect(try filterCount("front BEGINSWITH '牛丼' AND (back CONTAINS '茶' OR back CONTAINS '酒')") == 1)
    #expect(try filterCount("stamp.country CONTAINS '日本'") == 1)
    #expect(try filterCount("front MATCHES '.*(東京|京都).*'") == 2)
    #expect(try filterCount("front CONTAINS '牛丼' OR star > 3") == nil)
    #expect(try filterCount("NOT front CONTAINS '牛丼'") == nil)
    #expect(try filterCount("front CONTAINS ''") == nil)
    #expect(try filterCount("front < '牛丼'") == nil)
    #expect(try filterCount("front MATCHES '.*'") == nil)
    let many = ["一", "二", "三", "四", "五"].map { "front CONTAINS '\($0)'" }.joined(separator: " OR ")
    #expect(try filterCount(many) == nil)
  }
}
