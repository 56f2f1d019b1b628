import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("The mapped image")
struct StoreImageTests {
  private func image(_ content: [UInt8]) throws -> StoreImage {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, content)
    return try TokenLog(system).image
  }

  @Test("gives out each frame, and nothing where no frame starts")
  func frames() throws {
    let store = try ReferenceStore.make(isSealed: true)
    let image = try image(store.content)
    let starts = Dictionary(uniqueKeysWithValues: store.frames.map { ($0.range.lowerBound, $0) })
    for round in 0..<2 {
      for offset in 0...store.content.count + 64 {
        let frame = try image.frameIfValid(at: UInt64(offset))
        #expect(frame?.kind == starts[offset]?.kind, "offset \(offset), round \(round)")
        if let frame { #expect(Int(frame.end) == starts[offset]?.range.upperBound) }
      }
    }
    for offset: UInt64 in [.max, .max - 7, 1 << 60, 256 << 30] {
      #expect(try image.frameIfValid(at: offset) == nil)
      #expect(thrownCode { _ = try image.operation(at: offset) } == .damaged)
    }
  }

  @Test("gives out operations at their own offsets; any other offset is refused or lies within its frame")
  func operations() throws {
    let store = try ReferenceStore.make(isSealed: true)
    let image = try image(store.content)
    var known: [UInt64: Operation] = [:]
    for frame in store.frames where frame.kind == .commit {
      try CommitReader.forEachOperation(image, UInt64(frame.range.lowerBound)) { known[$0.offset] = $0 }
    }
    #expect(known.count == store.tokens.count)
    for offset in 0..<UInt64(store.content.count) {
      if let operation = known[offset] {
        #expect(try image.operation(at: offset) == operation)
      } else if let found = try? image.operation(at: offset) {
        #expect(store.frames.contains { $0.range.contains(Int(offset)) && Int(found.end) <= $0.range.upperBound })
      }
    }
  }

  @Test("checks a frame once, and again after its pages were given back or the file was cut")
  func checkedOnce() throws {
    let system = try TokenRun.fresh(seed: 1)
    let store = try ReferenceStore.make(isSealed: true)
    system.setContent(of: TokenLog.path, store.content)
    let image = try TokenLog(system).image
    let commit = UInt64(try #require(store.frames.first { $0.kind == .commit }).range.lowerBound)
    _ = try image.frame(at: commit)
    let file = try system.open(TokenLog.path, .readWrite)
    try file.rewrite([0xFF], at: commit + 50)
    #expect(try image.frameIfValid(at: commit) != nil)
    image.discardPages(in: 0..<UInt64(store.content.count))
    #expect(try image.frameIfValid(at: commit) == nil)
    try file.rewrite([store.content[Int(commit) + 50]], at: commit + 50)
    #expect(try image.frameIfValid(at: commit) != nil)
    image.cut(to: commit)
    #expect(try image.frameIfValid(at: commit) == nil)
    image.extend(to: UInt64(store.content.count))
    #expect(try image.frameIfValid(at: commit) != nil)
  }

  @Test("reports a read error as such, not as damage")
  func readError() throws {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, try ReferenceStore.make(isSealed: true).content)
    let log = try TokenLog(system)
    system.onCall { $0.kind == .populate ? .fail(5) : .proceed }
    #expect(thrownCode { _ = try log.view() } == .io)
    system.clearFaults()
    #expect(try log.view().tokens.count == 4)
  }

  @Test("a set of marks holds what was put in, over the borders of words")
  func marks() throws {
    let seed = seedFromEnvironment()
    var draw = SeededGenerator(seed: seed)
    let marks = try MarkSet(count: 1_000)
    var model: Set<UInt64> = []
    for _ in 0..<2_000 {
      if draw.oneIn(4) {
        let from = UInt64(draw.below(1_000))
        let range = from..<from + UInt64(draw.below(200))
        marks.clear(range)
        model = model.filter { !range.contains($0) }
      } else {
        let number = UInt64(draw.below(1_100))
        marks.insert(number)
        if number < 1_000 { model.insert(number) }
      }
    }
    for number in 0..<1_200 as Range<UInt64> {
      #expect(marks.contains(number) == model.contains(number), "\(number), seed \(seed)")
    }
  }
}
