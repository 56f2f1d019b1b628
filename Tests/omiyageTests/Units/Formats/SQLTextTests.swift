import Testing

@testable import omiyage

/// Literals that each system reads as the text that they were made of.
struct SQLTextTests {
  private func literal(_ text: String, _ dialect: SQLDialect) -> String {
    let buffer = ByteBuffer()
    var text = text
    text.withUTF8 { SQLText.append(UnsafeRawBufferPointer($0), dialect, to: buffer) }
    return buffer.string
  }

  @Test("plain text is quoted alike in all", arguments: SQLDialect.allCases)
  func plain(dialect: SQLDialect) {
    #expect(literal("it's", dialect) == "'it''s'")
    #expect(literal("東京ばな奈", dialect) == "'東京ばな奈'")
    #expect(literal("", dialect) == "''")
  }

  @Test("backslashes and line ends are written as each system reads them")
  func special() {
    #expect(literal(#"a\"#, .sqlite) == #"'a\'"#)
    #expect(literal(#"a\"#, .postgresql) == #"E'a\\'"#)
    #expect(literal(#"a\"#, .mysql) == #"'a\\'"#)
    #expect(literal("a\nb", .sqlite) == "'a\nb'")
    #expect(literal("\ra\r\n'", .sqlite) == "''||char(13)||'a'||char(13)||'\n'''")
    #expect(literal("a\r\nb", .postgresql) == #"E'a\r\nb'"#)
    #expect(literal("a\r\nb", .mysql) == #"'a\r\nb'"#)
  }

  @Test("bytes are hexadecimal digits")
  func bytes() {
    for (dialect, wanted) in [(SQLDialect.sqlite, "X'00FF1A'"), (.postgresql, #"'\x00FF1A'"#), (.mysql, "X'00FF1A'")] {
      let buffer = ByteBuffer()
      var sink = SQLValueSink(dialect, buffer)
      sink.bytes([0, 255, 26])
      #expect(buffer.string == wanted)
    }
  }

  @Test("a moment has the form that the type of the system takes")
  func moments() {
    for (dialect, wanted) in [
      (SQLDialect.sqlite, "'2026-11-30T01:55:07.050Z'"), (.postgresql, "'2026-11-30T01:55:07.050Z'"),
      (.mysql, "'2026-11-30 01:55:07.050'"),
    ] {
      let buffer = ByteBuffer()
      var sink = SQLValueSink(dialect, buffer)
      sink.moment(1_796_003_707_050)
      #expect(buffer.string == wanted)
    }
  }
}
