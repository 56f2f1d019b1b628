import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("The log")
struct LogTests {
  private let system: SimulatedFileSystem

  init() throws { system = try TokenRun.fresh(seed: 3) }

  /// Commits tokens, each in its own append.
  private func commit(_ values: [UInt64], with log: TokenLog, bodyByteCount: Int = 20) throws {
    var known = try log.replay(try log.writer.begin(timeoutMilliseconds: 0))
    defer { log.writer.end() }
    for value in values {
      let append = try log.writer.startAppend()
      let token = Token(value: value, id: known.nextID)
      let body = [UInt8](repeating: 1, count: bodyByteCount)
      try TokenLog.add(token, sequence: known.sequence + 1, body: body, to: append)
      known.add(token, sequence: known.sequence + 1)
      _ = try append.finish(newRoot: nil)
    }
  }

  @Test("needs exactly one sync for a commit, and one to settle a new store")
  func syncCount() throws {
    let log = try TokenLog(system)
    let before = system.callCount(.syncData)
    try commit([1], with: log)
    #expect(system.callCount(.syncData) == before + 2)
    for value in 2...9 as ClosedRange<UInt64> {
      try commit([value], with: log)
      #expect(system.callCount(.syncData) == before + 1 + Int(value))
    }
  }

  @Test("of a sealed store is opened with one read of 512 bytes, no sync and no lock")
  func openingIsCheap() throws {
    try commit(Array(1...50), with: try TokenLog(system))
    let process = system.anotherProcess()
    let log = try TokenLog(process, mode: .readOnly)
    let reads = SharedValue<[Int]>([])
    process.onCall { call in
      if call.kind == .read { reads.update { $0.append(call.byteCount) } }
      return .proceed
    }
    let before = process.callCount
    let state = try log.reader.refresh(after: nil)
    #expect(state.isSealed && state.verdict == .clean)
    #expect(reads.value == [512])
    #expect(process.callCount(.syncData) == 0 && process.callCount(.holder) == 0 && process.callCount(.lock) == 0)
    #expect(process.callCount == before + 2)
    #expect(process.callCount(.populate) == 0)
  }

  @Test("costs a reader nothing of what lies below the last append, however long it is")
  func openingIsBounded() throws {
    let log = try TokenLog(system)
    try commit([1, 2, 3], with: log, bodyByteCount: 200_000)
    let content = try #require(system.content(of: TokenLog.path))
    // Without the last seal the last append is read again, and no more.
    system.setContent(of: TokenLog.path, Array(content.dropLast(FormatConstants.sealByteCount)))
    let process = system.anotherProcess()
    let readCount = SharedValue(0)
    process.onCall { call in
      if call.kind == .read { readCount.update { $0 += call.byteCount } }
      return .proceed
    }
    let view = try TokenLog(process).view()
    #expect(view.tokens.count == 3 && !view.state.isSealed)
    #expect(readCount.value < 1_000_000)
    #expect(process.callCount(.syncData) == 1)
  }

  @Test("accepts an unsealed tail with one sync, and the next look costs none")
  func unsealedTail() throws {
    try commit([1, 2], with: try TokenLog(system))
    let content = try #require(system.content(of: TokenLog.path))
    system.setContent(of: TokenLog.path, Array(content.dropLast(FormatConstants.sealByteCount)))
    let process = system.anotherProcess()
    let log = try TokenLog(process, mode: .readOnly)
    let first = try log.view()
    #expect(first.tokens.map(\.value) == [1, 2] && process.callCount(.syncData) == 1)
    #expect(try log.view(after: first.state).tokens.count == 2)
    #expect(process.callCount(.syncData) == 1)
  }

  @Test("shows what is promised while the second lock byte is held, and the rest once it is free")
  func appendInFlight() throws {
    let log = try TokenLog(system)
    try commit([1], with: log)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    try TokenLog.add(Token(value: 2, id: 9), sequence: 2, body: [], to: append)
    try append.flush()
    let process = system.anotherProcess()
    let reader = try TokenLog(process, mode: .readOnly)
    let before = try reader.view()
    #expect(before.tokens.map(\.value) == [1] && process.callCount(.syncData) == 0)
    _ = try append.finish(newRoot: nil)
    let after = try reader.view(after: before.state)
    #expect(after.tokens.map(\.value) == [1, 2] && process.callCount(.syncData) == 0)
    log.writer.end()
  }

  @Test("lets one writer in at a time, and says who it is")
  func oneWriter() throws {
    let log = try TokenLog(system)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let other = try TokenLog(system.anotherProcess())
    let error = #expect(throws: StoreError.self) { _ = try other.writer.begin(timeoutMilliseconds: 30) }
    #expect(error?.code == .busy && error?.holder == Int32(system.process))
    log.writer.end()
    _ = try other.writer.begin(timeoutMilliseconds: 0)
    other.writer.end()
  }

  @Test("tells a writer and a reader that another file has taken the path")
  func replaced() throws {
    let log = try TokenLog(system)
    try commit([1], with: log)
    try StoreCreator.create(fileSystem: system, path: "/other")
    #expect(try log.reader.isReplaced() == false)
    try system.rename("/other", TokenLog.path)
    #expect(try log.reader.isReplaced())
    #expect(throws: StoreReplaced.self) { _ = try log.writer.begin(timeoutMilliseconds: 0) }
    let other = try TokenLog(system)
    try commit([5], with: other)
    #expect(try other.view().tokens.map(\.value) == [5])
  }

  @Test("is walked by a reader while a writer takes the closing seal away and dies as it puts it back")
  func sealTakenAway() throws {
    try commit([1], with: try TokenLog(system))
    // A writer that dies within its append leaves bytes behind the seal.
    let second = system.anotherProcess()
    let dying = try TokenLog(second)
    second.onCall { $0.kind == .append ? .kill(afterWriting: 60) : .proceed }
    #expect(throws: (any Error).self) { try commit([2], with: dying) }

    let reading = try TokenLog(system.anotherProcess(), mode: .readOnly)
    let state = try reading.reader.refresh(after: nil)
    #expect(state.isSealed)
    #expect(try reading.view(of: state).tokens.map(\.value) == [1])

    // The next writer cuts them off, with the seal, and dies within the new seal.
    let third = system.anotherProcess()
    let settling = try TokenLog(third)
    let sealByteCount = FormatConstants.sealByteCount
    third.onCall { $0.kind == .append && $0.byteCount == sealByteCount ? .kill(afterWriting: 9) : .proceed }
    #expect(throws: (any Error).self) { _ = try settling.writer.begin(timeoutMilliseconds: 0) }
    #expect(try #require(system.content(of: TokenLog.path)).count < Int(state.acceptedEnd))

    #expect(try reading.view(of: state).tokens.map(\.value) == [1])
    #expect(try reading.view(after: state).tokens.map(\.value) == [1])
  }

  @Test("takes a transaction of any size in bounded pieces, each ending where a frame ends")
  func streaming() throws {
    let log = try TokenLog(system)
    let writes = SharedValue<[UInt64: Int]>([:])
    system.onCall { call in
      if call.kind == .append { writes.update { $0[call.offset] = call.byteCount } }
      return .proceed
    }
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    let parts = (0..<120).map { [UInt8](repeating: UInt8($0), count: 60_000) }
    try TokenLog.add(Token(value: 1, id: 1), sequence: 1, body: [1], parts: parts, to: append)
    let state = try append.finish(newRoot: nil)
    log.writer.end()
    let sizes = writes.value
    #expect(sizes.count >= 7 && sizes.values.allSatisfy { $0 < 1_200_000 })
    var ends: Set<UInt64> = [64]
    var scan = LogScan(log.image, from: 64, to: state.acceptedEnd, tip: state.tip, sequence: 0)
    try scan.run { event in
      if case .frame(let frame) = event { ends.insert(frame.end) }
    }
    #expect(scan.frameCount == 122)
    #expect(sizes.allSatisfy { ends.contains($0.key) && ends.contains($0.key + UInt64($0.value)) })
    #expect(try log.view(of: state).tokens.count == 1)
  }

  @Test("keeps a commit whose write was whole though the runs behind it failed, without their root")
  func rootLost() throws {
    let log = try TokenLog(system)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    let token = Token(value: 4, id: 1)
    let end = try TokenLog.add(token, sequence: 1, body: [], to: append)
    var known = TokenState()
    known.add(token, sequence: 1)
    let root = try TokenLog.addRoot(known, replayFrom: end, runs: [[1]], to: append)
    let start = append.start
    system.onCall { $0.kind == .append && $0.byteCount > 40 ? .shortWrite(Int(end - start) + 50) : .proceed }
    let state = try append.finish(newRoot: root)
    system.clearFaults()
    #expect(state.root == 0 && state.isSealed && state.tip == start)
    #expect(try log.view(of: state).tokens == [token])
    try commitNext(log)
  }

  private func commitNext(_ log: TokenLog) throws {
    let append = try log.writer.startAppend()
    try TokenLog.add(Token(value: 5, id: 2), sequence: 2, body: [], to: append)
    let state = try append.finish(newRoot: nil)
    #expect(try log.view(of: state).tokens.count == 2)
    log.writer.end()
  }

  @Test("takes a written commit back when its append is abandoned")
  func abandonedCommit() throws {
    let log = try TokenLog(system)
    try commit([1], with: log)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    try TokenLog.add(Token(value: 2, id: 9), sequence: 2, body: [], to: append)
    try append.flush()
    try append.abandon()
    log.writer.end()
    let view = try TokenLog(system.anotherProcess()).view()
    #expect(view.tokens.map(\.value) == [1] && view.state.isSealed)
    #expect(system.durableContent(of: TokenLog.path)?.count == Int(view.state.contentEnd))
  }

  /// Hands an append to a hook, which runs on the same thread; so `@unchecked Sendable` holds.
  private final class HeldAppend: @unchecked Sendable {
    var append: Append?
  }

  @Test("does not show a commit that was taken back between the reading and the question for the lock")
  func takenBackMeanwhile() throws {
    let log = try TokenLog(system)
    try commit([1], with: log)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let held = HeldAppend()
    let process = system.anotherProcess()
    let reader = try TokenLog(process, mode: .readOnly)
    let first = try log.writer.startAppend()
    try TokenLog.add(Token(value: 2, id: 9), sequence: 2, body: [], to: first)
    try first.flush()
    held.append = first
    process.onCall { call in
      guard call.kind == .holder, let taken = held.append else { return .proceed }
      held.append = nil
      try? taken.abandon()
      return .proceed
    }
    let view = try reader.view()
    #expect(held.append == nil)
    #expect(view.tokens.map(\.value) == [1])
    log.writer.end()
  }

  @Test("on the machine's own files works as on the simulated ones")
  func posix() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("store")
    try StoreCreator.create(fileSystem: PosixFileSystem(), path: path)
    let log = try TokenLog(PosixFileSystem(), path: path)
    try commit([1, 2, 3], with: log)
    let reader = try TokenLog(PosixFileSystem(), path: path, mode: .readOnly)
    let first = try reader.view()
    #expect(first.tokens.map(\.value) == [1, 2, 3])
    try commit([4], with: log, bodyByteCount: 300_000)
    let second = try reader.view(after: first.state)
    #expect(second.tokens.map(\.value) == [1, 2, 3, 4] && second.state.isSealed)
    #expect(second.state.identity == first.state.identity)
  }
}
