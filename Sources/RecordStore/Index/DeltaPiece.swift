import Synchronization

/// The operations of one table in a range of a delta, sorted into small runs in memory.
final class DeltaPiece: Sendable {
  /// Indexes of the entries it was made from, those of other tables included.
  let range: Range<Int>
  /// The newest operation of each record in the range; nil when there is none.
  let primary: Run?
  let changed: ChangedNumbers
  private let entries: [EntryLog.Entry]
  private let secondary = Mutex<[Int: Run?]>([:])

  var isEmpty: Bool { entries.isEmpty }

  init(_ log: EntryLog, table: Int, range: Range<Int>) throws {
    self.range = range
    let newest = Self.newest(log, table: table, range: range)
    entries = newest
    changed = ChangedNumbers(newest)
    primary = try Self.makeRun(.primary, rowCount: newest.count) { builder in
      try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { row in
        guard let base = row.baseAddress else { return }
        for entry in newest {
          base[0] = KeyEncoding.pattern(ofSigned: entry.number)
          base[1] = entry.place
          try builder.append(UnsafePointer(base))
        }
      }
    }
  }

  /// The newest entry of each record, by number.
  private static func newest(_ log: EntryLog, table: Int, range: Range<Int>) -> [EntryLog.Entry] {
    var found: [EntryLog.Entry] = []
    var isAscending = true
    for index in range {
      let entry = log[index]
      guard Int(entry.table) == table else { continue }
      if let last = found.last, last.number >= entry.number { isAscending = false }
      found.append(entry)
    }
    if isAscending { return found }
    // The later operation has the higher offset.
    found.sort { $0.number != $1.number ? $0.number < $1.number : $0.place < $1.place }
    var kept = 0
    for index in found.indices {
      if index + 1 < found.count, found[index + 1].number == found[index].number { continue }
      found[kept] = found[index]
      kept += 1
    }
    found.removeLast(found.count - kept)
    return found
  }

  /// The rows that the live records of this piece have in an index.
  func run(_ definition: IndexDefinition, source: any IndexSource) throws -> Run? {
    if let run = secondary.withLock({ $0[definition.index] }) { return run }
    let run = try Self.run(definition, entries, source: source)
    secondary.withLock { $0[definition.index] = .some(run) }
    return run
  }

  /// The rows of live records, sorted.
  static func run(
    _ definition: IndexDefinition, _ entries: [EntryLog.Entry], source: any IndexSource
  ) throws -> Run? {
    guard !entries.isEmpty else { return nil }
    let shape = definition.shape
    let sorter = RowSorter(shape: shape, limits: RunLimits())
    for entry in entries where !entry.isDeleted {
      try sorter.append(
        definition, number: entry.number, operationOffset: entry.operationOffset, of: source)
    }
    return try makeRun(shape, rowCount: sorter.rowCount) { builder in try sorter.finish(into: builder) }
  }

  private static func makeRun(_ shape: RunShape, rowCount: Int, _ body: (RunBuilder) throws -> Void) throws -> Run? {
    let frames = MemoryFrames()
    var limits = RunLimits()
    limits.segmentEntryCount = max(1, min(rowCount, 1_024))
    let builder = RunBuilder(sink: frames, shape: shape, limits: limits)
    try body(builder)
    return try builder.finish(level: 0).map { try Run($0, shape: shape, frames: frames) }
  }
}
