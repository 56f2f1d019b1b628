import Testing

@testable import omiyage

@Suite("Reading CSV")
struct CSVReaderTests {
  @Test("A BOM, CRLF, LF and lone CR give the same rows", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    for bom in ["", "\u{FEFF}"] {
      let text = bom + "\"title\",\"detail\",\"stars\"" + end + "ちんすこう,沖縄,4" + end
      let rows = Reading.all(text, as: .csv)
      #expect(rows.map(\.fields) == [["title", "detail", "stars"], ["ちんすこう", "沖縄", "4"]])
      #expect(rows.last == .row(["ちんすこう", "沖縄", "4"], line: 2, raw: "ちんすこう,沖縄,4"))
    }
  }

  @Test("Quoted fields keep line ends, commas and doubled quotes, and count the lines")
  func quoted() {
    let text = "\"a,\"\"b\"\"\",\"x\ny\r\nz\rw\"\n\"\"\"\",\"\"\nlast,1"
    #expect(
      Reading.all(text, as: .csv) == [
        .row(["a,\"b\"", "x\ny\r\nz\rw"], line: 1, raw: "\"a,\"\"b\"\"\",\"x\ny\r\nz\rw\""),
        .row(["\"", ""], line: 5, raw: "\"\"\"\",\"\""),
        .row(["last", "1"], line: 6, raw: "last,1"),
      ])
  }

  @Test("Blank lines are skipped, and the lines still counted")
  func blankLines() {
    let text = "title\n\n一\n  \t\n\r\n二\n\n\n\n三"
    #expect(
      Reading.all(text, as: .csv) == [
        .row(["title"], line: 1, raw: "title"), .row(["一"], line: 3, raw: "一"),
        .row(["二"], line: 6, raw: "二"), .row(["三"], line: 10, raw: "三"),
      ])
    for blank in ["", "\n", "\r\n\r\n", "\u{FEFF}", "\u{FEFF}\n", "  \n\n"] {
      #expect(Reading.all(blank, as: .csv) == [])
    }
  }

  @Test("A row of one empty quoted field is no blank line")
  func quotedEmpty() {
    #expect(Reading.fields("detail\n\"\"\n\n\" \"\n", as: .csv) == [["detail"], [""], [" "]])
  }

  @Test("Empty fields are there, also the last one", arguments: ["", "\n", "\r\n"])
  func emptyFields(_ end: String) {
    #expect(Reading.fields("a,,\n,,b" + end, as: .csv) == [["a", "", ""], ["", "", "b"]])
    #expect(Reading.fields("a," + end, as: .csv) == [["a", ""]])
  }

  @Test("A quote inside an unquoted field is a plain character")
  func innerQuote() {
    #expect(Reading.fields("3\" disk,a\"b\"\n", as: .csv) == [["3\" disk", "a\"b\""]])
  }

  @Test("Text behind a closing quote is a fault of that row alone")
  func textAfterQuote() {
    let rows = Reading.all("t,u\n1,\"a\"b\n\"x\" ,\"y\"\n2,ok\n", as: .csv)
    #expect(
      rows == [
        .row(["t", "u"], line: 1, raw: "t,u"),
        .faultyRow(.textAfterQuote, field: 1, line: 2, raw: "1,\"a\"b"),
        .faultyRow(.textAfterQuote, field: 0, line: 3, raw: "\"x\" ,\"y\""),
        .row(["2", "ok"], line: 4, raw: "2,ok"),
      ])
  }

  @Test("A quote that is never closed is reported where it was opened")
  func unterminatedQuote() {
    var text = "id,title\n1,a\n\"2\n2\",\"開く\n"
    for number in 3...10_000 { text += "\(number),行\(number)\n" }
    let result = Reading.all(text, as: .csv)
    let error = result.last?.failure
    #expect(result.count == 3)
    #expect(error?.reason == .unterminatedQuote)
    #expect(error?.line == 4)
    #expect(error?.column == 4)
    #expect(error?.byteOffset == "id,title\n1,a\n\"2\n2\",".utf8.count)
  }

  @Test("A field of five MiB is read whole; one over the limit is refused at its line")
  func hugeFields() {
    let huge = String(repeating: "長", count: 5 << 20 / 3)
    #expect(Reading.fields("t\n\"\(huge)\"\n\(huge),1\n", as: .csv) == [["t"], [huge], [huge, "1"]])
    let tooLong = [UInt8](repeating: 0x61, count: CSVReader.fieldByteLimit + 1)
    let plain = Reading.all(Array("t\nx\n".utf8) + tooLong + Array("\n".utf8), as: .csv).last?.failure
    #expect(plain?.reason == .fieldTooLong(byteLimit: CSVReader.fieldByteLimit))
    #expect(plain?.line == 3)
    let open = Reading.all(Array("t\nx,\"".utf8) + tooLong, as: .csv).last?.failure
    #expect(open?.reason == .unterminatedQuote)
    #expect(open?.line == 2)
  }

  @Test("Too many fields in a row are refused")
  func tooManyFields() {
    let text = "a\n" + String(repeating: ",", count: FieldTable.fieldLimit + 5)
    let error = Reading.all(text, as: .csv).last?.failure
    #expect(error?.reason == .tooManyFields(limit: FieldTable.fieldLimit))
    #expect(error?.line == 2)
    #expect(Reading.fields(String(repeating: ",", count: 5_000), as: .csv).first?.count == 5_001)
  }

  @Test("Columns count characters from the start of the row")
  func columns() throws {
    let window = InputWindow(PieceInput(Array("東京,\"ばな奈\",x\n".utf8)))
    let reader = CSVReader(window)
    let row = try #require(try reader.nextRow())
    #expect((0..<3).map { row.column(of: $0) } == [1, 4, 10])
    #expect(try reader.nextRow()?.fieldCount == nil)
  }

  @Test("Pieces of any size give the same rows")
  func pieces() {
    let texts = [
      "\u{FEFF}a,\"b\"\"c\",\"d\r\ne\"\r\n\r\n東京ばな奈とちんすこうと北海道の白い恋人,\"x\",\n\"1\"2,3\nend",
      "a\r\rb\r\nc,\"\"\"\",\"\r\"\r", "\"open,\n1,2\n3", "a,b\n" + String(repeating: "字,", count: 100) + "\n",
    ]
    for text in texts {
      let whole = Reading.all(text, as: .csv)
      for size in [1, 2, 3, 5, 7, 31, 64] { #expect(Reading.all(text, as: .csv, pieceByteCount: size) == whole) }
      for cut in 0...text.utf8.count {
        let front = Array(text.utf8.prefix(cut))
        #expect(Reading.all(front, as: .csv, pieceByteCount: 1) == Reading.all(front, as: .csv))
      }
    }
  }
}
