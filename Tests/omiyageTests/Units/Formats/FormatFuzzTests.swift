import Testing

@testable import omiyage

@Suite("Random input")
struct FormatFuzzTests {
  private static let tokens: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\r", "\t", " ", "\\u", "d83d", "\\n", "1", "-", ".", "e9",
      "true", "null",
      "\"a\":", "{\"a\":1}", "[{\"b\":\"", "あ", "🎁", "\u{FEFF}", "x,y", "\"\"",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0x83], [0xE3, 0x81]]

  @Test("Random tokens never trap, and read the same in pieces", arguments: DataFormat.allCases)
  func tokens(_ format: DataFormat) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        bytes += Self.tokens.randomElement(using: &generator) ?? []
      }
      let whole = Reading.all(bytes, as: format)
      for size in [1, Int.random(in: 2...9, using: &generator)] {
        #expect(Reading.all(bytes, as: format, pieceByteCount: size) == whole, "seed \(seed): \(bytes)")
      }
    }
  }

  @Test("Random bytes never trap in any encoding", arguments: TextEncoding.allCases)
  func encodings(_ encoding: TextEncoding) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...80, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for format in DataFormat.allCases {
        let whole = Reading.all(bytes, as: format, encoding: encoding)
        let pieces = Reading.all(bytes, as: format, encoding: encoding, pieceByteCount: 1)
        #expect(whole == pieces, "seed \(seed): \(bytes)")
      }
    }
  }
}
