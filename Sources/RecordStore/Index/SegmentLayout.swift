/// The layout of a segment: how its columns are found (format page, "Runs").
enum SegmentLayout {
  static let headByteCount = 8
  static let columnByteCount = 16
  /// More entries are taken for damage.
  static let entryLimit = 65_536

  static func prefixByteCount(columnCount: Int) -> Int { headByteCount + columnCount * columnByteCount }

  /// The column of a checked payload, or an error when it would reach outside.
  @inline(__always)
  static func column(
    _ payload: UnsafeRawBufferPointer, _ column: Int, count: Int, offset: UInt64
  ) throws -> ColumnView {
    let at = headByteCount &+ column &* columnByteCount
    guard let base = payload.baseAddress, at &+ columnByteCount <= payload.count else { throw damaged(offset) }
    let width = payload.load8(at: at)
    let start = Int(payload.load32(at: at &+ 4))
    switch width {
    case 0, ColumnView.consecutive: break
    case 1, 2, 4, 8:
      guard start <= payload.count, Int(width) &* count <= payload.count &- start else { throw damaged(offset) }
    default: throw damaged(offset)
    }
    return ColumnView(start: base + min(start, payload.count), width: width, base: payload.load64(at: at &+ 8))
  }

  /// Checks the head against what the directory or the descriptor says.
  @inline(__always)
  static func check(
    _ payload: UnsafeRawBufferPointer, content: RunContent, columnCount: Int, count: Int, offset: UInt64
  ) throws {
    guard payload.count >= headByteCount, payload.load8(at: 0) == content.rawValue,
      Int(payload.load16(at: 2)) == columnCount, Int(payload.load32(at: 4)) == count
    else { throw damaged(offset) }
  }

  static func damaged(_ offset: UInt64) -> StoreError { .damaged("a segment of an index", offset: offset) }
}
