import Glibc

/// A stretch of address space that starts as zeros and takes memory only where it is written.
///
/// Its address never changes, so content can grow while readers look at it. It is what a mapped file is to a store
/// without a file.
final class ReservedMemory: Sendable {
  static let standardByteCount = 64 << 30

  // The users keep writers and readers apart: bytes that were handed to a reader are not written again.
  nonisolated(unsafe) let base: UnsafeMutableRawPointer
  let byteCount: Int

  /// Takes as much as the limits of the process allow, 64 MiB at least.
  init(upTo wanted: Int = standardByteCount) throws(StoreError) {
    var size = wanted
    while true {
      let address = mmap(
        nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      if let address, address != MAP_FAILED {
        base = address
        byteCount = size
        return
      }
      let number = errno
      size /= 4
      if size < 64 << 20 { throw systemError("mmap", path: nil, errno: number) }
    }
  }

  deinit { munmap(base, byteCount) }

  /// Copies bytes in. The caller has compared the end with `byteCount`.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    precondition(offset >= 0 && bytes.count <= byteCount - offset)
    if let source = bytes.baseAddress { memcpy(base + offset, source, bytes.count) }
  }

  /// Makes a range zero again and gives the memory of whole pages back.
  func clear(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount)
    let page = PosixMapping.pageByteCount
    let firstPage = (range.lowerBound + page - 1) / page * page
    let pagesEnd = (range.upperBound + page - 1) / page * page
    memset(base + range.lowerBound, 0, min(firstPage, range.upperBound) - range.lowerBound)
    // Nothing lies behind the range but zeros, so its last page may go whole.
    if firstPage < pagesEnd { madvise(base + firstPage, min(pagesEnd, byteCount) - firstPage, MADV_DONTNEED) }
  }

  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount)
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
