import Glibc

/// The error numbers with which a system says that a file that may only be read cannot be synced (fdatasync(2)).
enum ReadOnlyMedia {
  static let badDescriptor = EBADF
  static let invalid = EINVAL
}
