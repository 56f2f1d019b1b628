/// Standard error: for people. It never makes a command fail.
struct StandardError: Sendable {
  let descriptor: Int32

  init(descriptor: Int32 = 2) {
    self.descriptor = descriptor
  }

  /// Writes one line of text that may hold names and values: nothing in it reaches the terminal as a control.
  func line(_ text: String) {
    raw(Sanitizer.visible(text) + "\n")
  }

  /// Writes text that is already safe, such as help or progress.
  func raw(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { FileDescriptorWriting.writeAll($0, to: descriptor) }
  }
}
