import Foundation
import Testing

@testable import omiyage

@Suite("Writing formats")
struct WriterTests {
  @Test(
    "Hostile texts come back byte for byte from every format", arguments: [UInt64.random(in: 0...UInt64.max), 1, 2])
  func roundTrips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = [["a,\"b\"", "x\ny\r\nz\rw\t  \n\"\n ", ""], ["", "", ""], ["\u{FEFF}bom", " lead", "trail "]]
    for _ in 0..<400 { table.append((0..<3).map { _ in HostileText.make(&generator) }) }
    let (csv, tsv, json, lines) = (ByteBuffer(), ByteBuffer(), ByteBuffer(), ByteBuffer())
    var (csvWriter, tsvWriter, jsonWriter, lineWriter) = (
      CSVWriter(csv), TSVWriter(tsv), JSONWriter(json), JSONWriter(lines)
    )
    jsonWriter.beginArray()
    jsonWriter.lineBreak()
    for (index, row) in table.enumerated() {
      for field in row {
        csvWriter.field(field)
        tsvWriter.field(field)
      }
      csvWriter.endRow()
      tsvWriter.endRow()
      if index > 0 { jsonWriter.lineBreak() }
      write(row, &jsonWriter)
      write(row, &lineWriter)
      lineWriter.endLine()
    }
    jsonWriter.endArray()
    jsonWriter.endLine()
    #expect(bytes(Reading.fields(csv.string, as: .csv)) == bytes(table), "seed \(seed)")
    #expect(bytes(Reading.fields(tsv.string, as: .tsv)) == bytes(table), "seed \(seed)")
    #expect(tsv.bytes.count { $0 == ASCII.lineFeed } == table.count, "seed \(seed)")
    let records = table.map { "{a='\($0[0])' b='\($0[1])' c='\($0[2])'}" }
    for (buffer, format) in [(json, DataFormat.json), (lines, .jsonl)] {
      let read = Reading.all(buffer.string, as: format).map { read -> String in
        if case .record(let text, _) = read { return text }
        return "\(read)"
      }
      #expect(read.map { Array($0.utf8) } == records.map { Array($0.utf8) }, "seed \(seed)")
    }
    #expect(lines.bytes.count { $0 == ASCII.lineFeed } == table.count, "seed \(seed)")
    #expect((try? JSONSerialization.jsonObject(with: Data(json.bytes))) is [[String: String]], "seed \(seed)")
  }

  /// Swift compares strings by meaning, which would hide a changed normal form.
  private func bytes(_ table: [[String]]) -> [[[UInt8]]] { table.map { $0.map { Array($0.utf8) } } }

  private func write(_ row: [String], _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("a")
    writer.value(row[0])
    writer.key("b")
    writer.value(row[1])
    writer.key("c" as String)
    writer.value(row[2])
    writer.endObject()
  }

  @Test("JSON has commas where they belong and every kind of value")
  func json() {
    let buffer = ByteBuffer()
    var writer = JSONWriter(buffer)
    writer.beginObject()
    writer.key("id")
    writer.value(1)
    writer.key("average")
    writer.value(4.5)
    writer.key("none")
    writer.null()
    writer.key("list")
    writer.beginArray()
    writer.value(true)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.raw { $0.append("\"raw\"") }
    writer.endArray()
    writer.endObject()
    #expect(buffer.string == #"{"id":1,"average":4.5,"none":null,"list":[true,{},[],"raw"]}"#)
  }

  @Test("JSON escapes what acts on a terminal or splits a line, and nothing else")
  func jsonEscapes() {
    func quoted(_ text: String) -> String {
      let buffer = ByteBuffer()
      JSONWriter.appendQuoted(text, to: buffer)
      return buffer.string
    }
    #expect(quoted("\"\\\n\r\t\u{1B}\u{0}\u{7F}") == #""\"\\\n\r\t\u001b\u0000\u007f""#)
    #expect(quoted("a\u{85}\u{9F}\u{A0}é") == "\"a\\u0085\\u009f\u{A0}é\"")
    #expect(quoted("\u{61C}\u{200E}\u{202A}\u{202E}\u{2066}\u{2069}") == #""\u061c\u200e\u202a\u202e\u2066\u2069""#)
    #expect(quoted("12345678\u{202E}") == #""12345678\u202e""#)
    #expect(quoted("★…①‰👨‍👩‍👧/東京") == "\"★…①‰👨‍👩‍👧/東京\"")
  }

  @Test("CSV quotes only the fields that need it")
  func csvQuotes() {
    let buffer = ByteBuffer()
    var writer = CSVWriter(buffer)
    for text in ["plain text", "a,b", "say \"x\"", "l\n", "c\rd", " s", "s ", "\t", "-5℃", "long text without, commas"]
    {
      writer.field(text)
    }
    writer.endRow()
    writer.emptyField()
    writer.endRow()
    writer.field(42)
    writer.emptyField()
    writer.endRow()
    let first =
      "plain text,\"a,b\",\"say \"\"x\"\"\",\"l\n\",\"c\rd\",\" s\",\"s \",\"\t\",-5℃,\"long text without, commas\"\n"
    #expect(buffer.string == first + "\"\"\n42,\n")
  }

  @Test("For spreadsheets: BOM, CRLF and harmless formulas")
  func spreadsheet() {
    let buffer = ByteBuffer()
    var writer = CSVWriter(buffer, forSpreadsheet: true)
    writer.byteOrderMark()
    for text in ["=1+1", "+1", "-5℃", "@x", "＝１", "1-1", "東京"] { writer.field(text) }
    writer.endRow()
    #expect(buffer.string == "\u{FEFF}\"'=1+1\",\"'+1\",\"'-5℃\",\"'@x\",\"'＝１\",1-1,東京\r\n")
  }

  @Test("What must be quoted or escaped is found at every place of a text of any length")
  func everyPlace() {
    /// Each with what stands for it in tsv and in JSON.
    let signs = [
      (",", ",", ","), ("\"", "\"", "\\\""), ("\n", "\\n", "\\n"), ("\r", "\\r", "\\r"), ("\t", "\\t", "\\t"),
      ("\\", "\\\\", "\\\\"), ("\u{1}", "\u{1}", "\\u0001"), ("\u{7F}", "\u{7F}", "\\u007f"),
    ]
    for length in 1...36 {
      for place in 0..<length {
        let before = String(repeating: "a", count: place)
        let behind = String(repeating: "b", count: length - place - 1)
        for (sign, tsv, json) in signs {
          let buffers = (ByteBuffer(), ByteBuffer(), ByteBuffer())
          var (csvWriter, tsvWriter) = (CSVWriter(buffers.0), TSVWriter(buffers.1))
          csvWriter.field(before + sign + behind)
          tsvWriter.field(before + sign + behind)
          JSONWriter.appendQuoted(before + sign + behind, to: buffers.2)
          let isQuoted = ",\"\n\r".contains(sign) || sign == "\t" && (before.isEmpty || behind.isEmpty)
          let csv = before + (sign == "\"" ? "\"\"" : sign) + behind
          #expect(buffers.0.string == (isQuoted ? "\"" + csv + "\"" : csv))
          #expect(buffers.1.string == before + tsv + behind)
          #expect(buffers.2.string == "\"" + before + json + behind + "\"")
        }
      }
    }
  }

  @Test("Numbers and dates are fields as their texts are, and no formulas")
  func plainFields() {
    func row<Writer: RowWriter>(_ writer: Writer, _ buffer: ByteBuffer) -> String {
      var sink = DelimitedValueSink(writer)
      sink.integer(-5)
      sink.missing()
      sink.average(Ratings(count: 2, sum: -9))
      sink.average(Ratings(count: 4, sum: 17))
      sink.moment(-62_198_755_200_000)
      sink.moment(1)
      sink.writer.endRow()
      return buffer.string
    }
    let dates = ["-0001-01-01T00:00:00Z", "1970-01-01T00:00:00.001Z"]
    let (csv, tsv, spreadsheet) = (ByteBuffer(), ByteBuffer(), ByteBuffer())
    #expect(row(CSVWriter(csv), csv) == "-5,,-4.5,4.25,\(dates[0]),\(dates[1])\n")
    #expect(row(TSVWriter(tsv), tsv) == "-5\t\t-4.5\t4.25\t\(dates[0])\t\(dates[1])\n")
    #expect(
      row(CSVWriter(spreadsheet, forSpreadsheet: true), spreadsheet)
        == "\"'-5\",,\"'-4.5\",4.25,\"'\(dates[0])\",\(dates[1])\r\n")
  }

  @Test("CP932 is written, in pieces of any size, and a character it lacks is named")
  func cp932() throws {
    let text = Array("髙①～東京ばな奈,ｱ\n".utf8)
    for size in 1...5 {
      var writer = try EncodingWriter(ByteBuffer(), encoding: .cp932)
      for start in stride(from: 0, to: text.count, by: size) {
        try text[start..<min(start + size, text.count)].withUnsafeBytes { try writer.write($0) }
      }
      try writer.finish()
      let rows = Reading.all(Array(writer.sink.bytes), as: .csv, encoding: .cp932)
      #expect(rows.map(\.fields) == [["髙①～東京ばな奈", "ｱ"]])
    }
    var writer = try EncodingWriter(ByteBuffer(), encoding: .cp932)
    #expect(throws: EncodingError.unencodable("🎁", .cp932)) {
      try Array("東京🎁".utf8).withUnsafeBytes { try writer.write($0) }
    }
    #expect(EncodingError.unencodable("🎁", .cp932).text.hasPrefix("'🎁' (U+1F381) does not exist"))
    #expect(EncodingError.unencodable("\u{3099}", .cp932).text.hasPrefix("U+3099"))
  }
}
