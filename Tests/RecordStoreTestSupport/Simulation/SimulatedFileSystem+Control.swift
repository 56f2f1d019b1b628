@testable import RecordStore

/// What a test does to the process and its disk.
extension SimulatedFileSystem {
  /// How many calls that can fail the process has made.
  var callCount: Int { disk.withState { $0.processes[process]?.callCount ?? 0 } }

  func callCount(_ kind: CallDescription.Kind) -> Int {
    disk.withState { $0.processes[process]?.counts[kind] ?? 0 }
  }

  /// Whether the process lives.
  var isAlive: Bool { disk.withState { $0.processes[process]?.isAlive == true } }

  /// Runs before each call of this process, outside all locks of the simulation: it may look, take crash images, let
  /// other processes run, and decide what becomes of the call. The disk keeps the closure: one that holds a system or
  /// a file of the same disk is taken away with `clearFaults` at the end, or all of it leaks.
  func onCall(_ fault: @escaping @Sendable (CallDescription) -> CallOutcome) {
    disk.withState { $0.processes[process]?.faults.append(fault) }
  }

  /// Takes all faults away.
  func clearFaults() {
    // They go outside the lock: a closure may hold the last reference to a file, which takes the lock to close.
    let faults = disk.withState { state in
      defer { state.processes[process]?.faults = [] }
      return state.processes[process]?.faults
    }
    withExtendedLifetime(faults) {}
  }

  /// Makes call number `number` of the process fail. Sticky: and every later call of the same kind. With
  /// `shortWriteCount` a write takes that many bytes instead; other kinds of call fail all the same.
  func failCall(_ number: Int, error: Int32, sticky: Bool = false, shortWriteCount: Int? = nil) {
    let kind = SharedValue<CallDescription.Kind?>(nil)
    onCall { call in
      if call.kind == .sleep { return .proceed }
      if call.number == number { kind.value = call.kind }
      guard call.number == number || (sticky && call.number > number && call.kind == kind.value) else {
        return .proceed
      }
      if let shortWriteCount, call.kind == .append, shortWriteCount < call.byteCount {
        return .shortWrite(shortWriteCount)
      }
      return .fail(error)
    }
  }

  /// Ends the process now.
  func kill() { disk.kill(process) }

  /// Ends the process at its call number `number`; a write may take some bytes first.
  func kill(atCall number: Int, afterWriting byteCount: Int = 0) {
    onCall { $0.kind != .sleep && $0.number >= number ? .kill(afterWriting: byteCount) : .proceed }
  }

  /// A disk as it may be after a power cut now, with a new process.
  func crashImage(_ generator: inout SeededGenerator, _ options: CrashOptions = CrashOptions()) -> SimulatedFileSystem {
    SimulatedFileSystem(disk: disk.crashImage(&generator, options))
  }

  /// How many sectors of a file changed since its last sync, and the least and greatest size it had.
  func unsynced(_ path: String) -> (sectorCount: Int, sizes: ClosedRange<Int>)? {
    disk.withState { state in
      guard let node = state.names[lexicalPath(path)] else { return nil }
      let sizes = node.sizes + [node.durable.count]
      return (node.touched.count, (sizes.min() ?? 0)...(sizes.max() ?? 0))
    }
  }

  /// The disk after a power cut that wrote back exactly the sectors of a set; bit n is the n-th that changed.
  /// The names are as they are now.
  func crashImage(of path: String, keeping mask: UInt64, size: Int) -> SimulatedFileSystem? {
    let content = disk.withState { $0.names[lexicalPath(path)]?.crashImage(keeping: mask, size: size) }
    guard let content else { return nil }
    let image = SimulatedFileSystem()
    image.setContent(of: path, content)
    return image
  }

  /// What the processes see in a file.
  func content(of path: String) -> [UInt8]? {
    disk.withState { $0.names[lexicalPath(path)]?.content() }
  }

  /// What of a file is durable for sure; nil when its name is not.
  func durableContent(of path: String) -> [UInt8]? {
    disk.withState { $0.durableNames[lexicalPath(path)]?.durable }
  }

  /// The paths of all files, sorted.
  var paths: [String] { disk.withState { $0.names.keys.sorted() } }

  /// Puts a file there, durable, as a new file. What other handles have open stays theirs.
  func setContent(of path: String, _ content: [UInt8]) {
    let name = lexicalPath(path)
    disk.withState { state in
      let node = SimulatedNode(inode: state.nextInode, content: content)
      state.nextInode += 1
      state.names[name] = node
      state.durableNames[name] = node
      var directory = parentPath(of: name)
      while state.directories.insert(directory).inserted { directory = parentPath(of: directory) }
    }
  }

  /// Moves the wall clock, in either direction.
  func moveClock(milliseconds: Int64) {
    disk.withState { $0.nowMilliseconds += milliseconds }
  }

  /// Lets the drive acknowledge syncs without doing them.
  func ignoreSyncs() {
    disk.withState { $0.ignoresSyncs = true }
  }

  func pretendNetwork() {
    disk.withState { $0.isNetwork = true }
  }
}
