import Glibc

/// Standard output: buffered, and every write checked.
///
/// `print` ignores write errors, so it is not used anywhere. Call `flush` at the end: the last bytes can fail too.
final class StandardOutput {
  private static let capacity = 65_536

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The first failure. Output that has failed once stays failed, so that no gap can appear in it.
  private var failure: OutputError?

  init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
    buffer.reserveCapacity(StandardOutput.capacity + 4096)
  }

  func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    try drainWhenFull()
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    try drainWhenFull()
  }

  /// Large pieces, such as photos, are not copied.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if bytes.count < StandardOutput.capacity {
      buffer.append(contentsOf: bytes)
      try drainWhenFull()
    } else {
      try flush()
      try record(FileDescriptorWriting.writeAll(bytes, to: descriptor))
    }
  }

  func writeLine(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0A)
    try drainWhenFull()
  }

  /// Fails when nothing can ever be written: it is closed, or open for reading only. A command asks before it changes
  /// anything.
  func requireOpen() throws(OutputError) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags < 0 || flags & O_ACCMODE == O_RDONLY { try record(EBADF) }
  }

  /// Hands everything to the kernel.
  func flush() throws(OutputError) {
    if let failure { throw failure }
    if buffer.isEmpty { return }
    let descriptor = descriptor
    let code = buffer.withUnsafeBytes { FileDescriptorWriting.writeAll($0, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
    try record(code)
  }

  private func drainWhenFull() throws(OutputError) {
    if buffer.count >= StandardOutput.capacity { try flush() }
  }

  private func record(_ code: Int32) throws(OutputError) {
    if code == 0 { return }
    let failure = code == EPIPE ? OutputError.readerGone : OutputError.failed(code)
    self.failure = failure
    throw failure
  }
}
