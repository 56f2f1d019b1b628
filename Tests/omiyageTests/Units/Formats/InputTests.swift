import Foundation
import Testing

@testable import omiyage

@Suite("Input")
struct InputTests {
  /// Whether Swift's own decoder, another implementation, takes the bytes as they are.
  private func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  @Test("The UTF-8 check agrees with the standard library on random and nearly right bytes")
  func utf8() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let parts: [[UInt8]] = [
      Array("ascii text".utf8), Array("東京".utf8), [0xE3], [0x81], [0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x8E, 0x81],
      [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xC3, 0xA9], [0xFF], [0xEF, 0xBF, 0xBD],
      [0xED, 0x9F, 0xBF],
      [0xE0, 0xA0, 0x80], [0xF1, 0x80, 0x80, 0x80], [0xF8], [0xEE, 0x80, 0x80],
    ]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...8, using: &generator) { bytes += parts.randomElement(using: &generator) ?? [] }
      if Bool.random(using: &generator), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 1...255, using: &generator)
      }
      let padded = bytes + [UInt8](repeating: 0, count: ByteScan.slackByteCount)
      let outcome = padded.withUnsafeBytes { room -> UTF8Check.Outcome? in
        room.baseAddress.map { UTF8Check.run($0, bytes.count) }
      }
      #expect((outcome?.end == .whole) == isUTF8(bytes), "seed \(seed): \(bytes)")
      if let count = outcome?.validCount {
        #expect(isUTF8(Array(bytes[..<count])), "seed \(seed): \(bytes)")
        if outcome?.end == .invalid {
          for end in (count + 1)...bytes.count { #expect(!isUTF8(Array(bytes[..<end])), "seed \(seed): \(bytes)") }
        }
      }
    }
  }

  @Test("A byte that is not UTF-8 stops with line, offset and the encoding to use")
  func invalidUTF8() {
    let sjis: [UInt8] = Array("title,stars\nok,1\n".utf8) + [0x93, 0x8C, 0x8B, 0x9E, 0x2C, 0x34, 0x0A]
    for size in [Int.max, 1, 5] {
      let result = Reading.all(sjis, as: .csv, pieceByteCount: size)
      #expect(result.count == 3)
      let error = result.last?.failure
      #expect(error?.reason == .invalidUTF8(byte: 0x93))
      #expect(error?.line == 3)
      #expect(error?.byteOffset == 17)
      #expect(error?.hint == .encoding(.cp932))
      #expect(error?.text.contains("--encoding cp932") == true)
    }
    let eucJP: [UInt8] = Array("t\n".utf8) + [0xA4, 0xAA, 0xC5, 0xDA, 0xBB, 0xBA]
    #expect(Reading.all(eucJP, as: .csv).last?.failure?.hint == .encoding(.eucJP))
    let utf16: [UInt8] = [0xFF, 0xFE, 0x74, 0x00, 0x0A, 0x00]
    #expect(Reading.all(utf16, as: .csv).last?.failure?.hint == .encoding(.utf16))
    let noise: [UInt8] = Array("t\n\u{FEFF}".utf8) + [0x61, 0xFF, 0xFF, 0x80]
    #expect(Reading.all(noise, as: .jsonl).last?.failure?.hint == nil)
    #expect(Reading.all(Array("t\n東".utf8.dropLast()), as: .csv).last?.failure?.byteOffset == 2)
  }

  @Test("NUL is refused with its place", arguments: [DataFormat.csv, .tsv, .json, .jsonl])
  func nul(_ format: DataFormat) {
    let text = format == .json || format == .jsonl ? "{\"a\":1}\n{\"\0" : "a\nb\0c\n"
    let error = Reading.all(text, as: format).last?.failure
    #expect(error?.reason == .nulByte)
    #expect(error?.line == 2)
    #expect(error?.byteOffset == (format == .json || format == .jsonl ? 10 : 3))
  }

  @Test("A missing file, a directory and a file within a file each have their error")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("omiyage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("が.csv")
    try Data("a\nb\n".utf8).write(to: file)
    func reason(_ path: String) -> InputError? {
      do throws(InputError) {
        _ = try InputSource(path: path)
        return nil
      } catch {
        return error
      }
    }
    #expect(reason(folder.path + "/none")?.reason == .missing)
    #expect(reason(folder.path + "/none")?.exitCode == .inputMissing)
    #expect(reason(file.path + "/x")?.reason == .missing)
    #expect(reason(folder.path)?.reason == .isDirectory)
    let reader = CSVReader(try InputSource(path: file.path).window())
    #expect(try reader.nextRow()?.string(0) == "a")
    #expect(try reader.nextRow()?.string(0) == "b")
    #expect(try reader.nextRow() == nil)
  }

  @Test("CP932, EUC-JP and UTF-16 are read, vendors' characters included")
  func encodings() {
    let cp932: [UInt8] = [0xFB, 0xFC, 0x2C, 0x87, 0x40, 0x81, 0x60, 0x5C, 0xB1, 0x0D, 0x0A]
    for encoding in [TextEncoding.cp932, .shiftJIS] {
      for size in [Int.max, 1] {
        let rows = Reading.all(cp932, as: .csv, encoding: encoding, pieceByteCount: size)
        #expect(rows.map(\.fields) == [["髙", "①～\\ｱ"]])
      }
    }
    let eucJP: [UInt8] = [0xA4, 0xAA, 0xC5, 0xDA, 0x2C, 0xAD, 0xA1, 0x0A]
    #expect(Reading.all(eucJP, as: .csv, encoding: .eucJP).map(\.fields) == [["お土", "①"]])
    let text = "題,🎁\n東京,1\n"
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      for size in [Int.max, 1, 3] {
        let rows = Reading.all(bytes, as: .csv, encoding: .utf16, pieceByteCount: size)
        #expect(rows.map(\.fields) == [["題", "🎁"], ["東京", "1"]])
      }
    }
  }

  @Test("A byte that the encoding lacks stops with its offset in the file")
  func undecodable() {
    let bytes: [UInt8] = [0x93, 0x8C, 0x0A, 0x61, 0x81, 0x0A, 0x62]
    for size in [Int.max, 1] {
      let result = Reading.all(bytes, as: .csv, encoding: .cp932, pieceByteCount: size)
      #expect(result.first?.fields == ["東"])
      let error = result.last?.failure
      #expect(error?.reason == .undecodable(.cp932, byte: 0x81))
      #expect(error?.byteOffset == 4)
      #expect(error?.line == 2)
    }
    let cutOff = Reading.all([0x61, 0x0A, 0x93], as: .csv, encoding: .cp932).last?.failure
    #expect(cutOff?.byteOffset == 2)
  }

  @Test("Every error has words in both languages")
  func texts() {
    let error = InputError(reason: .unterminatedQuote, line: 3, column: 5)
    #expect(error.placeText(file: "f.csv") == "f.csv:3:5")
    #expect(error.text == "this quote is never closed")
    let key = InputError(reason: .duplicateKey("a\u{1B}[31m\u{202E}"))
    #expect(key.text == "key 'a^[[31m<U+202E>' stands twice")
  }
}
