import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Headers")
struct HeaderTests {
  private let header = FileHeader(storeID: Array(16..<32), generation: 3, createdAt: -5)

  private func decode(_ bytes: [UInt8]) throws -> FileHeader {
    try bytes.withUnsafeBytes { try FileHeader.decode($0, path: "/a") }
  }

  @Test("of a file come back as they were written")
  func fileHeader() throws {
    #expect(try decode(header.encoded()) == header)
    #expect(header.encoded().count == 64)
  }

  @Test("of another program's file, of a newer version and of a damaged file are told apart")
  func fileHeaderErrors() throws {
    #expect(thrownCode { _ = try decode([]) } == .notAStore)
    #expect(thrownCode { _ = try decode(Array("SQLite format 3\0".utf8)) } == .notAStore)
    #expect(thrownCode { _ = try decode(Array(header.encoded().dropLast())) } == .damaged)
    var damaged = header.encoded()
    damaged[30] ^= 1
    #expect(thrownCode { _ = try decode(damaged) } == .damaged)
    for place in [8, 16] {
      var newer = Array(header.encoded()[..<56])
      newer[place] ^= 2
      newer += withUnsafeBytes(of: newer.withUnsafeBytes { XXH64.hash($0, seed: 0) }.littleEndian) { Array($0) }
      #expect(thrownCode { _ = try decode(newer) } == .newerFormat)
    }
  }

  @Test("with an unknown compatible feature let a store be read, and not written")
  func compatibleFeature() throws {
    var header = header
    header.compatibleFeatures = 4
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, header.encoded())
    let log = try TokenLog(system)
    #expect(try log.view().tokens.isEmpty)
    #expect(thrownCode { _ = try log.writer.begin(timeoutMilliseconds: 0) } == .newerFormat)
  }

  @Test("of a commit come back as they were written, and damaged ones are refused")
  func commitHeader() throws {
    var commit = CommitHeader()
    commit.sequence = 9
    commit.time = -1
    commit.previousCommit = 64
    commit.firstPart = 128
    commit.partCount = 2
    commit.lastPartChecksum = .max
    commit.undoNext = 1_000
    commit.redoNext = 64
    commit.operationCount = 12
    commit.added = 1
    commit.changed = 2
    commit.deleted = 3
    commit.kind = .redo
    commit.note = "戻す"
    var writer = ByteWriter()
    commit.encode(into: &writer)
    #expect(writer.count == commit.byteCount)
    let bytes = writer.bytes
    #expect(try bytes.withUnsafeBytes { try CommitHeader.decode($0, frameOffset: 1_000) } == commit)
    #expect(thrownCode { _ = try bytes.withUnsafeBytes { try CommitHeader.decode($0, frameOffset: 999) } } == .damaged)
    for count in bytes.indices {
      let code = thrownCode {
        _ = try bytes[..<count].withUnsafeBytes { try CommitHeader.decode($0, frameOffset: 1_000) }
      }
      #expect(code == .damaged)
    }
  }

  @Test("of a frame from another store, another generation or another place fail")
  func seeds() throws {
    var writer = ByteWriter()
    let context = FrameWriter.Context(durableTo: 64, previousChecksum: 1, tip: 0, root: 0)
    let payload = [UInt8](repeating: 7, count: 100)
    _ = payload.withUnsafeBytes { FrameWriter.append(.run, $0, at: 640, context, header.seeds, to: &writer) }
    let seal = try #require(FrameWriter.seal(at: 640, previousChecksum: 1, tip: 64, root: 0, header.seeds))
    var other = header
    other.generation += 1
    var foreign = header
    foreign.storeID[3] ^= 1
    for bytes in [writer.bytes, seal] {
      bytes.withUnsafeBytes { bytes in
        #expect(FrameHeader.decode(bytes, at: 640, header.seeds) != nil)
        #expect(FrameHeader.decode(bytes, at: 648, header.seeds) == nil)
        #expect(FrameHeader.decode(bytes, at: 640, other.seeds) == nil)
        #expect(FrameHeader.decode(bytes, at: 640, foreign.seeds) == nil)
      }
    }
  }

  @Test("of a seal hold distances of 32 bits, and there is none where they do not fit")
  func sealDistance() {
    let far: UInt64 = 64 + 8 << 32
    #expect(FrameWriter.seal(at: far, previousChecksum: 1, tip: 64, root: 0, header.seeds) == nil)
    #expect(FrameWriter.seal(at: far - 8, previousChecksum: 1, tip: 64 + 64, root: 0, header.seeds) != nil)
  }

  @Test("count sectors of zeros by their place in the file")
  func zeroSectors() {
    var bytes = [UInt8](repeating: 0, count: 1_100)
    func count(_ offset: UInt64) -> Int { bytes.withUnsafeBytes { ZeroSectors.count(in: $0, at: offset) } }
    #expect(count(0) == 3 && count(500) == 4 && count(512) == 3)
    bytes[600] = 1
    #expect(count(0) == 2 && count(500) == 3)
    bytes[5] = 1
    #expect(count(500) == 2)
  }
}
