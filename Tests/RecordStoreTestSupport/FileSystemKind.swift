@testable import RecordStore

/// The three file systems, for tests of what they have in common.
enum FileSystemKind: String, CaseIterable, Sendable {
  case posix, memory, simulated

  /// A fresh file system and a directory in it.
  func make() throws -> FileSystemFixture {
    switch self {
    case .posix:
      let directory = try TemporaryDirectory()
      return FileSystemFixture(system: PosixFileSystem(), directory: directory.path, owner: directory)
    case .memory: return FileSystemFixture(system: MemoryFileSystem(), directory: "/", owner: nil)
    case .simulated: return FileSystemFixture(system: SimulatedFileSystem(seed: 1), directory: "/", owner: nil)
    }
  }
}
