import Testing

@testable import omiyage

@Suite("Reading TSV")
struct TSVReaderTests {
  @Test("Escapes are undone, and quotes mean nothing")
  func escapes() {
    #expect(
      Reading.fields("a\\tb\tc\\nd\\re\\\\n\t\"q\n\t\t\nlast\t", as: .tsv) == [
        ["a\tb", "c\nd\re\\n", "\"q"], ["", "", ""], ["last", ""],
      ])
  }

  @Test("A BOM, CRLF, LF and lone CR give the same rows", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = "\u{FEFF}title\tdetail" + end + end + "ちんすこう\t沖縄" + end
    #expect(
      Reading.all(text, as: .tsv) == [
        .row(["title", "detail"], line: 1, raw: "title\tdetail"),
        .row(["ちんすこう", "沖縄"], line: 3, raw: "ちんすこう\t沖縄"),
      ])
  }

  @Test("An unknown escape is a fault of that row alone", arguments: ["C:\\dir", "end\\", "\\\u{3042}"])
  func unknownEscape(_ text: String) {
    #expect(
      Reading.all("x\t\(text)\nnext\n", as: .tsv) == [
        .faultyRow(.unknownEscape, field: 1, line: 1, raw: "x\t\(text)"), .row(["next"], line: 2, raw: "next"),
      ])
  }

  @Test("Pieces of any size give the same rows")
  func pieces() {
    let text = "a\\tb\t北海道の白い恋人と東京ばな奈\\\\\r\n\r\n\\x\tq\\\nlast\\n\t"
    for cut in 0...text.utf8.count {
      let front = Array(text.utf8.prefix(cut))
      let whole = Reading.all(front, as: .tsv)
      for size in [1, 2, 3, 8] { #expect(Reading.all(front, as: .tsv, pieceByteCount: size) == whole) }
    }
  }
}
