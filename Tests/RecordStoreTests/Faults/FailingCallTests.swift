import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Each call of a fixed piece of work fails in turn, and the store is looked at afterwards.
@Suite("When a call fails")
struct FailingCallTests {
  /// Opens the store and makes three commits, one of them with parts and a root, and an append that is abandoned.
  /// Returns the tokens that were acknowledged.
  private func work(_ system: SimulatedFileSystem, _ acknowledged: SharedValue<[Token]>, from value: UInt64) throws {
    try StoreCreator.create(fileSystem: system, path: TokenLog.path)
    let log = try TokenLog(system)
    var state = try log.writer.begin(timeoutMilliseconds: 0)
    defer { log.writer.end() }
    var known = try log.view(of: state).replayed
    for round in 0..<3 {
      let append = try log.writer.startAppend()
      let token = Token(value: value + UInt64(round), id: known.nextID)
      let body = [UInt8](repeating: UInt8(round), count: 700 * round)
      let parts = round == 1 ? [body, [UInt8](repeating: 9, count: 1_000)] : []
      let end = try TokenLog.add(token, sequence: known.sequence + 1, body: body, parts: parts, to: append)
      known.add(token, sequence: known.sequence + 1)
      let root = round == 1 ? try TokenLog.addRoot(known, replayFrom: end, runs: [body], to: append) : nil
      state = try append.finish(newRoot: root)
      acknowledged.value += [token]
      #expect(try log.view(of: state).tokens.last == token)
    }
    let append = try log.writer.startAppend()
    try TokenLog.add(part: [1, 2, 3], to: append)
    try append.flush()
    try append.abandon()
  }

  private func countCalls() throws -> Int {
    let system = SimulatedFileSystem(seed: 1)
    try work(system, SharedValue([]), from: 1)
    return system.callCount
  }

  /// Looks at what remains: all that was acknowledged, at most one more, no alarm; and the work can be done again.
  private func check(_ system: SimulatedFileSystem, _ acknowledged: [Token], unknown: Bool, _ what: String) throws {
    guard system.paths.contains(TokenLog.path) else {
      #expect(acknowledged.isEmpty, "\(what)")
      return
    }
    let view = try TokenLog(system.anotherProcess()).view()
    #expect(!view.state.verdict.isDamage, "\(what)")
    #expect(view.tokens.starts(with: acknowledged), "\(what)")
    #expect(view.tokens.count <= acknowledged.count + (unknown ? 1 : 0), "\(what)")
    #expect(view.replayed == view.walked, "\(what)")
    let again = SharedValue<[Token]>([])
    try work(system.anotherProcess(), again, from: 100)
    let after = try TokenLog(system.anotherProcess()).view()
    #expect(after.tokens == view.tokens + again.value, "\(what)")
    #expect(after.state.isSealed, "\(what)")
  }

  @Test(
    "the error comes out, nothing acknowledged is lost, nothing refused remains",
    arguments: [EIO, ENOSPC, EDQUOT, EROFS, EMFILE, ENOMEM, EINTR], [false, true])
  func eachCall(error: Int32, sticky: Bool) throws {
    let callCount = try countCalls()
    #expect(callCount > 50)
    var failureCount = 0
    for number in 1...callCount {
      let system = SimulatedFileSystem(seed: UInt64(number))
      system.failCall(number, error: error, sticky: sticky)
      let acknowledged = SharedValue<[Token]>([])
      var code: StoreError.Code?
      do {
        try work(system, acknowledged, from: 1)
      } catch let failure as StoreError {
        code = failure.code
        failureCount += 1
        #expect(failure.errno == error, "call \(number): \(failure)")
      }
      system.clearFaults()
      try check(system, acknowledged.value, unknown: code == .outcomeUnknown, "call \(number), \(error), \(sticky)")
    }
    #expect(error == EINTR ? failureCount >= 5 : failureCount > callCount / 2)
  }

  @Test("a write that falls short anywhere leaves whole commits only", arguments: [1, 39, 40, 72, 200, 900])
  func shortWrites(byteCount: Int) throws {
    for number in 1...(try countCalls()) {
      let system = SimulatedFileSystem(seed: UInt64(number))
      system.onCall {
        $0.number == number && $0.kind == .append ? .shortWrite(min(byteCount, $0.byteCount - 1)) : .proceed
      }
      let acknowledged = SharedValue<[Token]>([])
      let code = thrownCode { try work(system, acknowledged, from: 1) }
      #expect(code == nil || code == .outOfSpace, "call \(number)")
      system.clearFaults()
      try check(system, acknowledged.value, unknown: false, "call \(number), \(byteCount) bytes")
    }
  }

  @Test(
    "the process dies there: what was acknowledged stays, the rest is whole or gone", arguments: [0, 30, 90, 1_500])
  func kills(byteCount: Int) throws {
    for number in 1...(try countCalls()) {
      let system = SimulatedFileSystem(seed: UInt64(number))
      let killed = system.anotherProcess()
      killed.kill(atCall: number, afterWriting: byteCount)
      let acknowledged = SharedValue<[Token]>([])
      _ = thrownCode { try work(killed, acknowledged, from: 1) }
      #expect(!killed.isAlive)
      try check(system, acknowledged.value, unknown: true, "call \(number), \(byteCount) bytes")
    }
  }

  @Test("a failed sync of a commit poisons the handle, and another one goes on")
  func poison() throws {
    let system = try TokenRun.fresh(seed: 1)
    let log = try TokenLog(system)
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    let append = try log.writer.startAppend()
    try TokenLog.add(Token(value: 7, id: 1), sequence: 1, body: [], to: append)
    system.onCall { $0.kind == .syncData ? .fail(EIO) : .proceed }
    #expect(thrownCode { _ = try append.finish(newRoot: nil) } == .outcomeUnknown)
    system.clearFaults()
    #expect(thrownCode { _ = try log.writer.begin(timeoutMilliseconds: 0) } == .closed)
    let other = try TokenLog(system.anotherProcess())
    let state = try other.writer.begin(timeoutMilliseconds: 0)
    #expect(try other.view(of: state).tokens.isEmpty)
  }
}
