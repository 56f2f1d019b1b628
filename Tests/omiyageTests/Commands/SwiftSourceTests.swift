import Foundation
import RecordStore
import Testing

/// `store schema --swift`.
struct SwiftSourceTests {
  @Test("the source has the types as the file has them")
  func golden() throws {
    let program = try ProgramRun()
    try ForeignRecords.make(at: program.directory.path + "/other.store")
    let source = try program.run("--store", "other.store", "store", "schema", "--swift")
    #expect(source == Self.foreignSource)
  }

  @Test(
    "a program of the source compiles, and reads and writes the store", .enabled(if: SwiftCompiler.isThere),
    arguments: ["foreign", "compound", "omiyage", "types"])
  func compiles(store: String) throws {
    let program = try ProgramRun()
    program.environment["OMIYAGE_STORE"] = "a.store"
    switch store {
    case "foreign": try ForeignRecords.make(at: program.directory.path + "/a.store")
    case "types": try program.run("demo", "--types", "--items", "20")
    case "compound": try CompoundRecords.make(at: program.directory.path + "/a.store")
    default: try program.run("demo", "--items", "3")
    }
    let source = try program.run("store", "schema", "--swift")
    let types = source.split(separator: "\n").filter { $0.hasPrefix("struct ") }.compactMap {
      $0.dropFirst("struct ".count).split(separator: ":").first.map { String($0) }
    }
    let counts = types.map { "  try reader.objects(\($0).self).array().count," }.joined(separator: "\n")
    try program.write(Array(source.utf8), to: "Types.swift")
    try program.write(
      Array(
        """
        import RecordStore
        let store = try Store(at: "a.store", schema: [\(types.map { $0 + ".self" }.joined(separator: ", "))])
        print(try store.read { reader in [
        \(counts)
        ] })
        // A writer compares the types with the file.
        try store.write { transaction in _ = try transaction.deleteAll() }
        print(try store.tables().map(\\.count))

        """.utf8), to: "main.swift")
    let listed = try program.run("store", "browse", "--format", "tsv", "--fields", "count", "--no-header")
    let before = listed.split(separator: "\n").joined(separator: ", ")
    let output = try SwiftCompiler.run(["Types.swift", "main.swift"], in: program.directory)
    let zeros = types.map { _ in "0" }.joined(separator: ", ")
    #expect(output == "[\(before)]\n[\(zeros)]\n")
    try program.verify()
  }

  private static let foreignSource = #"""
    import FoundationEssentials
    import RecordStore

    struct Person: Record {
      var code = ""
      var age: UInt8?
      var score: Float = 0
      var born = Date(timeIntervalSince1970: 0)
      var key: [UInt8] = []
      var is_away = false
      var big: UInt = 0
      var ratio: Double?
      var friend: Link<Person>?
      var plains = List<Int_2>()

      static let schema = Schema<Person>("Person") {
        PrimaryKey(\.code, "code")
        Field(\.age, "age")
        Field(\.score, "score")
        Field(\.born, "born")
        Field(\.key, "key")
        Field(\.is_away, "is away")
        Field(\.big, "big")
        Field(\.ratio, "ratio")
        Field(\.friend, "friend", .deleteRule(.deny))
        Field(\.plains, "plains", .deleteRule(.cascade))
        Index(\.friend)
        Index(\.age, \.score, including: \.is_away)
        Unique(\.age, \.born)
      }
    }

    struct Field__31m____: Record {
      var self_2 = 0
      var `class` = ""
      var a_b_ = ""
      var _x____1__ = ""
      var _1価格__ = 0
      var a_b__2 = 0
      var a_b__3 = 0
      var field = 0
      var Date_2 = Date(timeIntervalSince1970: 0)

      static let schema = Schema<Field__31m____>("Field\u{1b}[31m\")\u{a}}") {
        PrimaryKey(\.self_2, "self")
        Field(\.`class`, "class")
        Field(\.a_b_, "a=b<")
        Field(\._x____1__, "\u{202e}x\u{a}\"\\(1)\\")
        Field(\._1価格__, "1価格 ①")
        Field(\.a_b__2, "a_b_")
        Field(\.a_b__3, "a b ")
        Field(\.field, "\u{301}🍡")
        Field(\.Date_2, "Date")
        Index(\._1価格__)
      }
    }

    struct Int_2: Record {
      var id = 0

      static let schema = Schema<Int_2>("Int") {
        PrimaryKey(\.id, "id", .autoIncrement)
      }
    }

    """#
}
