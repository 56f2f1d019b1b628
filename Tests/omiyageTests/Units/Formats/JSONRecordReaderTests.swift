import Testing

@testable import omiyage

@Suite("Reading JSON")
struct JSONRecordReaderTests {
  private func failure(_ text: String, _ format: DataFormat) -> InputError? {
    Reading.all(text, as: format).last?.failure
  }

  private func fault(_ text: String, _ format: DataFormat) -> InputError? {
    for case .faultyRecord(let error) in Reading.all(text, as: format) { return error }
    return nil
  }

  @Test("An array and JSON Lines give the same records")
  func containers() {
    let records = ["{a='x' b=[1 2.50 {}] c=null}", "{a='' t=true f=false n=-0.5e+3}"]
    let array = Reading.all(
      "\u{FEFF}\n[ {\"a\":\"x\",\"b\" : [1,2.50,{}],\"c\":null}\r\n,\n"
        + "{\"a\":\"\",\"t\":true,\"f\":false,\"n\":-0.5e+3} ]\n",
      as: .json)
    #expect(array == [.record(records[0], line: 2), .record(records[1], line: 4)])
    let lines = Reading.all(
      "{\"a\":\"x\",\"b\" : [1,2.50,{}],\"c\":null}\r\n\n  \n{\"a\":\"\",\"t\":true,\"f\":false,\"n\":-0.5e+3}\n\n\n",
      as: .jsonl)
    #expect(lines == [.record(records[0], line: 1), .record(records[1], line: 4)])
  }

  @Test("A blank input and an empty array hold no records")
  func blank() {
    for text in ["", "\n\n", "\u{FEFF}", " \r\n\t"] {
      #expect(Reading.all(text, as: .json) == [])
      #expect(Reading.all(text, as: .jsonl) == [])
    }
    #expect(Reading.all(" [ ] \n", as: .json) == [])
  }

  @Test("A key that stands twice in its object is a fault with its place")
  func duplicateKeys() {
    let simple = fault("{\"title\":\"a\",\"title\":\"b\"}", .jsonl)
    #expect(simple?.reason == .duplicateKey("title"))
    #expect(simple?.column == 14)
    #expect(simple?.record == 1)
    #expect(fault("[{\"a\":1,\"\\u0061\":2}]", .json)?.reason == .duplicateKey("a"))
    #expect(fault("{\"a\":{\"b\":1},\"b\":{\"b\":1,\"c\":2,\"b\":3}}", .jsonl)?.field == "b")
    #expect(fault("{\"a\":[{\"x\":1},{\"x\":1}],\"x\":{\"a\":1}}", .jsonl) == nil)
    let many = (0..<500).map { "\"key-number-\($0)-x\":\($0)" }.joined(separator: ",")
    #expect(fault("{\(many)}", .jsonl) == nil)
    #expect(fault("{\(many),\"key-number-77-x\":0}", .jsonl)?.reason == .duplicateKey("key-number-77-x"))
  }

  @Test("A hundred thousand keys with equal ends are told apart at once")
  func manyKeys() {
    let many = (100_000..<200_000).map { "\"prefix-of-key-\($0)-suffix-of-key\":0" }.joined(separator: ",")
    #expect(Reading.all("{\(many)}", as: .jsonl).count == 1)
    #expect(fault("{\(many),\"prefix-of-key-150000-suffix-of-key\":1}", .jsonl) != nil)
  }

  @Test("Escapes are undone, surrogate pairs joined")
  func escapes() {
    #expect(Reading.all("{\"title\":\"\\ud83c\\udf81\"}", as: .jsonl) == [.record("{title='🎁'}", line: 1)])
    let all = "{\"t\":\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u3042\\u00e9\\u0041z\",\"u\":\"東\\n京\"}"
    #expect(Reading.all(all, as: .jsonl) == [.record("{t='a\"\\/\u{8}\u{C}\n\r\tあéAz' u='東\n京'}", line: 1)])
  }

  @Test(
    "A lone surrogate is a fault with record, field and place",
    arguments: ["\\ud83d", "\\udc00", "\\ud83dx", "\\ud83d\\n", "\\ud83d\\u0041", "\\ud83d\\ud83d"])
  func loneSurrogates(_ escape: String) {
    let error = fault("{\"title\":\"ok\"}\n{\"id\":1,\"title\":\"a\(escape)\"}\n", .jsonl)
    #expect(error?.record == 2)
    #expect(error?.field == "title")
    #expect(error?.line == 2)
    #expect(error?.column == 19)
  }

  @Test("The kinds of values are told")
  func kinds() throws {
    let text = "{\"o\":{\"a\":1},\"n\":null,\"l\":[\"x\"],\"s\":\"4\",\"i\":4.0}"
    let reader = JSONRecordReader(InputWindow(PieceInput(Array(text.utf8))), container: .lines)
    let value = try #require(try reader.next())
    #expect(value["o"]?.kind == .object)
    #expect(value["n"]?.isNull == true)
    #expect(value["l"]?.kind == .array)
    #expect(value["s"]?.exactInteger == nil)
    #expect(value["i"]?.exactInteger == 4)
    #expect(value["x"] == nil)
    let place = try #require(value["l"]).offsetInRecord
    #expect(reader.place(ofOffsetInRecord: place).column == 27)
    #expect(String(decoding: reader.recordBytes, as: UTF8.self) == text)
  }

  @Test("Text behind a record is an error, in lines and in an array")
  func trailingText() {
    #expect(failure("{\"title\":\"x\"} junk\n", .jsonl)?.reason == .textAfterValue)
    #expect(failure("{\"title\":\"x\"} junk\n", .jsonl)?.column == 15)
    #expect(failure("{\"title\":\"x\"} junk\n", .json)?.reason == .textAfterValue)
    #expect(failure("[{\"title\":\"x\"}] []", .json)?.reason == .textAfterValue)
    #expect(failure("[{\"title\":\"x\"},]", .json)?.reason == .unexpected(.value, found: .byte(0x5D)))
    #expect(failure("[{\"title\":\"x\"} {}]", .json)?.reason == .unexpected(.commaOrBracket, found: .byte(0x7B)))
  }

  @Test("Depth is limited, however deep the input", arguments: [DataFormat.json, .jsonl])
  func depth(_ format: DataFormat) {
    #expect(failure(String(repeating: "[", count: 100_000), format)?.reason == .tooDeep(limit: 64))
    let keys = "{\"t\":" + String(repeating: "{\"a\":", count: 100_000)
    #expect(failure(keys, format)?.reason == .tooDeep(limit: 64))
    let fits = "{\"a\":" + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}"
    #expect(failure(fits, format) == nil)
  }

  @Test(
    "What RFC 8259 forbids is refused",
    arguments: [
      "{'a':1}", "{a:1}", "{\"a\":01}", "{\"a\":+1}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":1e}", "{\"a\":-}",
      "{\"a\":NaN}",
      "{\"a\":Infinity}", "{\"a\":tru}", "{\"a\":nul", "{\"a\":1,}", "{\"a\" 1}", "{\"a\":\"\t\"}", "{\"a\":\"\\x\"}",
      "{\"a\":\"\\u12g4\"}", "{\"a\":\"", "{\"a\":[1,2}", "{\"a\":1]", "{,}", "{\"a\":1 \"b\":2}", "// c",
      "{\"a\":\"\\ud83d\\uzzzz\"}",
    ])
  func strictness(_ text: String) {
    #expect(failure(text, .jsonl) != nil)
    #expect(failure("[" + text + "]", .json) != nil)
    #expect(failure("[" + text, .json) != nil)
  }

  @Test("After an error JSON Lines goes on with the next line")
  func resume() throws {
    let text = "{\"a\":1}\n{bad\n{\"a\":3}\n"
    let reader = JSONRecordReader(InputWindow(PieceInput(Array(text.utf8))), container: .lines)
    #expect(try reader.next()?["a"]?.exactInteger == 1)
    #expect(throws: InputError.self) { _ = try reader.next() }
    #expect(try reader.next()?["a"]?.exactInteger == 3)
    #expect(reader.recordLine == 3)
    #expect(try reader.next() == nil)
  }

  @Test("A wrong container is told, with the option to use")
  func wrongContainers() {
    let pretty = failure("[\n  {\n    \"title\": \"x\"\n  }\n]\n", .jsonl)
    #expect(pretty?.hint == .format(.json))
    #expect(pretty?.line == 1)
    #expect(failure("{\n  \"title\": \"x\"\n}\n{\n  \"title\": \"y\"\n}\n", .jsonl)?.hint == .format(.json))
    #expect(failure("[{\"title\":\"x\"}]\n", .jsonl)?.hint == .format(.json))
    for format in [DataFormat.json, .jsonl] {
      #expect(failure("title,stars\nx,4\n", format)?.hint == .format(.csv))
      #expect(failure("title\tstars\nx\t4\n", format)?.hint == .format(.tsv))
    }
    #expect(failure("{\"title\":\"x\" junk\n", .jsonl)?.hint == nil)
    #expect(failure("title,stars\n", .json)?.text.contains("--from csv") == true)
  }

  @Test("Objects one after the other are read as JSON, pretty-printed or one a line")
  func concatenated() {
    #expect(Reading.all("{\n \"a\": 1\n}\n{\n \"a\": 2\n}\n", as: .json).count == 2)
    #expect(Reading.all("{\"a\":1}\n{\"a\":2}", as: .json) == [.record("{a=1}", line: 1), .record("{a=2}", line: 2)])
  }

  @Test("A record that is no object is a fault")
  func notAnObject() {
    #expect(fault("[1]", .json)?.reason == .unexpected(.record, found: .byte(0x31)))
    #expect(fault("{}\n\"x\"\n", .jsonl)?.record == 2)
  }

  @Test("Errors in an array carry line, column and offset")
  func places() {
    let text = "[{\"t\":\"東京\"},\n {\"t\":\"京都\",\"s\":bad}]"
    let error = failure(text, .json)
    #expect(error?.line == 2)
    #expect(error?.column == 16)
    #expect(error?.record == 2)
    #expect(error?.field == "s")
    #expect(error?.byteOffset == text.utf8.count - 5)
  }

  @Test("Pieces of any size give the same records")
  func pieces() {
    let text =
      "\u{FEFF}[{\"title\":\"東京ばな奈\\n\\ud83c\\udf81とても長い題名でも\",\"n\":-12.5e3},\r\n"
      + "{\"a\":[true,false,null,{\"b\":\"\\\\\"}],\"t\":\"\\ud800\"},{\"x\":1,\"x\":2} , {}]\n"
    let lines = "{\"a\":\"東京ばな奈\\u0041\"}\n\n{\"a\":12}\r\n  \n{\"a\":[1,[2,{\"b\":null}]]}\n{\"bad\n{\"a\":2}\n123"
    for (text, format) in [(text, DataFormat.json), (lines, .jsonl)] {
      for cut in 0...text.utf8.count {
        let front = Array(text.utf8.prefix(cut))
        let whole = Reading.all(front, as: format)
        for size in [1, 3, 16] { #expect(Reading.all(front, as: format, pieceByteCount: size) == whole) }
      }
    }
  }

  @Test("A record much larger than a piece is read whole")
  func largeRecord() {
    let large = String(repeating: "長い\\n", count: 300_000)
    let expected = "{t='" + String(repeating: "長い\n", count: 300_000) + "'}"
    #expect(Reading.all("[{\"t\":\"\(large)\"}]", as: .json, pieceByteCount: 1_000) == [.record(expected, line: 1)])
  }
}
