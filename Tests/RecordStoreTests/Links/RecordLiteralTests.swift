import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct RecordLiteralTests {
  private func inMemory() throws -> Store { try Store.inMemory(schema: linkSchema) }

  @Test func `dictionaries and arrays create records, nested ones too, with the defaults of the type`() throws {
    let store = try inMemory()
    let id = try store.write { (transaction) throws in
      try transaction.create(
        Maker.self,
        [
          "name": "Jane", "sweets": [["title": "ひよこ", "price": 3], ["餅", 5, "salty", nil], ["title": "団子"], 1],
          "town": ["key": "京都", "size": 9],
        ])
    }
    try store.read { (snapshot) throws in
      let maker = try #require(try snapshot.get(Maker.self, id: id))
      #expect(maker.note.isEmpty && maker.friends.isEmpty)
      let sweets = try snapshot.objects(maker.sweets).array()
      #expect(sweets.map(\.title) == ["ひよこ", "餅", "団子", "ひよこ"])
      #expect(sweets.map(\.price) == [3, 5, 0, 3])
      #expect(sweets[1].taste == .salty)
      #expect(try snapshot.get(maker.town) == Town(key: "京都", size: 9))
    }
    #expect(try store.history().count == 1)
    #expect(try store.verify().isSound)
  }

  @Test func `a linked record may be one that is there, by its key or by a link`() throws {
    let store = try inMemory()
    try store.write { (transaction) throws in
      try transaction.create(Town.self, ["奈良", 1, nil])
      try transaction.create(Maker.self, ["name": "Jane", "town": "奈良"])
      try transaction.create(Sweet.self, ["title": "a", "inventor": 1])
      try transaction.create(
        Maker.self, ["name": "Ann", "friends": RecordLiteral(List<Maker>(ids: [1, 1])), "sweets": [1]])
      try transaction.create(Sweet.self, ["title": "b", "inventor": RecordLiteral(Link<Maker>(id: 2))])
    }
    try store.read { (snapshot) throws in
      #expect(try snapshot.backlinks(to: Maker.self, id: 1, \Sweet.inventor).ids() == [1])
      #expect(try snapshot.backlinks(to: Maker.self, id: 2, \Sweet.inventor).ids() == [2])
      #expect(try snapshot.get(Maker.self, id: 2)?.friends.ids == [1, 1])
      #expect(try snapshot.get(snapshot.get(Maker.self, id: 1)?.town)?.key == "奈良")
    }
  }

  @Test func `an upsert sets the given fields of records that are there, and creates the others`() throws {
    let store = try inMemory()
    try store.write { (transaction) throws in
      try transaction.create(
        Maker.self, ["name": "Jane", "note": "n", "sweets": [["title": "a", "price": 3]], "town": ["key": "京都"]])
      let id = try transaction.upsert(
        Maker.self,
        [
          "id": 1, "name": "Zoe", "sweets": [["id": 1, "title": "b"], ["title": "c"]],
          "town": ["key": "京都", "size": 5],
        ])
      #expect(id == 1)
      #expect(try transaction.upsert(Maker.self, ["name": "New"]) == 2)
      #expect(try transaction.upsert(Town.self, ["奈良", 4, 1]) == 2)
    }
    try store.read { (snapshot) throws in
      let maker = try #require(try snapshot.get(Maker.self, id: 1))
      #expect(maker.name == "Zoe" && maker.note == "n")
      #expect(try snapshot.objects(maker.sweets).array().map(\.title) == ["b", "c"])
      #expect(try snapshot.objects(maker.sweets).array().map(\.price) == [3, 0])
      #expect(try snapshot.get(Town.self, key: "京都")?.size == 5)
      #expect(try snapshot.count(Town.self) == 2)
    }
    #expect(try store.verify().isSound)
  }

  /// What a literal that makes no sense is answered with.
  private static let mistakes: [(RecordLiteral, StoreError.Code, String)] = [
    (["nme": "x"], .invalidArgument, "Maker: there is no field 'nme'."),
    (.dictionary([("name", "x"), ("name", "y")]), .invalidArgument, "Maker: the field 'name' is given twice."),
    (["name": 3], .invalidArgument, "Maker: the field 'name' takes a value of type String."),
    (["name": ["x"]], .invalidArgument, "Maker: the field 'name' takes a value of type String."),
    (["name": nil], .constraint, "Maker 1: the field 'name' must have a value."),
    (["name": ""], .constraint, "Maker 1: the field 'name' must not be empty."),
    (
      ["x", "y"], .invalidArgument,
      "Maker: an array has all 6 fields, or all but the key, in the order of the schema, and this one has 2 values."
    ),
    ("x", .invalidArgument, "Maker: a record is given as a dictionary or as an array."),
    (["name": "x", "town": ["size": 3]], .invalidArgument, "Town: the key 'key' is missing."),
    (["name": "x", "town": ["key": "奈良"]], .constraint, "Town 1: this key is taken"),
    (["name": "x", "town": "大阪"], .constraint, "Maker: the field 'town' links to a record of Town that is not there."),
    (["name": "x", "town": 3], .invalidArgument, "Maker: the field 'town' takes a record of Town, or the key of one."),
    (["name": "x", "sweets": 3], .invalidArgument, "Maker: the field 'sweets' takes an array."),
    (["name": "x", "sweets": ["title": "y"]], .invalidArgument, "Maker: the field 'sweets' takes an array."),
    (
      ["name": "x", "sweets": [["title": "y", "price": 20_000]]], .constraint,
      "Sweet 1: the field 'price' must be from 0 to 10000."
    ),
    (
      ["name": "x", "sweets": [["title": "y", "price": 0.5]]], .invalidArgument,
      "Sweet: the field 'price' takes a value of type Int."
    ),
    (
      ["name": "x", "sweets": [["title": "y", "taste": "sour"]]], .invalidArgument,
      "Sweet: the field 'taste' takes the raw value of one of its cases."
    ),
    (
      ["name": "x", "sweets": [["title": "y"], 7]], .constraint,
      "Maker 1: the field 'sweets' links to Sweet 7, which is not there."
    ),
    (
      ["name": "x", "town": ["key": "京都", "size": 4_000_000_000]], .invalidArgument,
      "Town: the field 'size' takes a value of type Int32."
    ),
  ]

  @Test func `a literal that makes no sense is refused with the field and the rule, and leaves no trace`() throws {
    let store = try inMemory()
    try store.write { _ = try $0.create(Town.self, ["key": "奈良"]) }
    for (literal, code, message) in Self.mistakes {
      try store.write { (transaction) throws in
        let error = #expect(throws: StoreError.self) { try transaction.create(Maker.self, literal) }
        #expect(error?.code == code, "\(message)")
        #expect(error?.message == message)
        #expect(try transaction.count(Maker.self) + transaction.count(Sweet.self) == 0, "\(message)")
        #expect(try transaction.count(Town.self) == 1, "\(message)")
      }
    }
    #expect(try store.verify().isSound)
  }

  @Test func `whole numbers fit every type of numbers that holds them`() throws {
    #expect(Value.int(3).converted(to: .double) == .double(3))
    #expect(Value.int(3).converted(to: .float) == .float(3))
    #expect(Value.int(255).converted(to: .uint8) == .unsigned(255))
    #expect(Value.int(256).converted(to: .uint8) == nil)
    #expect(Value.int(-1).converted(to: .uint64) == nil)
    #expect(Value.int(-129).converted(to: .int8) == nil)
    #expect(Value.unsigned(.max).converted(to: .int64) == nil)
    #expect(Value.unsigned(7).converted(to: .int8) == .int(7))
    #expect(Value.int((1 << 53) + 1).converted(to: .double) == nil)
    #expect(Value.double(0.5).converted(to: .float) == .float(0.5))
    #expect(Value.double(1e300).converted(to: .float) == nil)
    #expect(Value.double(1).converted(to: .int64) == nil)
    #expect(Value.null.converted(to: .string) == .null)
  }

  @Test func `a literal may be nested deeper than a stack allows`() throws {
    let store = try inMemory()
    let depth = scaled(100_000)
    let last = try store.write { (transaction) throws in
      var literal: RecordLiteral = ["next": nil]
      for _ in 1..<depth { literal = ["next": literal] }
      return try transaction.create(Wagon.self, literal)
    }
    #expect(last == depth)
    try store.read { (snapshot) throws in
      #expect(try snapshot.count(Wagon.self) == depth)
      #expect(try snapshot.get(Wagon.self, id: depth)?.next?.id == depth - 1)
    }
    try store.write { _ = try $0.delete(Wagon.self, id: depth) }
    #expect(try store.read { try $0.count(Wagon.self) } == 0)
  }

  /// The table of `Town` as an older program declares it.
  private struct OldTown: Record {
    var key = ""
    static let schema = Schema<OldTown>("Town") { PrimaryKey(\.key, "key") }
  }

  @Test func `a field that only a newer program declares has no name in a literal`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("towns.store")
    let store = try Store(at: path, schema: [TownToGrow.self])
    try store.write { _ = try $0.create(TownToGrow.self, ["key": "奈良", "size": 5]) }
    let old = try Store(at: path, schema: [OldTown.self])
    try old.write { (transaction) throws in
      let error = #expect(throws: StoreError.self) { try transaction.create(OldTown.self, ["key": "京都", "size": 7]) }
      #expect(error?.message == "Town: there is no field 'size'.")
      try transaction.create(OldTown.self, ["京都"])
      try transaction.upsert(OldTown.self, ["奈良"])
    }
    #expect(try store.read { try $0.objects(TownToGrow.self).array().map(\.size) } == [nil, 5])
  }

  private struct TownToGrow: Record {
    var key = ""
    var size: Int?
    static let schema = Schema<TownToGrow>("Town") {
      PrimaryKey(\.key, "key")
      Field(\.size, "size")
    }
  }
}
