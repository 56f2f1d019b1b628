import Glibc
@testable import RecordStore

/// One process on a simulated disk, which keeps what is written apart from what is durable, and makes calls fail.
///
/// Time stands still but for `sleep`, and random bytes come from the seed; so a seed repeats a run exactly.
final class SimulatedFileSystem: FileSystem {
  let disk: SimulatedDisk
  let process: Int

  /// An empty disk with one process.
  init(seed: UInt64 = 0) {
    disk = SimulatedDisk(seed: seed)
    process = disk.addProcess()
  }

  /// A new process on a disk.
  init(disk: SimulatedDisk) {
    self.disk = disk
    process = disk.addProcess()
  }

  /// Another process on the same disk.
  func anotherProcess() -> SimulatedFileSystem { SimulatedFileSystem(disk: disk) }

  func enter(_ kind: CallDescription.Kind, _ path: String, _ offset: UInt64 = 0, _ byteCount: Int = 0)
    throws(StoreError) -> CallOutcome
  {
    try disk.enter(
      CallDescription(process: process, number: 0, kind: kind, path: path, offset: offset, byteCount: byteCount))
  }

  func open(_ path: String, _ mode: OpenMode) throws(StoreError) -> any StoreFile {
    try checkedPath(path)
    _ = try enter(.open, path)
    let name = lexicalPath(path)
    return try disk.tryWithState { (state) throws(StoreError) -> SimulatedFile in
      if state.directories.contains(name) {
        throw StoreError(code: .notAStore, message: "it is not a regular file. Check the path.", path: path)
      }
      var node = state.names[name]
      if mode == .createExclusive {
        if node != nil { throw nameTaken("open", path) }
        guard state.directories.contains(parentPath(of: name)) else {
          throw systemError("open", path: path, errno: ENOENT)
        }
        let made = SimulatedNode(inode: state.nextInode, content: [])
        state.nextInode += 1
        state.change(.set(name, made), in: parentPath(of: name))
        node = made
      }
      guard let node else { throw systemError("open", path: path, errno: ENOENT) }
      let handle = state.nextHandle
      state.nextHandle += 1
      state.handles[handle] = (process, node)
      return SimulatedFile(system: self, path: path, node: node, handle: handle, canWrite: mode != .readOnly)
    }
  }

  func status(_ path: String) throws(StoreError) -> FileStatus? {
    try checkedPath(path)
    _ = try enter(.pathStatus, path)
    let name = lexicalPath(path)
    return disk.withState { state in
      if state.directories.contains(name) {
        return FileStatus(
          device: 1, inode: 0, size: 0, linkCount: 1, mode: 0o700, isDirectory: true, isRegular: false,
          ownerIsMe: true)
      }
      return state.names[name]?.status()
    }
  }

  /// The simulated disk has no symbolic links.
  func resolve(_ path: String) throws(StoreError) -> String {
    try checkedPath(path)
    _ = try enter(.resolve, path)
    return lexicalPath(path)
  }

  func makeDirectory(_ path: String, mode: UInt32) throws(StoreError) {
    try checkedPath(path)
    _ = try enter(.makeDirectory, path)
    var name = lexicalPath(path)
    try disk.tryWithState { (state) throws(StoreError) in
      if state.names[name] != nil { throw nameTaken("mkdir", path) }
      while state.directories.insert(name).inserted { name = parentPath(of: name) }
    }
  }

  func link(_ from: String, _ to: String) throws(StoreError) {
    _ = try enter(.link, to)
    let (source, target) = (lexicalPath(from), lexicalPath(to))
    try disk.tryWithState { (state) throws(StoreError) in
      guard let node = state.names[source] else { throw systemError("link", path: to, errno: ENOENT) }
      if state.names[target] != nil { throw nameTaken("link", to) }
      node.linkCount += 1
      state.change(.set(target, node), in: parentPath(of: target))
    }
  }

  func rename(_ from: String, _ to: String) throws(StoreError) {
    _ = try enter(.rename, to)
    let (source, target) = (lexicalPath(from), lexicalPath(to))
    try disk.tryWithState { (state) throws(StoreError) in
      guard let node = state.names[source] else { throw systemError("rename", path: to, errno: ENOENT) }
      if state.names[target] === node { return }
      state.names[target]?.linkCount -= 1
      state.change(.rename(from: source, to: target, node), in: parentPath(of: target))
    }
    disk.watchers.notify()
  }

  func unlink(_ path: String) throws(StoreError) {
    _ = try enter(.unlink, path)
    let name = lexicalPath(path)
    try disk.tryWithState { (state) throws(StoreError) in
      guard let node = state.names[name] else { throw systemError("unlink", path: path, errno: ENOENT) }
      node.linkCount -= 1
      state.change(.remove(name), in: parentPath(of: name))
    }
  }

  func syncDirectory(of path: String) throws(StoreError) {
    _ = try enter(.syncDirectory, path)
    let directory = parentPath(of: lexicalPath(path))
    disk.withState { state in
      if state.ignoresSyncs { return }
      for change in state.pending where change.directory == directory { change.apply(to: &state.durableNames) }
      state.pending.removeAll { $0.directory == directory }
    }
  }

  func isNetworkFileSystem(_ path: String) -> Bool { disk.withState { $0.isNetwork } }
  func nowMilliseconds() -> Int64 { disk.withState { $0.nowMilliseconds } }
  func monotonicMilliseconds() -> Int64 { disk.withState { $0.monotonicMilliseconds } }
  func randomBytes(_ count: Int) -> [UInt8] { disk.withState { $0.generator.bytes(count) } }

  func watch(_ path: String, _ onChange: @escaping @Sendable () -> Void) throws(StoreError) -> any FileWatcher {
    try checkedPath(path)
    _ = try enter(.watch, path)
    return disk.watchers.add(onChange)
  }

  /// Moves the clock at once.
  func sleep(milliseconds: Int) {
    // A dead process sleeps too: its next call fails.
    _ = try? enter(.sleep, "")
    disk.withState { state in
      state.nowMilliseconds += Int64(milliseconds)
      state.monotonicMilliseconds += Int64(milliseconds)
    }
  }
}
