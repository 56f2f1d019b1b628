/// The bytes that are locked, far behind any content.
enum LockByte: UInt64, CaseIterable, Sendable {
  /// Held by the one writer from its first look at the file to the end of its transaction.
  case writer = 0x4000_0000_0000_0000
  /// Held from the append to the seal only; readers ask for it.
  case append = 0x4000_0000_0000_0001
  /// Held by a writer that is the next one, as long as it waits for the writer byte.
  case queue = 0x4000_0000_0000_0002
}
