import Foundation
import RecordStore

/// Records of another program, with names that try what names can.
enum ForeignRecords {
  struct Person: Record {
    var code = ""
    var age: UInt8?
    var score: Float = 0
    var born = Date(timeIntervalSince1970: 0)
    var key: [UInt8] = []
    var isAway = false
    var big: UInt64 = 0
    var ratio: Double?
    var friend: Link<Person>?
    var plains = List<Plain>()

    static let schema = Schema<Person>("Person") {
      PrimaryKey(\.code, "code")
      Field(\.age, "age")
      Field(\.score, "score")
      Field(\.born, "born")
      Field(\.key, "key")
      Field(\.isAway, "is away")
      Field(\.big, "big")
      Field(\.ratio, "ratio")
      Field(\.friend, "friend", .deleteRule(.deny))
      Field(\.plains, "plains", .deleteRule(.cascade))
      Index(\.friend)
      Index(\.age, \.score, including: \.isAway)
      Unique(\.age, \.born)
    }

    init() {}

    init(_ code: String, age: UInt8?, score: Float = 0, ratio: Double? = nil) {
      self.code = code
      self.age = age
      self.score = score
      self.ratio = ratio
    }
  }

  /// Its names must not reach a terminal or end a line of Swift.
  struct Hostile: Record {
    var a = 0
    var b = ""
    var c = ""
    var d = ""
    var e = 0
    var f = 0
    var g = 0
    var h = 0
    var i = Date(timeIntervalSince1970: 0)

    static let schema = Schema<Hostile>("Field\u{1B}[31m\")\n}") {
      PrimaryKey(\.a, "self")
      Field(\.b, "class")
      Field(\.c, "a=b<")
      Field(\.d, "\u{202E}x\n\"\\(1)\\")
      Field(\.e, "1価格 ①")
      Field(\.f, "a_b_")
      Field(\.g, "a b ")
      Field(\.h, "\u{301}🍡")
      Field(\.i, "Date")
      Index(\.e)
    }
  }

  /// A type whose name Swift has for something else.
  struct Plain: Record {
    var id = 0
    static let schema = Schema<Plain>("Int") { PrimaryKey(\.id, "id", .autoIncrement) }
  }

  static func make(at path: String) throws {
    let store = try Store(at: path, schema: [Person.self, Hostile.self, Plain.self])
    try store.write { transaction in
      try transaction.insert(
        contentsOf: [
          Person("ａ", age: 30, score: 0.1, ratio: .infinity), Person("b", age: nil, score: 2, ratio: 4),
          Person("c\td", age: 7, ratio: -2.5),
        ])
      var person = Person("z", age: 255)
      person.key = [0, 255, 16]
      person.isAway = true
      person.big = .max
      person.born = Date(timeIntervalSince1970: -10_000_000_000.001)
      person.friend = try transaction.link(Person.self, key: "b")
      person.plains = List(ids: try transaction.insert(contentsOf: (0..<3).map { _ in Plain() }).reversed())
      try transaction.insert(person)
      var hostile = Hostile()
      hostile.a = -5
      hostile.b = "\u{1B}]0;x\u{7}"
      hostile.c = "q"
      // Kept as the least count of milliseconds that there is.
      hostile.i = Date(timeIntervalSince1970: -.infinity)
      try transaction.insert(hostile)
    }
    store.close()
  }
}
