/// Records every piece, in order. The first one is there from the start: a text may begin with a mark.
struct AllSegments: SegmentRecorder {
  static let isRecording = true
  private(set) var list = [TextSegment(source: 0, output: 0)]

  mutating func record(source: Int, output: Int) {
    list.append(TextSegment(source: source, output: output))
  }

  /// The pieces of a text that became a range, which is not empty.
  func source(of output: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    let first = index(containing: output.lowerBound)
    let last = index(containing: output.upperBound - 1)
    return list[first].source..<(last + 1 < list.count ? list[last + 1].source : bytes.count)
  }

  /// The last piece that begins at or before a place in the rewritten text.
  func index(containing output: Int) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].output <= output { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
