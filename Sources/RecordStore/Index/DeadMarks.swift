/// The positions of a run whose entries no longer stand for the newest version of their record.
struct DeadMarks {
  private let inline: [UInt64]
  private var lists: [List] = []

  private struct List {
    let positions: ColumnView
    let count: Int
  }

  init(_ descriptor: RunDescriptor, _ frames: any FramePayloads) throws {
    inline = descriptor.deadPositions
    for frame in descriptor.deadFrames {
      let payload = try frames.payload(ofFrame: frame.offset)
      try SegmentLayout.check(
        payload, content: .deadPositions, columnCount: 1, count: frame.count, offset: frame.offset)
      let column = try SegmentLayout.column(payload, 0, count: frame.count, offset: frame.offset)
      lists.append(List(positions: column, count: frame.count))
    }
  }

  var isEmpty: Bool { inline.isEmpty && lists.isEmpty }

  /// Sets the bits of the dead positions within a range; bit 0 stands for the range's start.
  ///
  /// - Returns: whether there was any.
  func mark(_ range: Range<Int>, in bits: inout ContiguousArray<UInt64>) -> Bool {
    let wordCount = (range.count + 63) / 64
    bits.removeAll(keepingCapacity: true)
    bits.append(contentsOf: repeatElement(0, count: wordCount))
    let start = UInt64(range.lowerBound)
    let end = UInt64(range.upperBound)
    var hasAny = false
    func set(_ position: UInt64) {
      // A list that is out of order after damage stays harmless.
      guard position >= start, position < end else { return }
      let bit = Int(position - start)
      bits[bit >> 6] |= 1 << UInt64(bit & 63)
      hasAny = true
    }
    for list in lists {
      var index = list.positions.lowerBound(start, count: list.count)
      while index < list.count, list.positions[index] < end {
        set(list.positions[index])
        index += 1
      }
    }
    var index = Self.lowerBound(inline, start)
    while index < inline.count, inline[index] < end {
      set(inline[index])
      index += 1
    }
    return hasAny
  }

  func contains(_ position: Int) -> Bool {
    let position = UInt64(position)
    let index = Self.lowerBound(inline, position)
    if index < inline.count, inline[index] == position { return true }
    for list in lists {
      let index = list.positions.lowerBound(position, count: list.count)
      if index < list.count, list.positions[index] == position { return true }
    }
    return false
  }

  /// All positions of the frames, ascending.
  func framePositions() -> [UInt64] {
    var all: [UInt64] = []
    for list in lists { for index in 0..<list.count { all.append(list.positions[index]) } }
    all.sort()
    return all
  }

  private static func lowerBound(_ list: [UInt64], _ value: UInt64) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
