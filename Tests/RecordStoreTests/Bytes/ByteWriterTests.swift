import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("ByteWriter")
struct ByteWriterTests {
  private static let limits: [UInt64] = {
    var values: [UInt64] = [0, UInt64.max, UInt64.max - 1]
    for shift in 0..<64 as Range<UInt64> { values += [1 << shift, (1 << shift) - 1] }
    return values
  }()

  @Test("writes a varint that reads back, in as few bytes as its bits need")
  func varint() throws {
    for value in Self.limits {
      var writer = ByteWriter()
      writer.appendVarint(value)
      let bits = max(1, 64 - value.leadingZeroBitCount)
      #expect(writer.count == (bits + 6) / 7)
      let read = writer.withBytes { bytes in
        var reader = ByteReader(bytes)
        let value = try? reader.readVarint()
        return reader.isAtEnd ? value : nil
      }
      #expect(read == value)
    }
  }

  @Test("writes 624485 as LEB128 does")
  func lebExample() {
    var writer = ByteWriter()
    writer.appendVarint(624_485)
    #expect(writer.bytes == [0xE5, 0x8E, 0x26])
  }

  @Test(
    "writes signed numbers that read back, small magnitudes in one byte",
    arguments: [0, -1, 1, -2, 63, -64, 64, -65, Int64.max, Int64.min, Int64.min + 1])
  func zigzag(value: Int64) {
    var writer = ByteWriter()
    writer.appendZigzag(value)
    #expect((writer.count == 1) == (-64...63).contains(value))
    let read = writer.withBytes { bytes in
      var reader = ByteReader(bytes)
      return try? reader.readZigzag()
    }
    #expect(read == value)
  }

  @Test("writes integers in little-endian order")
  func littleEndian() {
    var writer = ByteWriter(capacity: 0)
    writer.appendU8(1)
    writer.appendU16(0x0203)
    writer.appendU32(0x0405_0607)
    writer.appendU64(0x0809_0A0B_0C0D_0E0F)
    #expect(writer.bytes == [1, 3, 2, 7, 6, 5, 4, 15, 14, 13, 12, 11, 10, 9, 8])
  }

  @Test("pads with zeros, also where older bytes lay")
  func padding() {
    var writer = ByteWriter()
    writer.appendBytes([UInt8](repeating: 0xFF, count: 16))
    writer.truncate(to: 3)
    writer.pad(to: 8)
    #expect(writer.bytes == [0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0])
    writer.pad(to: 8)
    #expect(writer.count == 8)
    writer.removeAll()
    writer.pad(to: 8)
    #expect(writer.bytes == [])
  }

  @Test("patches what was written before and nothing else")
  func patching() {
    var writer = ByteWriter()
    writer.appendZeros(16)
    writer.patchU64(0x0102_0304_0506_0708, at: 8)
    writer.patchU32(0xAABB_CCDD, at: 2)
    writer.patchU16(0x1122, at: 6)
    writer.patchU8(9, at: 0)
    #expect(writer.bytes == [9, 0, 0xDD, 0xCC, 0xBB, 0xAA, 0x22, 0x11, 8, 7, 6, 5, 4, 3, 2, 1])
  }

  @Test("refuses to patch behind the end")
  func patchBehindEnd() async {
    await #expect(processExitsWith: .failure) {
      var writer = ByteWriter()
      writer.appendU32(1)
      writer.patchU32(1, at: 1)
    }
  }

  @Test("keeps what it holds while it grows")
  func growing() {
    var generator = SeededGenerator(seed: 3)
    var writer = ByteWriter(capacity: 16)
    var expected: [UInt8] = []
    for _ in 0..<2_000 {
      let piece = generator.bytes(generator.below(40))
      writer.appendBytes(piece)
      writer.appendU8(7)
      writer.appendBytes(piece[...])
      expected += piece + [7] + piece
    }
    #expect(writer.bytes == expected)
    #expect(writer.withBytes { $0.count } == expected.count)
  }

  @Test("writes text as UTF-8")
  func text() {
    var writer = ByteWriter()
    writer.appendUTF8("牛丼")
    writer.appendUTF8("")
    #expect(writer.bytes == [0xE7, 0x89, 0x9B, 0xE4, 0xB8, 0xBC])
  }

  @Test("is a value: a copy does not change with the original")
  func isAValue() {
    var writer = ByteWriter()
    writer.appendU8(1)
    let copy = writer
    writer.patchU8(2, at: 0)
    #expect(copy.bytes == [1])
    #expect(writer.bytes == [2])
  }
}
