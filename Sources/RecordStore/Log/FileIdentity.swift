/// Which file it is, whatever its name.
struct FileIdentity: Sendable, Equatable {
  var device: UInt64
  var inode: UInt64

  init(_ status: FileStatus) {
    device = status.device
    inode = status.inode
  }
}
