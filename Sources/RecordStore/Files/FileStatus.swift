/// What the system knows about a file.
struct FileStatus: Sendable, Equatable {
  var device: UInt64
  var inode: UInt64
  /// Bytes.
  var size: UInt64
  /// 0 for an open file that no name leads to any more.
  var linkCount: Int
  /// The permission bits.
  var mode: UInt32
  var isDirectory: Bool
  var isRegular: Bool
  /// Whether the file belongs to the effective user of this process.
  var ownerIsMe: Bool

  /// Whether both are the same file, under whatever name.
  func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
