import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Operations")
struct OperationTests {
  private let frameOffset: UInt64 = 4_096

  /// The payload as it would lie in a file, so that offsets are positions.
  private func image(_ writer: ByteWriter) -> [UInt8] {
    [UInt8](repeating: 0, count: Int(frameOffset) + FormatConstants.headerByteCount) + writer.bytes
  }

  private func decode(_ bytes: [UInt8], at offset: UInt64) throws -> Operation {
    try bytes.withUnsafeBytes { try Operation.decode($0, at: offset, limit: UInt64(bytes.count)) }
  }

  @Test("come back as they were written, for any numbers", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var draw = SeededGenerator(seed: seed)
    var writer = ByteWriter()
    writer.appendZeros(draw.below(3_000))
    let number = Int64(truncatingIfNeeded: draw.next() >> UInt64(draw.below(64))) * (draw.oneIn(2) ? 1 : -1)
    let previous = draw.oneIn(2) ? 0 : 64 + UInt64(draw.below(4_000))
    let table = 1 + draw.below(1 << draw.below(20))
    let place = OperationWriter.Place(frameOffset: frameOffset, table: table, number: number, previous: previous)
    let record = draw.bytes(draw.below(300))
    let version = draw.below(1_000)
    let target = 64 + UInt64(draw.below(4_000))
    let put = record.withUnsafeBytes { OperationWriter.put(place, schemaVersion: version, record: $0, to: &writer) }
    let delete = OperationWriter.delete(place, to: &writer)
    let restore = OperationWriter.restore(place, target: target, to: &writer)
    let blob = BlobDescription(hash: draw.next(), byteCount: draw.next() >> 20, firstPart: target, partCount: 3)
    let blobOffset = OperationWriter.blob(blob, frameOffset: frameOffset, to: &writer)
    let bytes = image(writer)
    let operations = try [put, delete, restore, blobOffset].map { try decode(bytes, at: $0) }
    #expect(operations.map(\.kind) == [.put, .delete, .restore, .blob])
    #expect(operations.allSatisfy { $0.frameOffset == frameOffset })
    #expect(operations[..<3].allSatisfy { $0.table == table && $0.number == number && $0.previous == previous })
    #expect(operations[0].schemaVersion == version && Array(bytes[operations[0].bodyRange]) == record)
    #expect(operations[2].target == target)
    #expect(operations[0].end == delete && operations[1].end == restore && operations[2].end == blobOffset)
    #expect(try bytes.withUnsafeBytes { try BlobDescription.decode($0, of: operations[3]) } == blob)
    #expect(operations[3].end == UInt64(bytes.count))
  }

  @Test("with any byte changed or cut off are read or refused, and never trap")
  func damage() throws {
    var draw = SeededGenerator(seed: seedFromEnvironment())
    var writer = ByteWriter()
    let place = OperationWriter.Place(frameOffset: frameOffset, table: 3, number: -70_000, previous: 100)
    let offset = [1, 2, 3].withUnsafeBytes { OperationWriter.put(place, schemaVersion: 2, record: $0, to: &writer) }
    let whole = image(writer)
    for length in Int(offset)..<whole.count {
      #expect(thrownCode { _ = try decode(Array(whole[..<length]), at: offset) } == .damaged)
    }
    var refusedCount = 0
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<1 + draw.below(3) {
        bytes[Int(offset) + draw.below(bytes.count - Int(offset))] = UInt8(truncatingIfNeeded: draw.next())
      }
      do {
        let operation = try decode(bytes, at: offset)
        #expect(operation.end <= UInt64(bytes.count) && operation.frameOffset < offset)
        #expect(operation.previous < offset && operation.target < offset)
      } catch { refusedCount += 1 }
    }
    #expect(refusedCount > 300)
  }

  @Test("a varint takes as many bytes as the writer gives it")
  func varintByteCount() {
    for shift in 0..<64 {
      for value in [UInt64(1) << UInt64(shift), (UInt64(1) << UInt64(shift)) &- 1] {
        var writer = ByteWriter()
        writer.appendVarint(value)
        #expect(OperationWriter.varintByteCount(value) == writer.count, "\(value)")
      }
    }
  }
}
