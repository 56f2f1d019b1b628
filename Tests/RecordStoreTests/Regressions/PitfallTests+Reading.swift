import FoundationEssentials
import RecordStore
import Testing

extension PitfallTests {
  private func titles(_ condition: (Properties<Souvenir>) -> Condition) throws -> [String] {
    try store.read { try $0.objects(Souvenir.self).where(condition).array().map(\.title) }
  }

  // MARK: Conditions

  @Test(arguments: ["O'Brien", #"a" OR "1"="1"#, "%", "\\", "it's\n", "Optional(1)"])
  func `P-15: a value is never read as a part of the condition`(_ word: String) throws {
    try add("plain", word)
    #expect(try titles { $0.title == word } == [word])
    #expect(try titles { $0.title.contains(word) } == [word])
  }

  @Test func `P-16: an empty word finds everything`() throws {
    try add("a", "b")
    #expect(try titles { $0.title.contains("") } == ["a", "b"])
    #expect(try titles { $0.title.matches(TextSearch("")) } == ["a", "b"])
  }

  @Test(arguments: ["ラーメン", "らーめん", "ﾗｰﾒﾝ", "ラーメン".decomposedStringWithCanonicalMapping])
  func `P-17: kana, width and normal form do not hide a text`(_ word: String) throws {
    try add("ラーメン", "らーめん", "ﾗｰﾒﾝ", "餃子")
    #expect(try titles { $0.title.matches(TextSearch(word)) } == ["ラーメン", "らーめん", "ﾗｰﾒﾝ"])
  }

  @Test func `P-18: numbers have the order of numbers`() throws {
    try store.write { transaction in
      for amount in [10, 9, 100] { try transaction.insert(Receivable("\(amount)", amount: Int64(amount))) }
    }
    let results = try store.read { $0.objects(Receivable.self).sorted(by: \.amount) }
    #expect(try results.array().map(\.amount) == [9, 10, 100])
    #expect(try results.sum(of: \.amount) == 119)
  }

  // MARK: Orders

  @Test func `P-20: ties are in the order of the key, whatever happened to the records`() throws {
    try store.write { transaction in
      for title in ["a", "b", "c"] { _ = try transaction.insert(Souvenir(title, average: 4)) }
    }
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.detail, "touched")) }
    #expect(try store.read { try $0.objects(Souvenir.self).sorted(by: \.average).ids() } == [1, 2, 3])
    #expect(try store.read { try $0.objects(Souvenir.self).sorted(by: \.average, .descending).ids() } == [1, 2, 3])
  }

  @Test func `P-21: newest means the date, and ids only break ties`() throws {
    try store.write { transaction in
      for day in [3.0, 1, 2, 3] {
        var record = Souvenir("day \(day)")
        record.createDate = Date(timeIntervalSince1970: day * 86_400)
        _ = try transaction.insert(record)
      }
    }
    let newest = try store.read {
      try $0.objects(Souvenir.self).sorted(by: \.createDate, .descending).then(by: \.id, .descending).ids()
    }
    #expect(newest == [4, 1, 3, 2])
  }

  // MARK: Results

  @Test func `P-26: one row of a list, and its length, need no list`() throws {
    try add("a", "b", "c")
    let results = try store.read { $0.objects(Souvenir.self) }
    #expect(try results.count() == 3)
    #expect(try results[1].title == "b")
  }

  @Test func `P-27: a record by its key is a look-up`() throws {
    try add("a", "b")
    let explanation = try store.read { snapshot in snapshot.objects(Souvenir.self).where { $0.id == 2 }.explain() }
    #expect(explanation.contains("key"))
    #expect(try store.read { try $0.get(Souvenir.self, id: 2)?.title } == "b")
  }

  @Test func `P-28 and P-37: a list of records reads no photo`() throws {
    let bytes = [UInt8](repeating: 7, count: 20_000_000)
    try store.write { transaction in
      var record = Souvenir("with a photo")
      record.image = try transaction.storeBlob(bytes)
      _ = try transaction.insert(record)
    }
    let record = try #require(try store.read { try $0.objects(Souvenir.self).first() })
    #expect(record.image?.byteCount == bytes.count)
    #expect(try record.image?.bytes() == bytes)
  }

  @Test func `P-32: a change that moves records out of its own query skips none`() throws {
    try store.write { transaction in
      for number in 0..<100 { _ = try transaction.insert(Souvenir("\(number)", average: 1)) }
    }
    let count = try store.write { transaction in
      try transaction.setValue(5, for: \.average, in: transaction.objects(Souvenir.self).where { $0.average < 5 })
    }
    #expect(count == 100)
    #expect(try store.read { try $0.objects(Souvenir.self).where { $0.average == 5 }.count() } == 100)
  }
}
