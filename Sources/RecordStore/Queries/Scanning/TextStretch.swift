/// Texts that stand close together in the file, in the order in which they stand there. They are searched as one text;
/// what lies between them is searched with them, and what is found there is passed over.
struct TextStretch: ~Copyable {
  /// Bytes between two texts that are searched rather than left out. Below the size of a page: so every page of a
  /// stretch holds bytes of a checked frame, and is safe to touch.
  private static let gapLimit = 512

  private struct Entry {
    let texts: Range<Int>
    /// Of the record in its batch.
    let index: Int
  }

  private let entries: UnsafeMutableBufferPointer<Entry>
  private var count = 0

  init(capacity: Int) { entries = .allocate(capacity: capacity) }

  deinit { entries.deallocate() }

  /// Whether texts can be added: they stand soon behind the last ones.
  @inline(__always)
  func reaches(_ texts: Range<Int>) -> Bool {
    guard count > 0 else { return true }
    let gap = texts.lowerBound &- entries[count &- 1].texts.upperBound
    return gap >= 0 && gap <= Self.gapLimit && count < entries.count
  }

  @inline(__always)
  mutating func add(_ texts: Range<Int>, index: Int) {
    entries[count] = Entry(texts: texts, index: index)
    count &+= 1
  }

  /// Marks the records with a candidate of one of the filters, and empties the stretch.
  mutating func search(
    _ file: UnsafeRawBufferPointer, _ filters: [TextPrefilter], _ marks: UnsafeMutableBufferPointer<Bool>
  ) {
    guard count > 0 else { return }
    let bytes = file.slice(entries[0].texts.lowerBound..<entries[count - 1].texts.upperBound)
    for filter in filters { search(bytes, filter, marks) }
    count = 0
  }

  private func search(
    _ bytes: UnsafeRawBufferPointer, _ filter: TextPrefilter, _ marks: UnsafeMutableBufferPointer<Bool>
  ) {
    let start = entries[0].texts.lowerBound
    var next = 0
    var entry = 0
    while let place = filter.firstCandidate(in: bytes, from: next) {
      while entry + 1 < count, entries[entry + 1].texts.lowerBound - start <= place { entry += 1 }
      let end = entries[entry].texts.upperBound - start
      if place < end {
        marks[entries[entry].index] = true
        next = end
      } else {
        // Between two texts; the last candidate is within the last text.
        next = entries[entry + 1].texts.lowerBound - start
      }
    }
  }
}
