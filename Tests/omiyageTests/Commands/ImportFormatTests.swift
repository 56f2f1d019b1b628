import Testing

/// What files look like: marks, line ends, quotes, blank lines, containers.
struct ImportFormatTests {
  private func imported(_ bytes: [UInt8], _ name: String, _ more: [String] = []) throws -> (Int32, String, String) {
    let program = try ProgramRun()
    try program.write(bytes, to: name)
    let outcome = try program.run(["import", name] + more)
    let records = try program.run(["export", "--type", "all", "--fields", "title,detail,average"])
    return (outcome.exitCode, records.output, outcome.messages)
  }

  @Test("a byte order mark, CRLF, LF and a lone CR give the same records")
  func byteOrderMarkAndLineEnds() throws {
    let text = "\"title\",\"detail\",\"stars\"\r\nちんすこう,沖縄,4\r\n"
    let expected = "{\"title\":\"ちんすこう\",\"detail\":\"沖縄\",\"average\":4}\n"
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let variants: [[UInt8]] = [
      mark + Array(text.utf8), Array(text.utf8), Array(text.utf8).filter { $0 != 13 },
      Array(text.utf8).filter { $0 != 10 },
    ]
    for bytes in variants {
      let (code, records, _) = try imported(bytes, "a.csv")
      #expect(code == 0)
      #expect(records == expected)
    }
  }

  @Test(
    "blank lines count for nothing",
    arguments: [
      ("a.csv", "title\na\n\nb\n\n\n\nc"),
      ("a.jsonl", "{\"title\":\"a\"}\n\n{\"title\":\"b\"}\n{\"title\":\"c\"}\n\n\n"),
      ("a.tsv", "title\na\n\nb\nc\n\n\n\n"),
      ("a.json", "\n[\n{\"title\":\"a\"},{\"title\":\"b\"},\n{\"title\":\"c\"}]\n\n"),
    ])
  func blankLines(_ file: (name: String, text: String)) throws {
    let (code, records, _) = try imported(Array(file.text.utf8), file.name)
    #expect(code == 0)
    #expect(records.split(separator: "\n").count == 3)
  }

  @Test(
    "an empty or header-only input imports nothing and makes no history",
    arguments: [
      ("a.csv", ""), ("a.csv", "\n\n\n"), ("a.csv", "title,detail\n"), ("a.jsonl", "\n \n"), ("a.json", "[]"),
    ])
  func emptyInputs(_ file: (name: String, text: String)) throws {
    let program = try ProgramRun()
    try program.run("add", "before")
    try program.write(file.text, to: file.name)
    let outcome = try program.run(["import", file.name])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == "Imported 0 records\n")
    #expect(try program.changeCount() == 1)
  }

  @Test("an open quote is reported where it opened, fast")
  func openQuote() throws {
    var text = "title,detail\na,b\n\"open,c\n"
    for row in 0..<10_000 { text += "row \(row),some detail\n" }
    let (code, _, messages) = try imported(Array(text.utf8), "a.csv")
    #expect(code == 65)
    #expect(messages.hasPrefix("omiyage: import: a.csv:3:1: this quote is never closed"))
  }

  @Test("a field of 5 MiB is kept")
  func largeField() throws {
    let program = try ProgramRun()
    let detail = String(repeating: "長い文章", count: 5 * 1024 * 1024 / 12)
    try program.write("title,detail\nlong,\"\(detail)\"\n", to: "a.csv")
    try program.run("import", "a.csv")
    let first = try program.records()
    #expect(first.contains(detail))
    #expect(try program.run(["list", "--format", "table"]).lines.count == 2)
    try program.verify()
  }

  @Test(
    "faulty JSON names record, field and place",
    arguments: [
      (#"{"title":"a","title":"b"}"#, "a.jsonl:1:14: record 1: field 'title': key 'title' stands twice"),
      (#"{"title":"\ud83d"}"#, #"a.jsonl:1:11: record 1: field 'title': surrogate \ud83d without its other half"#),
      (#"{"title":"\udc00"}"#, #"a.jsonl:1:11: record 1: field 'title': surrogate \udc00 without its other half"#),
      (#"{"title":{"a":1}}"#, "a.jsonl:1:10: field 'title': expected text, got an object"),
      (#"{"title":null}"#, "a.jsonl:1:10: field 'title': expected text, got null"),
      (#"{"title":["x"]}"#, "a.jsonl:1:10: field 'title': expected text, got an array"),
      (#"{"title":"x","star":"4"}"#, "a.jsonl:1:21: field 'star': expected 1 to 5, got the text '4'"),
      (#"{"title":"x","star":4.5}"#, "a.jsonl:1:21: field 'star': expected 1 to 5, got '4.5'"),
      (#"{"title":"x"} junk"#, "a.jsonl:1:15: record 1: text after the end of the record"),
      (#"{"title":"x","colour":1}"#, "a.jsonl:1:14: unknown field 'colour': use --map COLUMN=FIELD or --ignore-extra"),
    ])
  func faultyJSON(_ text: String, _ message: String) throws {
    let (code, records, messages) = try imported(Array((text + "\n").utf8), "a.jsonl", ["--type", "items"])
    #expect(code == 65)
    #expect(records.isEmpty)
    #expect(messages.split(separator: "\n").first.map { String($0) } == message)
  }

  @Test("escapes of an emoji, whole numbers in any form and deep nesting")
  func jsonValues() throws {
    let text = #"[{"title":"\ud83c\udf81","star":4.0},{"title":"x","star":5e0}]"#
    let (code, records, _) = try imported(Array(text.utf8), "a.json")
    #expect(code == 0)
    #expect(records.contains("{\"title\":\"🎁\",\"detail\":\"\",\"average\":4}"))
    #expect(records.contains("\"average\":5"))
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(try imported(deep, "deep.json").0 == 65)
  }

  @Test(
    "the wrong format is named",
    arguments: [
      ("[\n  {\"title\": \"a\"},\n  {\"title\": \"b\"}\n]\n", "jsonl", "use --from json"),
      ("title,detail\na,b\n", "json", "use --from csv"),
      ("title,detail\na,b\n", "jsonl", "use --from csv"),
    ])
  func wrongContainer(_ text: String, _ format: String, _ hint: String) throws {
    let (code, records, messages) = try imported(Array(text.utf8), "a.txt", ["--from", format])
    #expect(code == 65)
    #expect(records.isEmpty)
    #expect(messages.contains(hint))
  }

  @Test("objects one after the other are read as json, JSON Lines too")
  func objectsInARow() throws {
    let pretty = "{\n  \"title\": \"a\"\n}\n{\n  \"title\": \"b\"\n}\n"
    #expect(try imported(Array(pretty.utf8), "a.json").1.split(separator: "\n").count == 2)
    let lines = "{\"title\":\"a\"}\n{\"title\":\"b\"}\n"
    #expect(try imported(Array(lines.utf8), "a.json").1.split(separator: "\n").count == 2)
  }

  @Test("one bad value far down imports nothing at all")
  func lateFault() throws {
    var text = ""
    for row in 1...10_000 { text += row == 9_000 ? "{\"title\":\"a\",\"star\":true}\n" : "{\"title\":\"a\"}\n" }
    let (code, records, messages) = try imported(Array(text.utf8), "a.jsonl")
    #expect(code == 65)
    #expect(records.isEmpty)
    #expect(messages.hasPrefix("a.jsonl:9000:21: field 'star': expected 1 to 5, got true\n"))
  }

  @Test("bytes in another encoding are refused with the option that reads them")
  func encodings() throws {
    // "title\n東京\n" in CP932.
    let bytes = Array("title\n".utf8) + [0x93, 0x8C, 0x8B, 0x9E, 0x0A]
    let (code, _, messages) = try imported(bytes, "a.csv")
    #expect(code == 65)
    #expect(messages.contains("a.csv:2"))
    #expect(messages.contains("(at byte 6)"))
    #expect(messages.contains("--encoding cp932"))
    #expect(try imported(bytes, "a.csv", ["--encoding", "cp932"]).1.contains("\"title\":\"東京\""))
    #expect(try imported(bytes, "a.csv", ["--encoding", "shift_jis"]).1.contains("\"title\":\"東京\""))
  }
}
