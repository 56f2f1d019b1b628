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

  /// Begins again at the front. False for what gives its bytes only once, such as a pipe.
  func rewind() -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return lseek(descriptor, 0, SEEK_SET) == 0
  }

  /// Reads bytes at a place of the file, wherever `read` is. Throws when they are not all there.
  func read(into target: UnsafeMutableRawBufferPointer, at offset: Int) throws(InputError) {
    var done = 0
    while done < target.count {
      let count = pread(descriptor, target.baseAddress.map { $0 + done }, target.count - done, offset + done)
      if count < 0, errno == EINTR { continue }
      // The file has become shorter since.
      guard count > 0 else { throw InputError(reason: .cannotRead(errorNumber: count == 0 ? EIO : errno)) }
      done += count
    }
  }

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
