/// A run that was opened: its directory in memory, its segments where they are.
final class Run: Sendable {
  let shape: RunShape
  let entryCount: Int
  let nilCount: Int
  let lastKey: UInt64
  let lastNumber: UInt64
  let segments: [RunProgress.Segment]
  /// Position of each segment's first entry in the run.
  let starts: [Int]
  private let frames: any FramePayloads

  init(_ descriptor: RunDescriptor, shape: RunShape, frames: any FramePayloads) throws {
    let payload = try frames.payload(ofFrame: descriptor.directoryOffset)
    let directory = try RunDirectory.decode(
      payload, shape: shape, entryCount: descriptor.entryCount, offset: descriptor.directoryOffset)
    self.shape = shape
    self.frames = frames
    entryCount = directory.entryCount
    nilCount = directory.nilCount
    lastKey = directory.lastKey
    lastNumber = directory.lastNumber
    segments = directory.segments
    var starts: [Int] = []
    starts.reserveCapacity(segments.count)
    var start = 0
    for segment in segments {
      starts.append(start)
      start += segment.count
    }
    self.starts = starts
  }

  func segment(_ index: Int) throws -> SegmentView {
    let segment = segments[index]
    return try SegmentView(
      try frames.payload(ofFrame: segment.offset), shape: shape, count: segment.count, offset: segment.offset)
  }

  /// The segment that holds a position of the run.
  func segmentIndex(ofPosition position: Int) -> Int {
    Self.last(of: starts.count) { starts[$0] <= position }
  }

  /// The last index for which a monotone condition holds; 0 when it holds for none.
  @inline(__always)
  static func last(of count: Int, where holds: (Int) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = count
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if try holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Looking up

  /// The second column of the entry with a number, in a run of the primary map.
  @inline(__always)
  func primaryValue(number: UInt64) throws -> UInt64? {
    guard number <= lastNumber, number >= segments[0].firstNumber else { return nil }
    let index = Self.last(of: segments.count) { segments[$0].firstNumber <= number }
    let segment = segments[index]
    let payload = try frames.payload(ofFrame: segment.offset)
    try SegmentLayout.check(payload, content: .segment, columnCount: 2, count: segment.count, offset: segment.offset)
    let numbers = try SegmentLayout.column(payload, 0, count: segment.count, offset: segment.offset)
    let limit = index &+ 1 < segments.count ? segments[index &+ 1].firstNumber : lastNumber
    let position = numbers.evenLowerBound(number, count: segment.count, limit: limit)
    guard position < segment.count, numbers[position] == number else { return nil }
    return try SegmentLayout.column(payload, 1, count: segment.count, offset: segment.offset)[position]
  }

  /// The position of the first entry that does not come before the target; `entryCount` when all do.
  func lowerBound(_ target: RowTarget) throws -> Int {
    if shape.keyCount == 0 ? target.number > lastNumber : target.keys.first.map({ $0.pattern > lastKey }) ?? false {
      return entryCount
    }
    let index = try lastSegment(before: target)
    let view = try segment(index)
    var low = 0
    var length = view.count
    if shape.keyCount == 1, let key = target.keys.first?.pattern {
      // Patterns lead straight to the entries that share one.
      low = view.columns[0].lowerBound(key, count: view.count)
      length = (key == .max ? view.count : view.columns[0].lowerBound(key &+ 1, count: view.count)) - low
    }
    low += ColumnView.search(length) { [low] in target.isAfter(view, low &+ $0, shape) }
    return starts[index] + low
  }

  /// The last segment whose first entry comes before the target. The directory tells by the first key; only among
  /// segments that begin with the same key are the segments themselves asked.
  private func lastSegment(before target: RowTarget) throws -> Int {
    guard shape.keyCount > 0 else {
      return Self.last(of: segments.count) { segments[$0].firstNumber < target.number }
    }
    guard let key = target.keys.first?.pattern else { return target.isAfterSameKeys ? segments.count - 1 : 0 }
    return try Self.last(of: segments.count) { index in
      let first = segments[index].firstKey
      if first != key { return first < key }
      return target.isAfter(try segment(index), 0, shape)
    }
  }

  /// The position of the entry with exactly these keys and number.
  func position(of row: UnsafePointer<UInt64>) throws -> Int? {
    if row[0] > lastKey || row[0] < segments[0].firstKey { return nil }
    let target = RowTarget(row, shape: shape)
    let position = try lowerBound(target)
    guard position < entryCount else { return nil }
    let index = segmentIndex(ofPosition: position)
    let view = try segment(index)
    return target.isSame(view, position - starts[index], shape) ? position : nil
  }
}
