import Foundation
import RecordStore
import Testing

/// `store schema` and `store browse`, on stores of other programs.
struct BrowseCommandTests {
  private func foreign() throws -> ProgramRun { try .onOtherStore(ForeignRecords.make) }

  @Test("types are listed with their counts")
  func types() throws {
    let program = try foreign()
    let listed = try program.run("store", "browse", "--format", "jsonl").split(separator: "\n")
    #expect(listed[0] == #"{"type":"Person","count":4,"key":"code","nextID":null,"fieldCount":10,"indexCount":3}"#)
    #expect(listed[2] == #"{"type":"Int","count":3,"key":"id","nextID":4,"fieldCount":1,"indexCount":0}"#)
    #expect(try program.run("store", "browse", "-q") == "Person\nField^[[31m\")^J}\nInt\n")
  }

  @Test("a record is printed with all its values, exact in machine formats")
  func values() throws {
    let program = try foreign()
    let listed = try program.run("store", "browse", "Person", "--format", "jsonl").split(separator: "\n")
    #expect(
      listed.first == """
        {"code":"b","age":null,"score":2,"born":"1970-01-01T00:00:00Z","key":"","is away":false,"big":0,"ratio":4,\
        "friend":null,"plains":[]}
        """)
    #expect(
      listed.last == """
        {"code":"ａ","age":30,"score":0.1,"born":"1970-01-01T00:00:00Z","key":"","is away":false,"big":0,"ratio":"inf",\
        "friend":null,"plains":[]}
        """)
    #expect(
      try program.run("store", "browse", "Person", "z", "--json") == """
        {"code":"z","age":255,"score":0,"born":"1653-02-10T06:13:19.999Z","key":"AP8Q","is away":true,\
        "big":18446744073709551615,"ratio":null,"friend":2,"plains":[3,2,1]}

        """)
    #expect(
      try program.run("store", "browse", "Person", "c\td", "--format", "tsv", "--fields", "code,ratio")
        == "code\tratio\nc\\td\t-2.5\n")
    let table = try program.run("store", "browse", "Person", "z", "--format", "table", "--fields", "key,age")
    #expect(
      table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "field type value", "key [UInt8] 3 bytes", "age UInt8? 255",
      ])
  }

  @Test(
    "tests, orders and limits choose records",
    arguments: [
      (["--where", "age > 7"], "z ａ"), (["--where", "age = nil"], "b"),
      (["--where", "age != nil", "--desc"], "ａ z c^Id"),
      (["--where", "age >= 7 AND score < %@", "--arg", "0.05"], "c^Id z"), (["--where", "code CONTAINS[f] 'A'"], "ａ"),
      (["--where", "ratio = -2.5"], "c^Id"), (["--where", "%K = TRUE", "--arg", "is away"], "z"),
      (["--where", "big == 18446744073709551615"], "z"), (["--where", "born < '1970-01-01'"], "z"),
      (["--where", "code = 'b'"], "b"), (["--where", "key = nil"], ""), (["--where", "code = nil"], ""),
      (["--where", "friend.code = 'b'"], "z"), (["--where", "ANY plains.id = 1"], "z"),
      (["--where", "plains.@count = 0 AND age = NULL"], "b"), (["--where", "friend != nil"], "z"),
      (["--sort", "age"], "c^Id ａ z b"), (["--sort", "age", "--desc"], "z ａ c^Id b"),
      (["--sort", "score", "--limit", "2"], "c^Id z"), (["--offset", "3"], "ａ"),
    ])
  func choosing(words: [String], expected: String) throws {
    let program = try foreign()
    let keys = try program.run(["store", "browse", "Person", "-q"] + words)
    #expect(keys.exitCode == 0, "\(keys.messages)")
    #expect(keys.lines.joined(separator: " ") == expected)
  }

  @Test("links are followed from a record and back, and chosen from as any records")
  func links() throws {
    let program = try foreign()
    #expect(try program.run("store", "browse", "Person", "z", "--follow", "friend", "-q") == "b\n")
    #expect(try program.run("store", "browse", "Person", "z", "--follow", "plains", "-q") == "3\n2\n1\n")
    #expect(
      try program.run("store", "browse", "Person", "z", "--follow", "plains", "-q", "--desc", "--limit", "2")
        == "3\n2\n")
    #expect(try program.run("store", "browse", "Person", "b", "--follow", "friend", "-q") == "")
    #expect(try program.run("store", "browse", "Person", "b", "--follow", "Person.friend", "-q") == "z\n")
    #expect(
      try program.run("store", "browse", "Int", "2", "--follow", "Person.plains", "--fields", "code") == "code\nz\n")
    #expect(
      try program.run("store", "browse", "Int", "2", "--follow", "Person.plains", "-q", "--where", "age < 255")
        == "")
    let table = try program.run("store", "browse", "Int", "2", "--format", "table")
    let lines = table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines == ["field type value", "id Int 2", "Person.plains links here 1: 4"])
  }

  @Test("a name that a predicate cannot hold is an argument")
  func signsInNames() throws {
    let program = try foreign()
    let type = "Field\u{1B}[31m\")\n}"
    #expect(try program.run("store", "browse", type, "-q", "--where", "%K = 'q'", "--arg", "a=b<") == "-5\n")
    #expect(
      try program.run("store", "browse", type, "-q", "--where", "%K CONTAINS[f] %@", "--arg", "a=b<", "--arg", "ｑ")
        == "-5\n")
    let record = try program.run("store", "browse", "--fields", "class,Date", "--json", "--", type, "-5")
    #expect(record.hasPrefix(#"{"class":"\u001b]0;x\u0007","Date":"-29227"#), "\(record)")
  }

  @Test("words that do not fit are refused, with what fits")
  func faults() throws {
    let program = try foreign()
    let faults: [([String], Int32, String)] = [
      (["Persom"], 1, "did you mean 'Person'?"), (["Person", "nobody"], 1, "has no record"),
      (["Int", "9"], 1, "has no record"), (["Int", "x"], 64, "is no id"),
      (["Person", "--where", "agee = 1"], 64, "did you mean 'age'?"),
      (["Person", "--where", "age = 'x'"], 64, "column"),
      (["Person", "--where", "age"], 64, "column"),
      (["Person", "--where", "age = %@", "--arg", "x"], 64, "argument 1"),
      (["Person", "--where", "score CONTAINS 'a'"], 64, "column"), (["Person", "--arg", "x"], 64, "add --where"),
      (["Person", "--where", "plains = 1"], 64, "column"), (["Person", "--where", "ANY code = 'x'"], 64, "column"),
      (["Person", "--sort", "names"], 64, "no field"),
      (["Person", "--fields", "names"], 64, "no field"), (["--where", "a = 1"], 64, "needs a type"),
      (["Person", "z", "--limit", "1"], 64, "one record"), (["Person", "z", "y"], 64, "unexpected"),
      (["Person", "--follow", "friend"], 64, "needs a record"),
      (["Person", "z", "--follow", "age"], 64, "use friend, plains or Person.friend"),
      (["Person", "z", "--follow", "friends"], 64, "did you mean 'friend'?"),
      (["Person", "--sort", "plains"], 64, "no order"),
    ]
    for (words, code, text) in faults {
      let outcome = try program.run(["store", "browse"] + words)
      #expect(outcome.exitCode == code && outcome.output.isEmpty, "\(words): \(outcome.messages)")
      #expect(outcome.messages.contains(text), "\(words): \(outcome.messages)")
    }
  }

  @Test("no name or value of a file reaches the terminal as it is")
  func sanitised() throws {
    let program = try foreign()
    let type = "Field\u{1B}[31m\")\n}"
    for words in [
      ["store", "schema", "--format", "table"], ["store", "schema", "--json"], ["store", "schema", "--swift"],
      ["store", "browse", "--format", "table"], ["store", "browse", "--json"], ["store", "browse", "-q"],
      ["store", "browse", type, "--format", "table"], ["store", "browse", type, "--json"],
      ["store", "browse", "--format", "table", "--", type, "-5"], ["store", "browse", type, "0"],
      ["store", "browse", type, "--where", "x"], ["store", "browse", "x"],
    ] {
      let outcome = try program.run(words)
      for text in [outcome.output, outcome.messages] {
        #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) }, "\(words)")
      }
    }
  }

  @Test("browsing changes no byte, and a store without types has none")
  func reading() throws {
    let program = try foreign()
    let bytes = try program.read("other.store")
    try program.run("store", "browse", "Person")
    try program.run("store", "schema")
    #expect(try program.read("other.store") == bytes)
    #expect(try program.run("--store", "other.store", "list", "--json") == "[]\n")
    program.environment["OMIYAGE_STORE"] = nil
    #expect(try program.run(["store", "browse", "--json"]).output == "[]\n")
    #expect(try program.run(["store", "schema", "--json"]).output == "[]\n")
    #expect(try program.run(["store", "browse", "Omiyage"]).messages.contains("it has none"))
    #expect(try program.code("--store", "none.store", "store", "schema") == 66)
  }
}
