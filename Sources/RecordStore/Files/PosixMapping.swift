import CSystem
import Glibc
import Synchronization

/// A map of a file of the machine.
///
/// One byte per 64 KiB says how many of its pages, counted from its start, were populated; so a range that was
/// populated before costs a load, also at the end of a file that grows.
final class PosixMapping: FileMapping {
  static let chunkByteCount = 64 * 1_024
  static let pageByteCount = Int(sysconf(Int32(_SC_PAGESIZE)))

  // The mapped memory is only read, and lives as long as the object.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  // Each element is atomic.
  private nonisolated(unsafe) let populated: UnsafeMutablePointer<Atomic<UInt8>>
  private let chunkCount: Int
  private let file: PosixFile
  /// Whether the kernel knows MADV_POPULATE_READ (Linux 5.14, madvise(2)); older ones are probed page by page.
  private let canPopulate: Atomic<Bool>

  init(file: PosixFile, descriptor: Int32, byteCount: Int, canPopulate: Bool = true) throws(StoreError) {
    precondition(byteCount > 0)
    self.file = file
    self.canPopulate = Atomic(canPopulate)
    chunkCount = (byteCount - 1) / Self.chunkByteCount + 1
    guard let base = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor, 0), base != MAP_FAILED else {
      throw systemError("mmap", path: file.path, errno: errno)
    }
    bytes = UnsafeRawBufferPointer(start: base, count: byteCount)
    // Fresh anonymous memory is zero and costs nothing until it is touched; a zero byte is a valid Atomic<UInt8>.
    let marks = mmap(nil, chunkCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let marks, marks != MAP_FAILED else {
      let number = errno
      munmap(base, byteCount)
      throw systemError("mmap", path: file.path, errno: number)
    }
    populated = marks.bindMemory(to: Atomic<UInt8>.self, capacity: chunkCount)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    munmap(populated, chunkCount)
  }

  @inline(__always)
  func populate(_ range: Range<Int>) throws(StoreError) {
    guard !range.isEmpty else { return }
    let last = (range.upperBound - 1) / Self.chunkByteCount
    var chunk = range.lowerBound / Self.chunkByteCount
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      throw StoreError.truncated(path: file.path, offset: UInt64(bytes.count))
    }
    while chunk <= last {
      if populated[chunk].load(ordering: .relaxed) < pagesNeeded(chunk, range.upperBound) {
        try populateMissing(chunk, last, range.upperBound)
        return
      }
      chunk &+= 1
    }
  }

  /// How many pages of a chunk a range that ends at `end` and reaches the chunk needs.
  @inline(__always)
  private func pagesNeeded(_ chunk: Int, _ end: Int) -> UInt8 {
    let byteCount = min(end &- chunk &* Self.chunkByteCount, Self.chunkByteCount)
    return UInt8(truncatingIfNeeded: (byteCount &+ Self.pageByteCount &- 1) / Self.pageByteCount)
  }

  /// Populates the chunks from the first to the last, a run of missing ones with one call.
  private func populateMissing(_ first: Int, _ last: Int, _ end: Int) throws(StoreError) {
    var chunk = first
    while chunk <= last {
      var runEnd = chunk
      while runEnd <= last, populated[runEnd].load(ordering: .relaxed) < pagesNeeded(runEnd, end) { runEnd += 1 }
      if runEnd == chunk {
        chunk += 1
        continue
      }
      let start = chunk * Self.chunkByteCount
      try load(start..<min(runEnd * Self.chunkByteCount, end))
      for index in chunk..<runEnd {
        populated[index].store(pagesNeeded(index, end), ordering: .relaxed)
      }
      chunk = runEnd
    }
  }

  /// Brings pages in, or says why that fails.
  private func load(_ range: Range<Int>) throws(StoreError) {
    if canPopulate.load(ordering: .relaxed) {
      var number: Int32
      repeat {
        let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.advanced(by: range.lowerBound)
        number = madvise(start, range.count, csystem_madv_populate_read) == 0 ? 0 : errno
      } while number == EINTR || number == EAGAIN
      switch number {
      case 0: break
      case EFAULT, EHWPOISON: try throwUnreadable(range, number == EHWPOISON ? EHWPOISON : EIO)
      case EINVAL:
        canPopulate.store(false, ordering: .relaxed)
        try probe(range)
      default: throw systemError("madvise", path: file.path, errno: number)
      }
    } else {
      try probe(range)
    }
    // The last page reads as zeros behind the end of the file, without any signal (mmap(2)).
    try checkSize(covers: range)
  }

  private func checkSize(covers range: Range<Int>) throws(StoreError) {
    guard let size = try file.sizeIfOpen() else { return }
    if size < UInt64(range.upperBound) { throw StoreError.truncated(path: file.path, offset: size) }
  }

  private func throwUnreadable(_ range: Range<Int>, _ number: Int32) throws(StoreError) {
    try checkSize(covers: range)
    var failure = systemError("read", path: file.path, errno: number)
    failure.offset = UInt64(range.lowerBound)
    throw failure
  }

  /// Reads a byte of each page, which brings the page into the cache of the kernel or gives an error.
  private func probe(_ range: Range<Int>) throws(StoreError) {
    var byte: UInt8 = 0
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: Self.pageByteCount) {
      var count = 0
      var failure: StoreError?
      withUnsafeMutableBytes(of: &byte) {
        do throws(StoreError) { count = try file.read($0, at: UInt64(offset)) } catch { failure = error }
      }
      if let failure { throw failure }
      if count == 0 { throw StoreError.truncated(path: file.path, offset: UInt64(offset)) }
    }
  }

  func discard(_ range: Range<Int>) {
    let first = (range.lowerBound + Self.chunkByteCount - 1) / Self.chunkByteCount
    let end = range.upperBound / Self.chunkByteCount
    guard first < end, end <= chunkCount, let base = bytes.baseAddress else { return }
    for chunk in first..<end { populated[chunk].store(0, ordering: .relaxed) }
    let start = UnsafeMutableRawPointer(mutating: base) + first * Self.chunkByteCount
    madvise(start, (end - first) * Self.chunkByteCount, MADV_DONTNEED)
  }
}

extension PosixFile {
  /// Bytes; nil once closed.
  func sizeIfOpen() throws(StoreError) -> UInt64? {
    do throws(StoreError) {
      return try size()
    } catch {
      if error.code == .closed { return nil }
      throw error
    }
  }
}
