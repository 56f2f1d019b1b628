import Glibc

/// A growing run of bytes that text is formatted into.
///
/// A class over plain memory: formatting appends a few bytes at a time, millions of times, and an array checks
/// on every append whether it is shared.
final class ByteBuffer: ByteSink {
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 12) {
    self.capacity = max(capacity, 64)
    storage = .allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { storage.deallocate() }

  /// The bytes so far, valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: storage, count: count) }

  /// A copy of the bytes as text. For text that is known to be UTF-8: messages and tests.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  func removeAll() { count = 0 }

  /// Drops the bytes behind the first `count`.
  func truncate(to count: Int) {
    precondition(count <= self.count)
    self.count = count
  }

  /// Room for `byteCount` more bytes; the caller fills some of it and calls `commit`.
  @inline(__always)
  func reserve(_ byteCount: Int) -> UnsafeMutableRawPointer {
    if capacity &- count < byteCount { grow(byteCount) }
    return storage + count
  }

  /// Counts `byteCount` bytes that were filled in behind a `reserve` of at least as many.
  @inline(__always)
  func commit(_ byteCount: Int) { count &+= byteCount }

  @inline(never)
  private func grow(_ byteCount: Int) {
    let wanted = max(capacity * 2, count + byteCount)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 16)
    larger.copyMemory(from: storage, byteCount: count)
    storage.deallocate()
    storage = larger
    capacity = wanted
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  @inline(__always)
  func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count).copyMemory(from: source, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Appends a text with every `sign` in it doubled.
  func append(_ text: UnsafeRawBufferPointer, doubling sign: UInt8) {
    var copied = 0
    for index in text.indices where text[index] == sign {
      append(UnsafeRawBufferPointer(rebasing: text[copied...index]))
      copied = index
    }
    append(UnsafeRawBufferPointer(rebasing: text[copied...]))
  }

  func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  func append(_ text: Substring) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) { append(bytes) }
}
