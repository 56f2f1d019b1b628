import Glibc

@testable import RecordStore

/// Runs of writers, one process after the other, on one simulated disk: with power cuts after every call, kills,
/// failed writes and syncs, and readers in between.
///
/// All of it runs on one thread, the hooks of the simulated system included; so `@unchecked Sendable` holds.
final class TokenRun: @unchecked Sendable {
  private let system: SimulatedFileSystem
  private let seed: UInt64
  private let report: TokenReport
  private let options: TokenOptions
  private let depth: Int
  private(set) var model: TokenModel
  private var draw: SeededGenerator
  private var trace: [String] = []
  private var previousCall: CallDescription.Kind?
  private var syncReturned = false
  /// The writer holds the lock and has settled the tail, so all open tokens are its own.
  private var hasBegun = false
  private var readers: [TokenReaderProcess] = []
  /// The reader between whose calls writers run.
  private var readingIndex: Int?
  /// A whole commit is being taken back.
  private var isTakingBack = false
  /// Whether a hook is running: what it calls itself is not cut again.
  private var isInHook = false

  /// A run on a disk that holds a store already.
  init(
    _ system: SimulatedFileSystem, _ model: TokenModel, _ options: TokenOptions, seed: UInt64, depth: Int = 0,
    report: TokenReport
  ) {
    self.system = system
    self.model = model
    self.options = options
    self.seed = seed
    self.depth = depth
    self.report = report
    draw = SeededGenerator(seed: seed)
  }

  /// A disk with an empty store.
  static func fresh(seed: UInt64) throws -> SimulatedFileSystem {
    let system = SimulatedFileSystem(seed: seed)
    try StoreCreator.create(fileSystem: system, path: TokenLog.path)
    return system
  }

  /// Lets some processes write, one after the other, then checks with one that nothing disturbs.
  func run(turnCount: Int) {
    for _ in 0..<options.readerCount {
      readers.append(TokenReaderProcess(system.anotherProcess()))
    }
    for _ in 0..<turnCount {
      turn(hooked: true)
      for _ in 0..<2 { readStep(writing: true) }
    }
    turn(hooked: false)
    check(system.anotherProcess(), "at the end")
  }

  private func fail(_ what: String) {
    report.violation("\(what)  [seed \(seed), depth \(depth)] \(trace.suffix(40).joined(separator: " "))")
  }

  /// One process: open, write, go.
  private func turn(hooked: Bool) {
    let process = system.anotherProcess()
    previousCall = nil
    syncReturned = false
    hasBegun = false
    trace.append("|")
    if hooked { process.onCall { [unowned self] in self.hook($0, process) } }
    do {
      let log = try TokenLog(process)
      try write(log)
    } catch {
      noteFailure(error, process, hooked)
    }
    noteSync()
    process.clearFaults()
    process.kill()
  }

  private func noteFailure(_ error: any Error, _ process: SimulatedFileSystem, _ hooked: Bool) {
    guard process.isAlive else { return }
    let code = (error as? StoreError)?.code
    trace.append("error:\(code.map { "\($0)" } ?? "?")")
    report.count("errors")
    if code == .outcomeUnknown { return }
    noteSync()
    if hasBegun { model.open = [] }
    let mayFail = hooked && (options.failedWriteOneIn > 0 || options.failedSyncOneIn > 0)
    if !mayFail || code == .damaged { fail("a writer refuses: \(error)") }
  }

  private func write(_ log: TokenLog) throws {
    var state = try log.writer.begin(timeoutMilliseconds: 0)
    defer { log.writer.end() }
    let view = try log.view(of: state)
    // A writer that has begun has settled the tail: what it finds is durable, the rest is gone.
    if let objection = model.synced(view.tokens) { fail("a writer finds: \(objection)") }
    hasBegun = true
    var known = view.replayed
    for _ in 0..<1 + draw.below(2) {
      if odds(options.abandonOneIn) {
        try abandon(log, known)
        continue
      }
      state = try append(log, &known)
      model.acknowledge()
    }
    model.shownCount = max(model.shownCount, model.certain.count)
  }

  /// An append of parts that is taken back; after one in three, another one with a whole commit in the file.
  private func abandon(_ log: TokenLog, _ known: TokenState) throws {
    let append = try log.writer.startAppend()
    for _ in 0..<1 + draw.below(3) { try TokenLog.add(part: body(), to: append) }
    if draw.oneIn(2) { try append.flush() }
    try append.abandon()
    trace.append("abandoned")
    guard draw.oneIn(3) else { return }
    let second = try log.writer.startAppend()
    let token = model.makeToken(id: known.nextID)
    model.open.append(token)
    try TokenLog.add(token, sequence: known.sequence + 1, body: body(), to: second)
    try? second.flush()
    isTakingBack = true
    defer { isTakingBack = false }
    try second.abandon()
    noteSync()
    model.open = []
    trace.append("taken back")
  }

  private func append(_ log: TokenLog, _ known: inout TokenState) throws -> LogState {
    let append = try log.writer.startAppend()
    var end: UInt64 = 0
    for _ in 0..<1 + draw.below(options.groupLimit) {
      let parts =
        options.partLimit > 0 && draw.oneIn(2) ? (0..<1 + draw.below(options.partLimit)).map { _ in body() } : []
      let token = model.makeToken(id: known.nextID + Int64(draw.below(3)))
      end = try TokenLog.add(token, sequence: known.sequence + 1, body: body(), parts: parts, to: append)
      known.add(token, sequence: known.sequence + 1)
      model.open.append(token)
      // An error of this write comes back from `finish`.
      if draw.oneIn(6) { try? append.flush() }
    }
    var root: UInt64?
    if odds(options.rootOneIn) {
      root = try TokenLog.addRoot(
        known, replayFrom: end, runs: (0..<draw.below(3)).map { _ in body() }, to: append)
    }
    trace.append("append")
    return try append.finish(newRoot: root)
  }

  private func body() -> [UInt8] {
    TokenBody.make(limit: options.bodyByteLimit, copying: system.content(of: TokenLog.path) ?? [], &draw)
  }

  private func odds(_ oneIn: Int) -> Bool { oneIn > 0 && draw.oneIn(oneIn) }
}

extension TokenRun {
  /// Before each call of the writer.
  private func hook(_ call: CallDescription, _ process: SimulatedFileSystem) -> CallOutcome {
    guard call.kind != .sleep, !isInHook else { return .proceed }
    isInHook = true
    defer { isInHook = false }
    noteSync()
    if let previousCall, Self.changing.contains(previousCall) {
      trace.append("\(previousCall)")
      for _ in 0..<options.cutCount { powerCut() }
      for _ in readers where draw.oneIn(2) { readStep() }
    }
    previousCall = call.kind
    if odds(options.killOneIn) {
      trace.append("KILL")
      report.count("kills")
      let writes = call.kind == .append || call.kind == .rewrite
      return .kill(afterWriting: writes ? draw.below(call.byteCount + 1) : 0)
    }
    let isStore = call.path == TokenLog.path
    if call.kind == .append && odds(options.failedWriteOneIn) {
      trace.append("SHORT")
      return draw.oneIn(3) ? .fail(ENOSPC) : .shortWrite(draw.below(call.byteCount))
    }
    if call.kind == .syncData && isStore {
      if odds(options.failedSyncOneIn) {
        trace.append("EIO")
        return .fail(EIO)
      }
      syncReturned = true
    }
    return .proceed
  }

  private static let changing: Set<CallDescription.Kind> = [
    .open, .append, .rewrite, .truncate, .syncData, .link, .unlink, .syncDirectory, .unlock, .lock,
  ]

  /// After a sync that returned 0 the content is durable.
  private func noteSync() {
    guard syncReturned else { return }
    syncReturned = false
    guard let content = system.content(of: TokenLog.path) else { return }
    let other = SimulatedFileSystem(seed: 1)
    other.setContent(of: TokenLog.path, content)
    do {
      let view = try TokenLog(other).view()
      if let objection = model.synced(view.tokens) { fail("after a sync: \(objection)") }
    } catch {
      fail("after a sync: \(error)")
    }
  }

  private func powerCut() {
    let cut = system.crashImage(&draw, options.crash)
    report.count("images")
    guard check(cut, "after a power cut"), depth < 3,
      odds(depth == 0 ? options.nestOneIn : 3 * min(options.nestOneIn, 1))
    else { return }
    var nested = options
    nested.readerCount = 0
    nested.failedSyncOneIn = 0
    nested.failedWriteOneIn = 0
    nested.cutCount = 1
    report.count("nested runs at depth \(depth + 1)")
    let child = TokenRun(cut, model, nested, seed: draw.next(), depth: depth + 1, report: report)
    child.trace = ["nested in seed \(seed):"] + trace.suffix(10)
    child.model.nextValue += UInt64(1_000_000 * (depth + 1))
    child.run(turnCount: 1)
  }

  /// Looks at a disk as a new process does.
  @discardableResult
  private func check(_ process: SimulatedFileSystem, _ place: String) -> Bool {
    do {
      let log = try TokenLog(process)
      let view = try log.view()
      if view.state.verdict.isDamage {
        fail("false alarm \(place): \(view.state.verdict)")
        return false
      }
      if let objection = model.objection(to: view.tokens) {
        fail("\(place): \(objection), \(view.state.verdict)")
        return false
      }
      if view.replayed != view.walked { fail("\(place): root and replay differ from the walk") }
      if view.derivedHoleCount > 0 { fail("\(place): a hole below the promise") }
      if view.state.tip != (try lastCommit(log, view)) { fail("\(place): the tip is wrong") }
      report.count("\(view.state.verdict)".hasPrefix("unfinished") ? "unfinished tails" : "clean tails")
      return true
    } catch {
      fail("\(place): \(error)")
      return false
    }
  }

  private func lastCommit(_ log: TokenLog, _ view: TokenLog.View) throws -> UInt64 {
    try LogScan.commits(
      log.image, from: UInt64(FormatConstants.fileHeaderByteCount), upTo: view.state, sequence: 0
    ) { _, _ in }.lastCommit
  }

  /// Lets one reader look. `writing`: whole writers run between its calls.
  private func readStep(writing: Bool = false) {
    guard !readers.isEmpty else { return }
    let index = draw.below(readers.count)
    if index == readingIndex { return }
    let shownBefore = model.shownCount
    let reading = readers[index].system
    if writing {
      readingIndex = index
      reading.onCall { [unowned self] _ in
        if self.draw.oneIn(8) {
          self.report.count("writers between the calls of a reader")
          self.turn(hooked: true)
        }
        return .proceed
      }
    }
    defer {
      if writing {
        reading.clearFaults()
        readingIndex = nil
      }
    }
    do {
      let tokens = try readers[index].read()
      report.count("reader views")
      if let objection = model.shown(tokens) { fail(objection) }
      // While a whole commit is taken back, the seal before it is gone, and a new reader shows a little less.
      if tokens.count < max(isTakingBack ? 0 : shownBefore, readers[index].shownCount) {
        fail("a reader misses what was shown: \(tokens.count) of \(shownBefore)")
      }
      readers[index].shownCount = tokens.count
    } catch {
      fail("a reader fails: \(error)")
    }
  }
}
