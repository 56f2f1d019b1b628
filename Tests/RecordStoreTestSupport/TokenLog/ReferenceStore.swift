@testable import RecordStore

/// A small store with every kind of frame, to be damaged.
struct ReferenceStore {
  let content: [UInt8]
  let tokens: [Token]
  let state: TokenState
  /// Each frame: its kind and its range in the file.
  let frames: [(kind: FrameKind, range: Range<Int>)]

  /// Three appends: a commit; a commit with parts, a run and a root; two commits. `isSealed`: with the last seal.
  static func make(isSealed: Bool, bodyByteCount: Int = 40) throws -> ReferenceStore {
    let system = try TokenRun.fresh(seed: 77)
    let log = try TokenLog(system)
    var known = TokenState()
    var tokens: [Token] = []
    let body = (0..<bodyByteCount).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    _ = try log.writer.begin(timeoutMilliseconds: 0)
    for round in 0..<3 {
      let append = try log.writer.startAppend()
      var end: UInt64 = 0
      for index in 0..<(round == 2 ? 2 : 1) {
        let token = Token(value: UInt64(1_000 + 10 * round + index), id: known.nextID)
        let parts = round == 1 ? [body, [UInt8](repeating: 0, count: bodyByteCount)] : []
        end = try TokenLog.add(token, sequence: known.sequence + 1, body: body, parts: parts, to: append)
        known.add(token, sequence: known.sequence + 1)
        tokens.append(token)
      }
      let root = round == 1 ? try TokenLog.addRoot(known, replayFrom: end, runs: [body], to: append) : nil
      _ = try append.finish(newRoot: root)
    }
    log.writer.end()
    var content = system.content(of: TokenLog.path) ?? []
    if !isSealed { content.removeLast(FormatConstants.sealByteCount) }
    return ReferenceStore(content: content, tokens: tokens, state: known, frames: try frames(of: content))
  }

  private static func frames(of content: [UInt8]) throws -> [(kind: FrameKind, range: Range<Int>)] {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: TokenLog.path, content)
    let log = try TokenLog(system)
    var result: [(kind: FrameKind, range: Range<Int>)] = []
    var scan = LogScan(
      log.image, from: UInt64(FormatConstants.fileHeaderByteCount), to: UInt64(content.count), tip: 0, sequence: 0)
    try scan.run { event in
      if case .frame(let frame) = event { result.append((frame.kind, Int(frame.offset)..<Int(frame.end))) }
    }
    return result
  }

  /// The kind of frame that holds a byte; nil for the file header.
  func kind(at position: Int) -> FrameKind? {
    frames.first { $0.range.contains(position) }?.kind
  }

  /// How many commits end at or before a length.
  func commitCount(within length: Int) -> Int {
    frames.filter { $0.kind == .commit && $0.range.upperBound <= length }.count
  }
}
