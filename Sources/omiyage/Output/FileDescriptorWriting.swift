import Glibc

/// The write(2) loop of the program's streams.
enum FileDescriptorWriting {
  /// Writes all bytes. Returns 0, or the errno of the call that failed.
  ///
  /// A non-blocking descriptor is waited for with poll(2): a shell may share one with us.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    guard let base = bytes.baseAddress else { return 0 }
    var done = 0
    while done < bytes.count {
      let count = write(descriptor, base + done, bytes.count - done)
      if count > 0 {
        done += count
        continue
      }
      let code = count == 0 ? EIO : errno
      if code == EINTR { continue }
      if code != EAGAIN { return code }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, -1) < 0, errno != EINTR { return errno }
    }
    return 0
  }
}
