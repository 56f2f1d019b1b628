import Glibc

/// A file written by nothing but the system's calls: the physical limit.
final class RawFile {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw BenchmarkError("cannot make \(path)") }
  }

  deinit { close(descriptor) }

  func append(_ bytes: UnsafeRawBufferPointer) throws {
    guard write(descriptor, bytes.baseAddress, bytes.count) == bytes.count else {
      throw BenchmarkError("cannot write")
    }
  }

  func sync() throws { guard fdatasync(descriptor) == 0 else { throw BenchmarkError("cannot sync") } }
}
