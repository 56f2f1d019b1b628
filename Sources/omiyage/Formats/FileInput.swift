import Glibc

/// Reads a file or standard input.
final class FileInput: ByteInput {
  private let descriptor: Int32
  private let closesDescriptor: Bool

  /// Opens the file. A directory is refused here, before anything else is judged.
  init(path: String) throws(InputError) {
    let opened = path.withCString { name in
      var result: Int32
      repeat { result = open(name, O_RDONLY | O_CLOEXEC) } while result < 0 && errno == EINTR
      return result
    }
    guard opened >= 0 else { throw FileInput.openError(errno) }
    descriptor = opened
    closesDescriptor = true
    var status = stat()
    if fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw InputError(reason: .isDirectory)
    }
  }

  private init(standardInput: Int32) {
    descriptor = standardInput
    closesDescriptor = false
  }

  static func standardInput() -> FileInput { FileInput(standardInput: 0) }

  deinit {
    if closesDescriptor { close(descriptor) }
  }

  private static func openError(_ number: Int32) -> InputError {
    switch number {
    case ENOENT, ENOTDIR: InputError(reason: .missing)
    case EACCES, EPERM: InputError(reason: .notPermitted)
    case EISDIR: InputError(reason: .isDirectory)
    default: InputError(reason: .cannotOpen(errorNumber: number))
    }
  }

  func read(into target: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = Glibc.read(descriptor, target.baseAddress, target.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // A shell may share a non-blocking terminal or pipe with the program.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      case EISDIR: throw InputError(reason: .isDirectory)
      default: throw InputError(reason: .cannotRead(errorNumber: errno))
      }
    }
  }
}
