import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Reading without the Swift types of the records.
@Suite struct BrowsingTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A store that a program with other types opens for reading.
  private func foreign(_ schema: [any Record.Type], _ fill: (Transaction) throws -> Void) throws -> Store {
    let path = directory.file("foreign.store")
    let store = try Store(at: path, schema: schema)
    try store.write("fill", fill)
    store.close()
    return try Store(at: path, schema: [], configuration: StoreConfiguration(isReadOnly: true))
  }

  @Test func `tables tell names, types, keys, indexes and counts of any store`() throws {
    let store = try foreign(testSchema + [Ticket.self]) { transaction in
      try transaction.insert(contentsOf: [Souvenir("a"), Souvenir("b")])
      try transaction.insert(Receivable("k", amount: 1))
    }
    let tables = try store.tables()
    #expect(tables.map(\.name) == ["Souvenir", "Remark", "Receivable", "Ticket"])
    #expect(tables.map(\.count) == [2, 0, 1, 0])
    #expect(tables.map(\.key.name) == ["id", "id", "key", "id"])
    #expect(tables.map(\.isAutoIncrement) == [true, true, false, true])
    #expect(tables[0].nextID == 3)
    #expect(tables[0].fields.map(\.type.name) == ["Int", "String", "String", "Double", "Date", "Blob"])
    #expect(tables[0].fields.map(\.isOptional) == [false, false, false, true, false, true])
    #expect(tables[1].indexes.map(\.keys) == [["souvenir_id"]])
    #expect(tables[1].indexes.map(\.included) == [["star"]])
    #expect(tables[2].key.type == .string)
    #expect(tables[2].indexes.isEmpty)
    #expect(tables[3].indexes.map(\.isUnique) == [true])
    #expect(tables[3].indexes[0].keys == ["hall", "seat"])
  }

  @Test func `rows have the values of all types`() throws {
    let store = try foreign([Snack.self, Souvenir.self]) { transaction in
      try transaction.insert(
        Snack(
          code: "c", star: 3, shop: -7, average: 2.5, title: "が", note: nil, isSweet: true, season: .winter,
          weight: .max, price: 0.5, created: Date(timeIntervalSince1970: 1.5)))
      var souvenir = Souvenir("photo")
      souvenir.image = try transaction.storeBlob([1, 2, 3])
      try transaction.insert(souvenir)
    }
    let row = try #require(try store.read { try $0.rows(ofTable: "Snack").first() })
    #expect(row.number == 1)
    #expect(try row.key == .int(1))
    #expect(
      try row.values() == [
        .int(1), .string("c"), .int(3), .int(-7), .double(2.5), .string("が"), .null, .bool(true), .string("winter"),
        .unsigned(UInt(UInt16.max)), .float(0.5), .date(Date(timeIntervalSince1970: 1.5)),
      ])
    #expect(try row["shop"] == .int(-7))
    let image = try store.read { try $0.row(ofTable: "Souvenir", number: 1)?["image"] }
    guard case .blob(let blob) = image else {
      Issue.record("the image is no blob")
      return
    }
    #expect(try blob.bytes() == [1, 2, 3])
  }

  @Test func `tests of a field find what typed conditions find`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: [Snack.self])
    let snacks = (0..<300).map { number in
      Snack(
        code: "code \(number)", star: generator.oneIn(4) ? nil : 1 + generator.below(5), shop: generator.below(9),
        average: generator.oneIn(3) ? nil : Double(generator.below(5)) / 2, title: ["ガチャ", "がちゃ", "b"][number % 3],
        note: generator.oneIn(3) ? nil : "note \(generator.below(5))", isSweet: generator.oneIn(2),
        weight: UInt16(generator.below(5)), price: Float(generator.below(4)) / 2)
    }
    _ = try store.write { try $0.insert(contentsOf: snacks) }
    try store.read { reader in
      func check(_ rows: TableRows, _ results: Results<Snack>) throws {
        #expect(try rows.array().map(\.number) == results.ids(), "\(rows.explain())")
        #expect(try rows.count() == results.count())
        #expect(try rows.first()?.number == results.first()?.id)
      }
      let rows = try reader.rows(ofTable: "Snack")
      let all = reader.objects(Snack.self)
      for number in [0, 2, 4] {
        try check(rows.where("star", .less, .int(number)), all.where { $0.star < number })
        try check(rows.where("shop", .greaterOrEqual, .unsigned(UInt(number))), all.where { $0.shop >= number })
        try check(rows.where("weight", .notEqual, .int(number)), all.where { $0.weight != UInt16(number) })
        try check(rows.where("average", .lessOrEqual, .int(number)), all.where { $0.average <= Double(number) })
        try check(rows.where("price", .equal, .double(0.5)), all.where { $0.price == 0.5 })
        try check(
          rows.where("price", .greater, .double(0.1 * Double(number))), all.where { $0.price > 0.1 * Float(number) })
        try check(rows.where("id", .greater, .double(Double(number))), all.where { $0.id > number })
      }
      try check(rows.where("note", .equal, .null), all.where { $0.note == nil })
      try check(rows.where("note", .contains, .string("3")), all.where { $0.note.contains("3") })
      try check(rows.where("note", .beginsWith, .string("note")), all.where { $0.note.beginsWith("note") })
      try check(rows.where("code", .endsWith, .string("7")), all.where { $0.code.endsWith("7") })
      try check(rows.where("title", .matches, .string("ｶﾞﾁｬ")), all.where { $0.title.matches(TextSearch("ｶﾞﾁｬ")) })
      try check(
        rows.where("isSweet", .equal, .bool(true)).where("star", .notEqual, .null),
        all.where { $0.isSweet == true && $0.star != nil })
      try check(
        rows.sorted(by: "average", .descending, nulls: .first).then(by: "code").offset(5).limit(40),
        all.sorted(by: \.average, .descending, nulls: .first).then(by: \.code).offset(5).limit(40))
      try check(rows.limit(0), all.limit(0))
    }
  }

  @Test func `records are found by number and by key, and a transaction reads its own writes`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      try transaction.insert(Receivable("が", amount: 5))
      let row = try #require(try transaction.row(ofTable: "Receivable", key: "か\u{3099}"))
      #expect(try row["amount"] == .int(5))
      #expect(try row.key == .string("が"))
      #expect(try transaction.row(ofTable: "Receivable", number: row.number)?["amount"] == .int(5))
      #expect(try transaction.tables()[2].count == 1)
    }
    #expect(try store.read { try $0.row(ofTable: "Receivable", key: "x") } == nil)
    #expect(try store.read { try $0.row(ofTable: "Souvenir", key: "x") } == nil)
    #expect(try store.read { try $0.row(ofTable: "Souvenir", number: 1) } == nil)
  }

  @Test func `links lead on by name, in the order of lists, and back by every field that can`() throws {
    let store = try foreign(linkSchema) { transaction in
      let sweets = try transaction.insert(contentsOf: (1...4).map { Sweet(title: "sweet \($0)") })
      let town = try transaction.insert(Town(key: "t"))
      let maker = Maker(
        name: "m", sweets: List(ids: [sweets[2], sweets[0], sweets[2]]), friends: List(ids: []), town: Link(id: town))
      let id = try transaction.insert(maker)
      try transaction.insert(Maker(name: "n", sweets: List(ids: [sweets[0]])))
      try transaction.update(Sweet.self, id: sweets[1], .set(\.inventor, Link(id: id)))
    }
    let snapshot = try store.snapshot()
    let tables = try snapshot.tables()
    let maker = try #require(tables.first { $0.name == "Maker" })
    #expect(maker.fields.map(\.type.target) == [nil, nil, nil, "Sweet", "Maker", "Town"])
    #expect(maker.fields.map(\.deleteRule) == [nil, nil, nil, .cascade, .nullify, .deny])
    #expect(tables.allSatisfy { $0.indexes.isEmpty })

    let row = try #require(try snapshot.row(ofTable: "Maker", number: 1))
    #expect(try row["sweets"] == .links([3, 1, 3]))
    #expect(try row["town"] == .link(1))
    #expect(try snapshot.rows(linkedBy: "sweets", of: row).array().map(\.number) == [3, 1, 3])
    #expect(try snapshot.rows(linkedBy: "sweets", of: row).where("id", .less, .int(3)).count() == 1)
    #expect(try snapshot.rows(linkedBy: "town", of: row).first()?.key == .string("t"))
    #expect(try snapshot.rows(linkedBy: "friends", of: row).count() == 0)
    let other = try #require(try snapshot.row(ofTable: "Maker", number: 2))
    #expect(try snapshot.rows(linkedBy: "town", of: other).count() == 0)
    #expect(thrownCode { _ = try snapshot.rows(linkedBy: "name", of: row) } == .invalidArgument)

    let sweet = try #require(try snapshot.row(ofTable: "Sweet", number: 1))
    let backlinks = try snapshot.backlinks(to: sweet)
    #expect(backlinks.map { $0.rows.table.name + "." + $0.field } == ["Maker.sweets"])
    #expect(try backlinks[0].rows.array().map(\.number) == [1, 2])
    let toMaker = try snapshot.backlinks(to: row)
    #expect(toMaker.map(\.field) == ["friends", "inventor", "mayor"])
    #expect(try toMaker.map { try $0.rows.array().map(\.number) } == [[], [2], []])

    let makers = try snapshot.rows(ofTable: "Maker")
    #expect(try makers.where("sweets", .contains, .int(3)).array().map(\.number) == [1])
    #expect(try makers.where("town", .equal, .link(1)).count() == 1)
    #expect(try makers.where("town", .equal, .int(1)).count() == 1)
    #expect(try makers.where("town", .equal, .null).count() == 1)
    #expect(thrownCode { _ = try makers.where("sweets", .less, .links([1])) } == .invalidArgument)
    #expect(thrownCode { _ = try makers.where("sweets", .contains, .string("x")) } == .invalidArgument)
  }

  private struct Bag: Record {
    var id = 0
    var tags: [String] = []
    var sizes: Set<Int8>?
    var prices: [String: Double] = [:]

    static let schema = Schema<Bag>("Bag") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.tags, "tags")
      Field(\.sizes, "sizes")
      Field(\.prices, "prices")
    }
  }

  @Test func `lists and sets are searched for an element`() throws {
    let store = try foreign([Bag.self]) { transaction in
      try transaction.insert(
        contentsOf: [Bag(tags: ["が", "b"], sizes: [3, 1]), Bag(tags: ["b"]), Bag(sizes: [2], prices: ["b": 1])])
    }
    let rows = try store.snapshot().rows(ofTable: "Bag")
    #expect(rows.table.fields.map(\.type) == [.int64, .list(.string), .set(.int8), .map(.double)])
    #expect(try rows.first()?["sizes"] == .set([.int(1), .int(3)]))
    #expect(try rows.where("tags", .contains, .string("か\u{3099}")).array().map(\.number) == [1])
    #expect(try rows.where("tags", .contains, .string("b")).array().map(\.number) == [1, 2])
    #expect(try rows.where("sizes", .contains, .double(2)).array().map(\.number) == [3])
    #expect(try rows.where("sizes", .equal, .null).array().map(\.number) == [2])
    for (field, value) in [
      ("tags", RecordValue.int(1)), ("sizes", .int(200)), ("prices", .string("b")), ("tags", .null),
    ] {
      #expect(thrownCode { _ = try rows.where(field, .contains, value) } == .invalidArgument, "\(field)")
    }
  }

  /// `Receivable`, as a later program declares it.
  private struct LaterReceivable: Record {
    var amount: Int64 = 0
    var key = ""
    var note: String? = "none"

    static let schema = Schema<LaterReceivable>("Receivable") {
      Field(\.amount, "total", .renamed(from: "amount"))
      PrimaryKey(\.key, "key")
      Field(\.note, "note")
      Index(\.amount)
    }
  }

  @Test func `records of earlier versions of a table are shown as those of today`() throws {
    let path = directory.file("versions.store")
    let first = try Store(at: path, schema: [Receivable.self])
    _ = try first.write { try $0.insert(contentsOf: [Receivable("a", amount: 7), Receivable("b", amount: 5)]) }
    first.close()
    let second = try Store(at: path, schema: [LaterReceivable.self])
    _ = try second.write { transaction in
      var third = LaterReceivable()
      third.key = "c"
      third.amount = 6
      return try transaction.insert(third)
    }
    second.close()
    let store = try Store(at: path, schema: [], configuration: StoreConfiguration(isReadOnly: true))
    let table = try #require(try store.tables().first)
    let places = try ["key", "total", "note"].map { try #require(table.position(of: $0)) }
    #expect(table.fields.count == 3)
    #expect(table.indexes.map(\.keys) == [["total"]])
    let rows = try store.snapshot().rows(ofTable: "Receivable").sorted(by: "total")
    let values = try rows.array().map { row in try places.map { try row.value(at: $0) } }
    #expect(
      values == [
        [.string("b"), .int(5), .string("none")], [.string("c"), .int(6), .string("none")],
        [.string("a"), .int(7), .string("none")],
      ])
    #expect(try rows.where("total", .greater, .int(5)).count() == 2)
  }

  @Test func `names and values that do not fit are errors`() throws {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("a")) }
    let snapshot = try store.snapshot()
    #expect(thrownCode { _ = try snapshot.rows(ofTable: "souvenir") } == .notFound)
    #expect(thrownCode { _ = try snapshot.row(ofTable: "", number: 1) } == .notFound)
    let rows = try snapshot.rows(ofTable: "Souvenir")
    #expect(thrownCode { _ = try rows.first()?["Title"] } == .invalidArgument)
    let faults: [(String, FieldComparison, RecordValue)] = [
      ("titel", .equal, .string("a")), ("title", .equal, .int(1)), ("average", .contains, .string("a")),
      ("title", .contains, .null), ("id", .equal, .double(1.5)), ("id", .equal, .unsigned(.max)),
      ("image", .less, .null), ("average", .equal, .double(.nan)), ("id", .matches, .int(1)),
      ("average", .equal, .unsigned(.max)),
    ]
    for (field, comparison, value) in faults {
      #expect(
        thrownCode { _ = try rows.where(field, comparison, value) } == .invalidArgument, "\(field) \(comparison)")
    }
    #expect(thrownCode { _ = try rows.sorted(by: "image") } == .invalidArgument)
    #expect(thrownCode { _ = try rows.then(by: "prize") } == .invalidArgument)
    #expect(try rows.where("image", .equal, .null).count() == 1)
  }
}
