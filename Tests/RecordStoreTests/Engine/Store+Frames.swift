import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

extension Store {
  /// Gives out the frames of the log in their order. Their bytes may be read within `body` only.
  func forEachFrame(_ body: (Frame) throws -> Void) throws {
    let (log, image) = try database.currentLog()
    var scan = LogScan(image, from: 64, to: log.acceptedEnd, tip: log.tip, sequence: 0)
    try scan.run { event in if case .frame(let frame) = event { try body(frame) } }
  }

  /// Flips a bit in every frame of a kind. Returns how many there are.
  func damageFrames(_ kind: FrameKind, in system: SimulatedFileSystem, at path: String) throws -> Int {
    var content = try #require(system.content(of: path))
    var count = 0
    try forEachFrame { frame in
      guard frame.kind == kind else { return }
      content[Int(frame.offset) + FormatConstants.headerByteCount + 9] ^= 0x10
      count += 1
    }
    system.setContent(of: path, content)
    return count
  }
}
