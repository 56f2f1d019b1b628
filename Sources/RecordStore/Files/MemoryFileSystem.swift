import Glibc
import Synchronization

/// Files that live in memory and go with the object: for stores without a file.
///
/// It keeps the rules of the POSIX one, names, links and locks included; so the engine has one way to do things.
final class MemoryFileSystem: FileSystem {
  private struct Names {
    var files: [String: MemoryContent] = [:]
    var directories: Set<String> = ["/"]
  }

  private let names = Mutex(Names())
  private let clock = PosixFileSystem()
  private let watchers = WatchList()

  func open(_ path: String, _ mode: OpenMode) throws(StoreError) -> any StoreFile {
    try checkedPath(path)
    let name = lexicalPath(path)
    let result = names.withLock { names -> Result<MemoryContent, StoreError> in
      if names.directories.contains(name) {
        return .failure(StoreError(code: .notAStore, message: "it is not a regular file. Check the path.", path: path))
      }
      switch (names.files[name], mode) {
      case (nil, .createExclusive):
        do throws(StoreError) {
          let content = try MemoryContent()
          names.files[name] = content
          return .success(content)
        } catch {
          return .failure(error)
        }
      case (nil, _): return .failure(systemError("open", path: path, errno: ENOENT))
      case (.some, .createExclusive): return .failure(nameTaken("open", path))
      case (let content?, _): return .success(content)
      }
    }
    return MemoryFile(path: path, content: try result.get(), canWrite: mode != .readOnly, watchers: watchers)
  }

  func status(_ path: String) throws(StoreError) -> FileStatus? {
    try checkedPath(path)
    let name = lexicalPath(path)
    return names.withLock { names in
      if names.directories.contains(name) {
        return FileStatus(
          device: 0, inode: 0, size: 0, linkCount: 1, mode: 0o700, isDirectory: true, isRegular: false,
          ownerIsMe: true)
      }
      return names.files[name]?.status()
    }
  }

  func resolve(_ path: String) throws(StoreError) -> String {
    try checkedPath(path)
    return lexicalPath(path)
  }

  func makeDirectory(_ path: String, mode: UInt32) throws(StoreError) {
    try checkedPath(path)
    var name = lexicalPath(path)
    let inTheWay = names.withLock { names -> Bool in
      if names.files[name] != nil { return true }
      while names.directories.insert(name).inserted { name = parentPath(of: name) }
      return false
    }
    if inTheWay { throw nameTaken("mkdir", path) }
  }

  func link(_ from: String, _ to: String) throws(StoreError) {
    let (source, target) = (lexicalPath(from), lexicalPath(to))
    let failure = names.withLock { names -> StoreError? in
      guard let content = names.files[source] else { return systemError("link", path: to, errno: ENOENT) }
      if names.files[target] != nil || names.directories.contains(target) { return nameTaken("link", to) }
      names.files[target] = content
      content.changeLinkCount(by: 1)
      return nil
    }
    if let failure { throw failure }
  }

  func rename(_ from: String, _ to: String) throws(StoreError) {
    let (source, target) = (lexicalPath(from), lexicalPath(to))
    let failure = names.withLock { names -> StoreError? in
      guard let content = names.files[source] else { return systemError("rename", path: to, errno: ENOENT) }
      // Two names of one file: rename(2) does nothing.
      if names.files[target] === content { return nil }
      names.files[source] = nil
      names.files.updateValue(content, forKey: target)?.changeLinkCount(by: -1)
      return nil
    }
    if let failure { throw failure }
    watchers.notify()
  }

  func unlink(_ path: String) throws(StoreError) {
    let name = lexicalPath(path)
    let content = names.withLock { $0.files.removeValue(forKey: name) }
    guard let content else { throw systemError("unlink", path: path, errno: ENOENT) }
    content.changeLinkCount(by: -1)
  }

  /// Nothing here outlives the process.
  func syncDirectory(of path: String) throws(StoreError) {}

  func watch(_ path: String, _ onChange: @escaping @Sendable () -> Void) throws(StoreError) -> any FileWatcher {
    watchers.add(onChange)
  }

  func isNetworkFileSystem(_ path: String) -> Bool { false }
  func nowMilliseconds() -> Int64 { clock.nowMilliseconds() }
  func monotonicMilliseconds() -> Int64 { clock.monotonicMilliseconds() }
  func randomBytes(_ count: Int) -> [UInt8] { clock.randomBytes(count) }
  func sleep(milliseconds: Int) { clock.sleep(milliseconds: milliseconds) }
}
