@testable import RecordStore

/// A process that only reads, and keeps its handle.
final class TokenReaderProcess {
  let system: SimulatedFileSystem
  private var log: TokenLog?
  private var state: LogState?
  var shownCount = 0

  init(_ system: SimulatedFileSystem) {
    self.system = system
  }

  func read() throws -> [Token] {
    let log = try self.log ?? TokenLog(system, mode: .readOnly)
    self.log = log
    let view = try log.view(after: state)
    if let damage = view.state.damage(path: TokenLog.path) { throw damage }
    state = view.state
    return view.tokens
  }
}
