/// The part of a delta that a view sees.
struct DeltaPrefix: Sendable {
  let delta: Delta
  let count: Int
  let blobCount: Int

  /// A piece takes over the one before it when that is less than so many times larger. Few pieces make reads fast,
  /// and an entry is still sorted only a few times.
  private static let pieceGrowth = 8

  @inline(__always)
  func newest(table: Int, number: Int64) -> EntryLog.Entry? {
    guard count > 0, let index = delta.records.newestIndex(table: table, number: number, within: count) else {
      return nil
    }
    return delta.records[index]
  }

  /// The changes of a table, sorted, in pieces from old to new. They are made when they are first asked for, from
  /// what earlier prefixes left.
  func pieces(table: Int) throws -> [DeltaPiece] {
    guard count > 0 else { return [] }
    let known = delta.pieces.withLock { $0.byTable[table] ?? [] }
    if let last = known.last, last.range.upperBound == count { return known.filter { !$0.isEmpty } }
    var kept = known.filter { $0.range.upperBound <= count }
    var start = kept.last?.range.upperBound ?? 0
    if start < count {
      while let last = kept.last, last.range.count < Self.pieceGrowth * (count - start) {
        start = last.range.lowerBound
        kept.removeLast()
      }
      kept.append(try DeltaPiece(delta.records, table: table, range: start..<count))
    }
    if count >= known.last?.range.upperBound ?? 0 {
      let result = kept
      delta.pieces.withLock { all in
        if (all.byTable[table]?.last?.range.upperBound ?? 0) < count { all.byTable[table] = result }
      }
    }
    return kept.filter { !$0.isEmpty }
  }
}
