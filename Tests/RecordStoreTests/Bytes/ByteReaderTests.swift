import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("ByteReader")
struct ByteReaderTests {
  private typealias Read<Value> = (inout ByteReader) throws(BytesError) -> Value

  /// What a read gives, or the error it throws.
  private func result<Value>(_ bytes: [UInt8], _ body: Read<Value>) -> Result<Value, BytesError> {
    bytes.withUnsafeBytes { buffer in
      var reader = ByteReader(buffer)
      do throws(BytesError) { return .success(try body(&reader)) } catch { return .failure(error) }
    }
  }

  @Test("reads integers in little-endian order")
  func littleEndian() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    try bytes.withUnsafeBytes { (buffer) throws in
      var reader = ByteReader(buffer)
      #expect(try reader.readU8() == 1)
      #expect(try reader.readU16() == 0x0302)
      #expect(try reader.readU32() == 0x0706_0504)
      #expect(reader.remaining == 8)
      #expect(try reader.readU64() == 0x0F0E_0D0C_0B0A_0908)
      #expect(reader.isAtEnd)
    }
  }

  @Test("refuses every integer that the bytes end within", arguments: 0..<8)
  func endsWithin(count: Int) {
    let bytes = [UInt8](repeating: 0x80, count: count)
    let failure = BytesError(position: 0)
    #expect(result(bytes) { (reader) throws(BytesError) in try reader.readU64() } == .failure(failure))
    #expect(result(bytes) { (reader) throws(BytesError) in try reader.readVarint() } == .failure(failure))
    #expect((result(bytes) { (reader) throws(BytesError) in try reader.readU32() } == .failure(failure)) == (count < 4))
    #expect((result(bytes) { (reader) throws(BytesError) in try reader.readU16() } == .failure(failure)) == (count < 2))
    #expect((result(bytes) { (reader) throws(BytesError) in try reader.readU8() } == .failure(failure)) == (count < 1))
  }

  @Test("says where the value that fails begins")
  func saysWhere() {
    let outcome = result([1, 2, 3]) { (reader) throws(BytesError) in
      _ = try reader.readU16()
      return try reader.readU32()
    }
    #expect(outcome == .failure(BytesError(position: 2)))
  }

  @Test("refuses lengths that are negative or reach past the end", arguments: [-1, 4, Int.max, Int.min])
  func refusesLengths(count: Int) {
    let failure = BytesError(position: 0)
    #expect(
      result([1, 2, 3]) { (reader) throws(BytesError) in try reader.readBytes(count).count } == .failure(failure))
    let skipped = result([1, 2, 3]) { (reader) throws(BytesError) in
      try reader.skip(count)
      return reader.position
    }
    #expect(skipped == .failure(failure))
  }

  @Test(
    "refuses numbers of more than 64 bits and forms that are longer than needed",
    arguments: [
      [UInt8](repeating: 0xFF, count: 9) + [0x02], [UInt8](repeating: 0x80, count: 20), [0x81, 0x00],
      [UInt8](repeating: 0xFF, count: 10),
    ])
  func refusesOverlongVarints(bytes: [UInt8]) {
    let outcome = result(bytes) { (reader) throws(BytesError) in try reader.readVarint() }
    #expect(outcome == .failure(BytesError(position: 0)))
  }

  @Test("reads a count only up to its limit")
  func countLimit() {
    func count(_ bytes: [UInt8], _ limit: Int) -> Result<Int, BytesError> {
      result(bytes) { (reader) throws(BytesError) in try reader.readCount(limit: limit) }
    }
    #expect(count([0xE8, 0x07], 1_000) == .success(1_000))
    #expect(count([0xE8, 0x07], 999) == .failure(BytesError(position: 0)))
    #expect(count([UInt8](repeating: 0xFF, count: 9) + [1], Int.max) == .failure(BytesError(position: 0)))
  }

  @Test("skips padding of zeros and refuses any other")
  func padding() {
    func skip(_ bytes: [UInt8]) -> Result<Int, BytesError> {
      result(bytes) { (reader) throws(BytesError) in
        _ = try reader.readU8()
        try reader.skipPadding(to: 4)
        try reader.skipPadding(to: 4)
        return reader.position
      }
    }
    #expect(skip([7, 0, 0, 0, 9]) == .success(4))
    #expect(skip([7, 0, 1, 0, 9]) == .failure(BytesError(position: 2)))
    #expect(skip([7, 0]) == .failure(BytesError(position: 2)))
  }

  @Test("never traps and never leaves the bytes, whatever they are")
  func randomBytes() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    var failureCount = 0
    let roundCount = scaled(20_000)
    for _ in 0..<roundCount {
      let bytes = generator.bytes(generator.below(24))
      var draw = generator.fork()
      let outcome = result(bytes) { (reader) throws(BytesError) in
        for _ in 0..<12 { try step(&reader, &draw) }
        return reader.position
      }
      switch outcome {
      case .success(let position): #expect(position <= bytes.count, "TEST_SEED=\(seed)")
      case .failure(let error):
        failureCount += 1
        #expect((0...bytes.count).contains(error.position), "TEST_SEED=\(seed)")
      }
    }
    #expect(failureCount > 0 && failureCount < roundCount)
  }

  private func step(_ reader: inout ByteReader, _ draw: inout SeededGenerator) throws(BytesError) {
    switch draw.below(8) {
    case 0: _ = try reader.readU8()
    case 1: _ = try reader.readU16()
    case 2: _ = try reader.readU32()
    case 3: _ = try reader.readU64()
    case 4: _ = try reader.readVarint()
    case 5: _ = try reader.readZigzag()
    case 6: _ = try reader.readBytes(Int(truncatingIfNeeded: try reader.readVarint()))
    default: if draw.oneIn(50) { try reader.skipPadding(to: 8) }
    }
  }

  @Test("its error becomes one with the offset in the file")
  func asStoreError() {
    let error = BytesError(position: 5).storeError("the commit", path: "/x", base: 100)
    #expect(error.code == .damaged)
    #expect(error.offset == 105)
    #expect(error.path == "/x")
    #expect(error.description.contains("the commit is damaged"))
  }
}
