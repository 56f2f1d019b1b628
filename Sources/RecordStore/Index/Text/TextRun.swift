/// A run of a text index, read where it lies: nothing is decoded before it is asked for.
struct TextRun {
  let directory: TextDirectory
  private let frames: any FramePayloads

  init(_ descriptor: RunDescriptor, _ frames: any FramePayloads) throws {
    directory = try TextDirectory(descriptor, frames)
    self.frames = frames
  }

  var documentCount: Int { directory.documentCount }

  // MARK: Documents

  /// Gives out segments of documents: the position of the first one, and their numbers as patterns.
  ///
  /// - Parameter last: the last position that is wanted.
  func forEachDocumentSegment(upTo last: Int = .max, _ body: (Int, ColumnView, Int) throws -> Void) throws {
    var start = 0
    for index in 0..<directory.documentSegmentCount {
      let segment = try directory.segment(index)
      try body(start, try documents(segment), segment.count)
      start += segment.count
      if start > last { return }
    }
    guard start == documentCount else { throw SegmentLayout.damaged(try directory.segment(0).offset) }
  }

  private func documents(_ segment: RunProgress.Segment) throws -> ColumnView {
    let payload = try frames.payload(ofFrame: segment.offset)
    try SegmentLayout.check(
      payload, content: .segment, columnCount: 1, count: segment.count, offset: segment.offset)
    return try SegmentLayout.column(payload, 0, count: segment.count, offset: segment.offset)
  }

  /// The position of a document; nil when the run does not have it.
  func position(ofNumber pattern: UInt64) throws -> Int? {
    let index = try Run.last(of: directory.documentSegmentCount) { try directory.segment($0).firstNumber <= pattern }
    let segment = try directory.segment(index)
    guard segment.firstNumber <= pattern else { return nil }
    let numbers = try documents(segment)
    let place = numbers.lowerBound(pattern, count: segment.count)
    guard place < segment.count, numbers[place] == pattern else { return nil }
    return try (0..<index).reduce(place) { try $0 + directory.segment($1).count }
  }

  // MARK: Lists

  func segment(_ index: Int) throws -> TextSegmentView {
    let segment = try directory.segment(index)
    return try TextSegmentView(
      try frames.payload(ofFrame: segment.offset), listCount: segment.count, offset: segment.offset)
  }

  /// Gives out the lists of a gram in their order until `body` returns false.
  func forEachList(of gram: UInt64, _ body: (TextSegmentView, TextSegmentView.List, Int) throws -> Bool) throws {
    var index = directory.firstSegment(of: gram)
    while index < directory.segmentCount {
      let segment = try segment(index)
      var walk = try segment.walk(from: gram)
      while let list = try walk.next() {
        if list.gram > gram { return }
        if list.gram == gram, try !body(segment, list, index) { return }
      }
      index += 1
      if index < directory.segmentCount, directory.firstGram(index) > gram { return }
    }
  }

  /// How many documents have a gram, those that are dead included. Of a gram that fills several segments it is what the
  /// first one says of all.
  func estimatedCount(of gram: UInt64) throws -> Int {
    var count = 0
    var first: Int?
    var last = 0
    try forEachList(of: gram) { _, list, segment in
      first = first ?? segment
      last = segment
      // The second one begins with the gram: it is full, or the last.
      if let first, segment > first + 1 { return false }
      count += list.count
      return true
    }
    guard let first, last > first + 1 else { return count }
    var end = last
    while end < directory.segmentCount, directory.firstGram(end) == gram { end += 1 }
    return min(count / 2 * (end - first), documentCount)
  }

  /// Appends the positions of the documents that have a gram, rising.
  func positions(of gram: UInt64, to positions: inout PositionBuffer) throws {
    try forEachList(of: gram) { segment, list, _ in
      try segment.decode(list, limit: documentCount, to: &positions)
      return true
    }
  }
}
