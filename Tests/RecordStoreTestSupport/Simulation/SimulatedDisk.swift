import Glibc
import Synchronization
@testable import RecordStore

#if THREAD_SANITIZER
  @testable import struct RecordStore.Mutex
#endif

/// A disk and the kernel above it, shared by the processes of a simulation.
final class SimulatedDisk: Sendable {
  /// A change of the names that is not durable before its directory is synced.
  struct NameChange {
    enum Kind {
      case set(String, SimulatedNode)
      case remove(String)
      case rename(from: String, to: String, SimulatedNode)
    }
    var directory: String
    var kind: Kind
  }

  struct State {
    var names: [String: SimulatedNode] = [:]
    var durableNames: [String: SimulatedNode] = [:]
    var pending: [NameChange] = []
    var directories: Set<String> = ["/"]
    var processes: [Int: SimulatedProcess] = [:]
    /// The process and the file of each open handle.
    var handles: [Int: (process: Int, node: SimulatedNode)] = [:]
    var nextHandle = 1
    var nextInode: UInt64 = 1
    var nowMilliseconds: Int64 = 1_700_000_000_000
    var monotonicMilliseconds: Int64 = 1_000
    var generator: SeededGenerator
    /// The drive acknowledges syncs and does nothing.
    var ignoresSyncs = false
    var isNetwork = false
  }

  private let state: Mutex<State>
  /// They hear of every change of any file.
  let watchers = WatchList()

  init(seed: UInt64) {
    state = Mutex(State(generator: SeededGenerator(seed: seed)))
  }

  func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  /// As `withState`, for bodies that fail.
  func tryWithState<Value: Sendable>(_ body: (inout State) throws(StoreError) -> Value) throws(StoreError) -> Value {
    let result = state.withLock { state -> Result<Value, StoreError> in
      do throws(StoreError) { return .success(try body(&state)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// What stands at the beginning of every call: count it, ask the faults, and carry out what they say, except for
  /// what only the call itself can do.
  func enter(_ call: CallDescription) throws(StoreError) -> CallOutcome {
    var call = call
    let faults = try tryWithState { (state) throws(StoreError) -> [@Sendable (CallDescription) -> CallOutcome] in
      guard var process = state.processes[call.process], process.isAlive else {
        throw StoreError.closed(path: call.path)
      }
      if call.kind != .sleep { process.callCount += 1 }
      process.counts[call.kind, default: 0] += 1
      call.number = process.callCount
      state.processes[call.process] = process
      return process.faults
    }
    for fault in faults {
      let outcome = fault(call)
      switch outcome {
      case .proceed: continue
      case .fail(EINTR) where call.kind != .syncData: continue
      // Giving a lock back cannot fail.
      case .fail where call.kind == .unlock: continue
      case .fail(let number):
        if call.kind == .syncData { return outcome }
        throw systemError(call.kind.rawValue, path: call.path, errno: number)
      case .shortWrite: return outcome
      case .kill(let byteCount):
        if byteCount > 0 && (call.kind == .append || call.kind == .rewrite) { return outcome }
        kill(call.process)
        throw StoreError.closed(path: call.path)
      }
    }
    // A fault may have run another part of the simulation, and that may have killed this process.
    guard withState({ $0.processes[call.process]?.isAlive == true }) else { throw StoreError.closed(path: call.path) }
    return .proceed
  }

  /// Ends a process: its locks go, what it wrote stays.
  func kill(_ process: Int) {
    withState { state in
      state.processes[process]?.isAlive = false
      for (handle, owner) in state.handles where owner.process == process {
        owner.node.locks.releaseAll(handle: handle)
        state.handles[handle] = nil
      }
    }
    watchers.notify()
  }

  func addProcess() -> Int {
    withState { state in
      let number = state.processes.count + 1
      state.processes[number] = SimulatedProcess()
      return number
    }
  }

  /// A disk as it may be after a power cut now.
  func crashImage(_ generator: inout SeededGenerator, _ options: CrashOptions) -> SimulatedDisk {
    var draw = generator.fork()
    let image = SimulatedDisk(seed: generator.next())
    let survivor = state.withLock { state -> State in
      var names = state.durableNames
      for change in state.pending where draw.oneIn(2) { change.apply(to: &names) }
      var result = State(generator: SeededGenerator(seed: draw.next()))
      result.directories = state.directories
      result.nowMilliseconds = state.nowMilliseconds
      result.nextInode = state.nextInode
      result.fill(names) { $0.crashImage(&draw, options) }
      return result
    }
    image.replaceState(survivor)
    return image
  }

  private func replaceState(_ new: sending State) {
    state.withLock { $0 = new }
  }
}

extension SimulatedDisk.NameChange {
  func apply(to names: inout [String: SimulatedNode]) {
    switch kind {
    case .set(let name, let node): names[name] = node
    case .remove(let name): names[name] = nil
    case .rename(let from, let to, let node):
      names[from] = nil
      names[to] = node
    }
  }
}

extension SimulatedDisk.State {
  /// Takes over the names of another disk, each file with a durable content that `content` gives.
  mutating func fill(_ survivors: [String: SimulatedNode], content: (SimulatedNode) -> [UInt8]) {
    var copies: [UInt64: SimulatedNode] = [:]
    // In a fixed order, so that a seed repeats the image.
    for (name, node) in survivors.count == 1 ? Array(survivors) : survivors.sorted(by: { $0.key < $1.key }) {
      if let copy = copies[node.inode] {
        copy.linkCount += 1
        names[name] = copy
      } else {
        let copy = SimulatedNode(inode: node.inode, content: content(node))
        copies[node.inode] = copy
        names[name] = copy
      }
    }
    durableNames = names
  }

  mutating func change(_ kind: SimulatedDisk.NameChange.Kind, in directory: String) {
    let change = SimulatedDisk.NameChange(directory: directory, kind: kind)
    change.apply(to: &names)
    pending.append(change)
  }
}
