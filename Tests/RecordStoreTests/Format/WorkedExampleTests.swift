import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// The store that the format page shows byte by byte.
@Suite("The worked example of the format page")
struct WorkedExampleTests {
  /// Makes the store: a table, and one record in it.
  private func make() throws -> [UInt8] {
    let header = FileHeader(storeID: Array(0..<16), generation: 1, createdAt: 1_700_000_000_000)
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, header.encoded())
    let log = try TokenLog(system)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    var commit = CommitHeader()
    commit.sequence = 1
    commit.time = 1_700_000_001_000
    commit.undoNext = append.nextFrameOffset
    commit.operationCount = 2
    commit.added = 1
    commit.note = "add"
    var writer = ByteWriter()
    commit.encode(into: &writer)
    let schema: [UInt8] = Array(
      [1, 1, 7] + "Omiyage".utf8 + [1, 1, 1, 2, 1, 2] + "id".utf8 + [5, 0, 2, 5] + "title".utf8 + [13, 0, 0])
    _ = schema.withUnsafeBytes {
      OperationWriter.schema($0, frameOffset: append.nextFrameOffset, to: &writer)
    }
    let place = OperationWriter.Place(frameOffset: append.nextFrameOffset, table: 1, number: 1, previous: 0)
    let record: [UInt8] = Array([0, 0, 9] + "ひよこ".utf8)
    _ = record.withUnsafeBytes { OperationWriter.put(place, schemaVersion: 1, record: $0, to: &writer) }
    commit.operationByteCount = UInt32(writer.count - commit.byteCount)
    commit.patch(&writer)
    _ = try writer.withBytes { (bytes) throws(StoreError) in try append.add(.commit, bytes) }
    _ = try append.finish(newRoot: nil)
    return system.content(of: TokenLog.path) ?? []
  }

  private static func dump(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 16).map { start in
      let line = bytes[start..<min(start + 16, bytes.count)].map(hexadecimal).joined(separator: " ")
      let offset = String(start, radix: 16)
      return "    " + String(repeating: "0", count: 4 - offset.count) + offset + "  " + line
    }.joined(separator: "\n")
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  /// As on the page.
  private static let expected = """
        0000  d3 52 53 54 0d 0a 1a 0a 01 00 00 00 00 00 00 00
        0010  00 00 00 00 00 00 00 00 00 01 02 03 04 05 06 07
        0020  08 09 0a 0b 0c 0d 0e 0f 01 00 00 00 00 00 00 00
        0030  00 68 e5 cf 8b 01 00 00 6b 2e 1e ae 9c 14 66 7e
        0040  f6 52 46 31 02 00 00 00 90 00 00 00 00 00 00 00
        0050  40 00 00 00 00 00 00 00 6b 2e 1e ae 9c 14 66 7e
        0060  70 5f ab 20 fc e7 c3 e8 01 00 00 00 00 00 00 00
        0070  e8 6b e5 cf 8b 01 00 00 00 00 00 00 00 00 00 00
        0080  00 00 00 00 00 00 00 00 00 00 00 00 35 00 00 00
        0090  00 00 00 00 00 00 00 00 40 00 00 00 00 00 00 00
        00a0  00 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
        00b0  01 00 00 00 00 00 00 00 00 00 00 00 03 00 00 00
        00c0  61 64 64 04 20 83 01 01 01 07 4f 6d 69 79 61 67
        00d0  65 01 01 01 02 01 02 69 64 05 00 02 05 74 69 74
        00e0  6c 65 0d 00 00 01 11 a5 01 01 02 01 00 00 09 e3
        00f0  81 b2 e3 82 88 e3 81 93 40 00 00 00 00 00 00 00
        0100  00 00 00 00 00 00 00 00 73 a0 8a 1d ff df c5 60
        0110  1b 00 00 00 45 4e 44 e3 f6 52 53 4c 05 00 00 00
        0120  73 a0 8a 1d ff df c5 60 1b 00 00 00 00 00 00 00
        0130  06 c4 01 16 75 18 c0 23 05 00 00 00 45 4e 44 e3
    """

  @Test("is what the code writes, byte for byte")
  func written() throws {
    #expect(Self.dump(try make()) == Self.expected)
  }

  @Test("stands on the page, byte for byte")
  func page() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let file = try PosixFileSystem().open("/\(root)/Sources/RecordStore/RecordStore.docc/FileFormat.md", .readOnly)
    let text = String(decoding: try file.content(), as: UTF8.self)
    #expect(text.contains(Self.expected))
  }

  @Test("reads back as the page says")
  func read() throws {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, Self.bytes)
    let log = try TokenLog(system)
    let state = try log.reader.refresh(after: nil)
    #expect(state.isSealed && state.tip == 64 && state.root == 0 && state.acceptedEnd == 320 && state.promise == 280)
    let commit = try CommitReader.header(log.image, 64)
    #expect(commit.sequence == 1 && commit.note == "add" && commit.added == 1 && commit.undoNext == 64)
    var operations: [Operation] = []
    try CommitReader.forEachOperation(log.image, 64) { operations.append($0) }
    #expect(operations.map(\.kind) == [.schema, .put])
    #expect(operations.map(\.offset) == [0xC3, 0xE5])
    let put = try #require(operations.last)
    #expect(put.table == 1 && put.number == 1 && put.previous == 0 && put.schemaVersion == 1)
    #expect(put.bodyRange == 0xEC..<0xF8)
    #expect(try log.image.operation(at: 0xE5) == put)
  }

  private static var bytes: [UInt8] {
    expected.split(separator: "\n").flatMap { line in
      line.split(separator: " ").dropFirst().compactMap { UInt8($0, radix: 16) }
    }
  }
}
