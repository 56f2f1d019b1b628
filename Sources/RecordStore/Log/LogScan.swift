/// Walks the log frame by frame, over holes too.
///
/// A hole is derived when what follows shows that it held no commit and no part of one.
struct LogScan {
  let image: StoreImage
  /// The accepted end.
  let end: UInt64
  /// `holeTip` of the state: it tells whether a hole at the end held a commit.
  let tip: UInt64
  /// The sequence of the last commit that was walked over.
  private(set) var sequence: UInt64
  private(set) var frameCount = 0
  private(set) var commitCount = 0
  /// The last commit that was walked over; 0 none.
  private(set) var lastCommit: UInt64 = 0
  private(set) var derivedHoleCount = 0
  /// The walk ends behind the commit with this sequence.
  private var lastSequence = UInt64.max
  private var offset: UInt64
  /// The checksum that the next frame must name; nil after a hole and at a start in the middle.
  private var previousChecksum: UInt64?
  private var firstPart: UInt64 = 0
  private var partCount: UInt32 = 0
  private var partChecksum: UInt64 = 0

  /// `sequence` is that of the last commit before `offset`; 0 at the start of the log.
  init(_ image: StoreImage, from offset: UInt64, to end: UInt64, tip: UInt64, sequence: UInt64) {
    self.image = image
    self.offset = offset
    self.end = end
    self.tip = tip
    self.sequence = sequence
    previousChecksum = offset == UInt64(FormatConstants.fileHeaderByteCount) ? image.headerChecksum : nil
  }

  /// A walk to the end of a state's content. A closing seal is not looked at: a writer may take it away and put it
  /// back, and then the map shows a part of it, or nothing.
  init(_ image: StoreImage, from offset: UInt64, upTo state: LogState, sequence: UInt64) {
    self.init(image, from: offset, to: state.contentEnd, tip: state.holeTip, sequence: sequence)
  }

  /// Gives out each commit from an offset to the end of a state's content, or through the one with a sequence. Their
  /// parts are all there. Derived holes are passed over; any other damage is thrown with its offset. Returns the walk,
  /// with what it counted.
  @discardableResult
  static func commits(
    _ image: StoreImage, from offset: UInt64, upTo state: LogState, sequence: UInt64, through last: UInt64 = .max,
    _ body: (UInt64, CommitHeader) throws -> Void
  ) throws -> LogScan {
    var scan = LogScan(image, from: offset, upTo: state, sequence: sequence)
    scan.lastSequence = last
    guard offset <= scan.end else { throw image.damaged("the root", at: offset) }
    try scan.run { event in
      switch event {
      case .frame, .hole(_, isDerived: true): break
      case .commit(let frame, let header): try body(frame.offset, header)
      case .hole(let range, isDerived: false): throw image.damaged("the store", at: range.lowerBound)
      case .misfit(let frame): throw image.damaged("the store", at: frame.offset)
      }
    }
    return scan
  }

  /// Walks to the end.
  mutating func run(_ body: (LogEvent) throws -> Void) throws {
    while offset < end, sequence < lastSequence {
      if let frame = try image.frameIfValid(at: offset), frame.end <= end {
        try pass(frame, body)
      } else {
        try passHole(body)
      }
    }
  }

  private mutating func pass(_ frame: Frame, _ body: (LogEvent) throws -> Void) throws {
    frameCount += 1
    try body(.frame(frame))
    if let previousChecksum, previousChecksum != frame.previousChecksum { try body(.misfit(frame)) }
    switch frame.kind {
    case .part:
      if partCount == 0 { firstPart = frame.offset }
      partCount &+= 1
      partChecksum = frame.checksum
    case .commit: try passCommit(frame, body)
    case .run, .root, .seal: if partCount > 0 { try body(.misfit(frame)) }
    }
    previousChecksum = frame.checksum
    offset = frame.end
  }

  private mutating func passCommit(_ frame: Frame, _ body: (LogEvent) throws -> Void) throws {
    let parts = CommitParts(frame.payload)
    let fits = parts?.match(first: firstPart, count: partCount, lastChecksum: partChecksum) ?? false
    partCount = 0
    guard let header = try? CommitHeader.decode(frame.payload, frameOffset: frame.offset), fits,
      header.sequence == sequence &+ 1
    else {
      if let parts { sequence = parts.sequence }
      try body(.misfit(frame))
      return
    }
    sequence = header.sequence
    lastCommit = frame.offset
    commitCount += 1
    try body(.commit(frame, header))
  }

  /// Passes over bytes without a valid frame, with the next valid frame as the judge.
  private mutating func passHole(_ body: (LogEvent) throws -> Void) throws {
    let start = offset
    previousChecksum = nil
    if let header = try image.frameHeader(at: start), header.kind != .seal, UInt64(header.byteCount) <= end - start {
      offset = start + UInt64(header.byteCount)
      try report(start..<offset, isDerived: header.kind.isDerived, body)
      return
    }
    var next = start + UInt64(FormatConstants.alignment)
    while next < end {
      if try image.frameHeader(at: next) != nil, let frame = try image.frameIfValid(at: next), frame.end <= end {
        break
      }
      next += UInt64(FormatConstants.alignment)
    }
    offset = min(next, end)
    try report(start..<offset, isDerived: try holdsNoData(start), body)
  }

  /// Whether the frame behind a hole, or the end, shows that no commit and no part lay in it.
  private func holdsNoData(_ start: UInt64) throws -> Bool {
    guard offset < end, let frame = try image.frameIfValid(at: offset) else { return tip < start && partCount == 0 }
    guard frame.kind == .commit else { return frame.tip < start }
    guard let parts = CommitParts(frame.payload) else { return false }
    return parts.sequence == sequence &+ 1 && parts.matchCount(partCount)
  }

  private mutating func report(
    _ range: Range<UInt64>, isDerived: Bool, _ body: (LogEvent) throws -> Void
  ) throws {
    if isDerived { derivedHoleCount += 1 }
    try body(.hole(range, isDerived: isDerived))
  }
}
