import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Bytes of runs and of the catalogue that are wrong, although a checksum may fit them, must never stop the process.
struct DamagedRunTests {
  /// Gives one frame out in other bytes.
  private final class AlteredFrames: FramePayloads, @unchecked Sendable {
    let frames: MemoryFrames
    let offset: UInt64
    let bytes: UnsafeMutableRawBufferPointer

    init(_ frames: MemoryFrames, offset: UInt64) throws {
      self.frames = frames
      self.offset = offset
      let original = try frames.payload(ofFrame: offset)
      bytes = .allocate(byteCount: original.count, alignment: 8)
      bytes.copyMemory(from: original)
    }

    deinit { bytes.deallocate() }

    func payload(ofFrame offset: UInt64) throws -> UnsafeRawBufferPointer {
      offset == self.offset ? UnsafeRawBufferPointer(bytes) : try frames.payload(ofFrame: offset)
    }
  }

  private static func makeRun(_ shape: RunShape) throws -> (MemoryFrames, RunDescriptor) {
    let frames = MemoryFrames()
    var limits = RunLimits()
    limits.segmentEntryCount = 16
    let builder = RunBuilder(sink: frames, shape: shape, limits: limits)
    for index in 0..<40 {
      let row = (0..<shape.columnCount).map { column in UInt64(index * index * (column + 1)) }
      try row.withUnsafeBufferPointer { if let base = $0.baseAddress { try builder.append(base) } }
    }
    let descriptor = try #require(try builder.finish())
    return (frames, descriptor)
  }

  /// Reads everything that a run offers. The errors are what the store would report.
  private static func use(_ descriptor: RunDescriptor, _ shape: RunShape, _ frames: any FramePayloads) -> Bool {
    var isWhole = true
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch {
        isWhole = false
        #expect(error is StoreError)
      }
    }
    guard let run = try? Run(descriptor, shape: shape, frames: frames) else { return false }
    for order in [ScanOrder.ascending, ScanOrder(isDescending: true), ScanOrder(numbersDescend: true)] {
      attempt {
        let cursor = try RunCursor(run, order: order, dead: try DeadMarks(descriptor, frames))
        var steps = 0
        while !cursor.isAtEnd, steps < 1_000 {
          _ = cursor.value(shape.columnCount - 1)
          try cursor.advance()
          steps += 1
        }
      }
    }
    attempt {
      for number in [0, 1, 25, 1_000, UInt64.max] {
        let keys = (0..<shape.keyCount).map { _ in IndexKey(pattern: number) }
        _ = try run.lowerBound(RowTarget(keys: keys, number: number))
        if shape == .primary { _ = try run.primaryValue(number: number) }
      }
    }
    return isWhole
  }

  @Test(
    "A changed byte in a segment or a directory gives an error or other values, never a trap",
    arguments: [
      RunShape.primary, .blobs, RunShape(keyCount: 1, includedCount: 1), RunShape(keyCount: 2, includedCount: 0),
    ]
  )
  func changedBytes(shape: RunShape) throws {
    let (frames, descriptor) = try Self.makeRun(shape)
    #expect(Self.use(descriptor, shape, frames))
    var errorCount = 0
    for offset in 1...descriptor.directoryOffset {
      let altered = try AlteredFrames(frames, offset: offset)
      for position in 0..<altered.bytes.count {
        let original = altered.bytes[position]
        for value in [UInt8(0), 1, 3, 0x7F, 0x80, 0xFF, original ^ 1] where value != original {
          altered.bytes[position] = value
          if !Self.use(descriptor, shape, altered) { errorCount += 1 }
        }
        altered.bytes[position] = original
      }
    }
    #expect(errorCount > 100)
  }

  @Test("Wrong counts, widths, offsets and lengths are errors", arguments: [0, 2, 4, 8, 12])
  func wrongHeads(position: Int) throws {
    let shape = RunShape(keyCount: 1, includedCount: 1)
    let (frames, descriptor) = try Self.makeRun(shape)
    let altered = try AlteredFrames(frames, offset: 1)
    altered.bytes[position] = 9
    if position == 12 { altered.bytes[position + 2] = 0x7F }
    let run = try Run(descriptor, shape: shape, frames: altered)
    #expect(throws: StoreError.self) { try run.segment(0) }
    #expect(throws: StoreError.self) { try RunCursor(run) }
  }

  @Test("A directory that disagrees with the catalogue is an error", arguments: [0, 2, 4, 8, 16 + 7, 48 + 24, 48 + 28])
  func wrongDirectories(position: Int) throws {
    let (frames, descriptor) = try Self.makeRun(.primary)
    let altered = try AlteredFrames(frames, offset: descriptor.directoryOffset)
    altered.bytes[position] = 0x55
    #expect(throws: StoreError.self) { try Run(descriptor, shape: .primary, frames: altered) }
  }

  @Test("A catalogue with changed bytes decodes to something harmless or is refused")
  func changedCatalogues() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = IndexFixture()
    fixture.limits.mergeFactor = 0
    for round in 0..<8 {
      for _ in 0..<20 {
        let number = Int64(generator.below(60))
        fixture.put(
          FixtureSource.Version(number: number, score: Int64(round), name: nil, star: nil), in: fixture.delta)
      }
      try fixture.flush()
    }
    #expect(fixture.states.contains { !$0.merges.isEmpty })
    var refusedCount = 0
    for state in fixture.states {
      var writer = ByteWriter()
      state.encode(into: &writer)
      var bytes = writer.bytes
      for position in bytes.indices {
        let original = bytes[position]
        for value in [UInt8(0), 1, 0x7F, 0xFF, original ^ 1] where value != original {
          bytes[position] = value
          if !Self.survives(bytes, fixture) { refusedCount += 1 }
        }
        bytes[position] = original
      }
    }
    #expect(refusedCount > 100)
  }

  private static func survives(_ bytes: [UInt8], _ fixture: IndexFixture) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard let state = try? IndexState.decode(&reader) else { return false }
      var fixture = fixture
      fixture.states.removeAll { $0.table == state.table && $0.index == state.index }
      fixture.states.append(state)
      do {
        for definition in fixture.source.definitions {
          let cursor = try fixture.view.indexCursor(table: definition.table, index: definition.index)
          var steps = 0
          while try cursor.next() != nil, steps < 500 { steps += 1 }
        }
        for number in Int64(0)..<60 { _ = try fixture.view.find(table: FixtureSource.table, number: number) }
        fixture.put(FixtureSource.Version(number: 5, score: 77, name: nil, star: nil), in: fixture.delta)
        _ = try Flush.run(view: fixture.view, into: MemoryFrames(), limits: fixture.limits)
        return true
      } catch {
        return false
      }
    }
  }
}
