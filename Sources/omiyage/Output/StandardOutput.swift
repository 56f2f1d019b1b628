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
  private var paging = Paging.none

  /// Whether a pager shows the output.
  private enum Paging {
    case none
    /// It is started when there is more than a screen.
    case waiting(Pager, RowCount)
    case running(Pager)
  }

  init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
    buffer.reserveCapacity(StandardOutput.capacity + 4096)
  }

  func write(_ text: String) throws(OutputError) {
    let start = buffer.count
    buffer.append(contentsOf: text.utf8)
    try drainWhenFull(addedFrom: start)
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    let start = buffer.count
    buffer.append(contentsOf: bytes)
    try drainWhenFull(addedFrom: start)
  }

  /// Large pieces, such as photos, are not copied.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if bytes.count < StandardOutput.capacity || isWaiting {
      let start = buffer.count
      buffer.append(contentsOf: bytes)
      try drainWhenFull(addedFrom: start)
    } else {
      try flush()
      try record(hand(bytes))
    }
  }

  func writeLine(_ text: String) throws(OutputError) {
    let start = buffer.count
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0A)
    try drainWhenFull(addedFrom: start)
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
    let code = buffer.withUnsafeBytes { hand($0) }
    buffer.removeAll(keepingCapacity: true)
    try record(code)
  }

  private func drainWhenFull(addedFrom start: Int) throws(OutputError) {
    if case .waiting(let pager, var rows) = paging {
      rows.add(buffer[start...])
      guard rows.isAboveScreen else { return paging = .waiting(pager, rows) }
      paging = pager.start() ? .running(pager) : .none
      try flush()
    } else if buffer.count >= StandardOutput.capacity {
      try flush()
    }
  }

  /// Gives bytes to the kernel or to the pager. Returns 0 or the errno.
  private func hand(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard case .running(let pager) = paging else { return FileDescriptorWriting.writeAll(bytes, to: descriptor) }
    let code = pager.write(bytes)
    if code != EPIPE { return code }
    paging = .none
    // The user has left it, unless it never began.
    guard let unseen = pager.finish() else { return EPIPE }
    return unseen.withUnsafeBytes { FileDescriptorWriting.writeAll($0, to: descriptor) }
  }

  // MARK: Paging

  private var isWaiting: Bool {
    if case .waiting = paging { return true }
    return false
  }

  /// Whether the user is in a pager.
  var isInPager: Bool {
    if case .running = paging { return true }
    return false
  }

  /// Lets a pager show what follows when it has more rows than the screen.
  func page(_ pager: Pager, _ rows: RowCount) { paging = .waiting(pager, rows) }

  /// Ends the output: nothing is buffered any more, and the user has left the pager.
  func finish() throws(OutputError) {
    do throws(OutputError) {
      try flush()
    } catch {
      leavePager()
      throw error
    }
    leavePager()
    if let failure { throw failure }
  }

  /// Waits until the user has left the pager, if there is one.
  func leavePager() {
    guard case .running(let pager) = paging else { return paging = .none }
    paging = .none
    guard let unseen = pager.finish() else { return }
    let code = unseen.withUnsafeBytes { FileDescriptorWriting.writeAll($0, to: descriptor) }
    if code != 0 { failure = code == EPIPE ? .readerGone : .failed(code) }
  }

  // MARK: Failure

  private func record(_ code: Int32) throws(OutputError) {
    if code == 0 { return }
    let failure = code == EPIPE ? OutputError.readerGone : OutputError.failed(code)
    self.failure = failure
    throw failure
  }
}
