@testable import RecordStore

/// A file system with a directory to work in.
struct FileSystemFixture: Sendable {
  let system: any FileSystem
  let directory: String
  /// Keeps the directory alive.
  let owner: TemporaryDirectory?

  func path(_ name: String) -> String { directory == "/" ? "/" + name : directory + "/" + name }

  func open(_ name: String, _ mode: OpenMode) throws -> any StoreFile {
    try system.open(path(name), mode)
  }
}
