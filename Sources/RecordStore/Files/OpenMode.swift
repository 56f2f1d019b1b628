/// How a file is opened.
enum OpenMode: Sendable {
  /// For reading. Works on read-only media and files.
  case readOnly
  /// For reading and appending.
  case readWrite
  /// A new file with mode 0600 whatever the umask, for reading and appending. Fails when anything has the name
  /// already, a link included.
  case createExclusive
}
