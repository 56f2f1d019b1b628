import Foundation
import Testing

@testable import omiyage

@Suite("Base64")
struct Base64Tests {
  private func encode(_ bytes: [UInt8], pieceByteCount: Int) -> String {
    let buffer = ByteBuffer()
    var encoder = Base64Encoder()
    for start in stride(from: 0, to: bytes.count, by: pieceByteCount) {
      bytes[start..<min(start + pieceByteCount, bytes.count)].withUnsafeBytes { encoder.append($0, to: buffer) }
    }
    encoder.finish(to: buffer)
    return buffer.string
  }

  private func decode(_ text: String, pieceByteCount: Int) -> [UInt8]? {
    let buffer = ByteBuffer()
    var decoder = Base64Decoder()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieceByteCount) {
      let piece = bytes[start..<min(start + pieceByteCount, bytes.count)]
      guard piece.withUnsafeBytes({ decoder.append($0, to: buffer) }) else { return nil }
    }
    return decoder.isWhole ? Array(buffer.bytes) : nil
  }

  @Test("Encoding agrees with Foundation, and decoding undoes it, in pieces of any size")
  func roundTrip() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for size in [1, 2, 3, 4, 5, 100] {
        let text = encode(bytes, pieceByteCount: size)
        #expect(text == Data(bytes).base64EncodedString(), "seed \(seed)")
        #expect(decode(text, pieceByteCount: size) == bytes, "seed \(seed)")
      }
    }
  }

  @Test("Wrapped lines are read")
  func wrapped() {
    #expect(decode("aGVs\r\nbG8g \n5LiW\t55WM", pieceByteCount: 3) == Array("hello 世界".utf8))
  }

  @Test(
    "Text that is not base64 is refused",
    arguments: ["a", "aa", "aaa", "a===", "=", "aa=a", "aa==aa==", "aaa==", "ab==", "aab=", "a-_a", "あ", "aa==="])
  func refused(_ text: String) {
    for size in 1...5 { #expect(decode(text, pieceByteCount: size) == nil) }
  }
}
