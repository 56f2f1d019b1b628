/// Reading an index as columns, without a look at any record.
extension IndexView {
  /// Gives out the live entries between two bounds, in any order, in batches.
  ///
  /// - Returns: false, with nothing given out, when the whole keys would be needed.
  func forEachBatch(
    _ definition: IndexDefinition, lower: IndexBound? = nil, upper: IndexBound? = nil,
    _ body: (EntryBatch) throws -> Void
  ) throws -> Bool {
    for bound in [lower, upper] where bound?.keys.contains(where: { $0.keyClass == 1 }) ?? false { return false }
    let sources = try secondarySources(definition)
    for section in SecondaryCursor.sections(lower: lower, upper: upper, nilsFirst: false) {
      for source in sources {
        let low = try source.run.lowerBound(section.low)
        let high = try source.run.lowerBound(section.high)
        if low < high { try source.run.forEachBatch(low..<high, dead: source.dead, hidden: source.hidden, body) }
      }
    }
    return true
  }

  func forEachBatch(
    _ definition: IndexDefinition, bounds: IndexBounds, _ body: (EntryBatch) throws -> Void
  ) throws -> Bool {
    let (lower, upper) = Self.ends(of: bounds)
    return try forEachBatch(definition, lower: lower, upper: upper, body)
  }

  /// The same entry by entry: the columns of a run.
  func forEachEntry(
    _ definition: IndexDefinition, lower: IndexBound? = nil, upper: IndexBound? = nil,
    _ body: (UnsafePointer<UInt64>) throws -> Void
  ) throws -> Bool {
    try forEachBatch(definition, lower: lower, upper: upper) { try $0.forEach(body) }
  }
}

extension Run {
  /// Gives out the entries of a stretch that are not dead or hidden, in batches.
  func forEachBatch(
    _ stretch: Range<Int>, dead: DeadMarks?, hidden: HiddenNumbers, _ body: (EntryBatch) throws -> Void
  ) throws {
    let dead = dead.flatMap { $0.isEmpty ? nil : $0 }
    var bits: ContiguousArray<UInt64> = []
    var index = segmentIndex(ofPosition: stretch.lowerBound)
    try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: shape.columnCount * EntryBatch.limit) { buffer in
      guard let rows = buffer.baseAddress else { return }
      while index < segments.count, starts[index] < stretch.upperBound {
        let columns = try segment(index).columns
        let whole = starts[index]..<starts[index] + segments[index].count
        let hasDead = dead?.mark(whole, in: &bits) ?? false
        let part = stretch.clamped(to: whole)
        var start = part.lowerBound - whole.lowerBound
        let end = part.upperBound - whole.lowerBound
        while start < end {
          let place = start..<min(start + EntryBatch.limit, end)
          start = place.upperBound
          guard hasDead || !hidden.isEmpty else {
            try body(EntryBatch(columns, place, room: rows))
            continue
          }
          EntryBatch.unpack(columns, place, to: rows)
          let count = keepLive(rows, place, hasDead ? bits : [], hidden)
          if count > 0 { try body(EntryBatch(columns, rows: rows, count: count)) }
        }
        index += 1
      }
    }
  }

  /// Moves the entries of a batch that are not dead or hidden to its start.
  ///
  /// - Returns: how many there are.
  private func keepLive(
    _ rows: UnsafeMutablePointer<UInt64>, _ batch: Range<Int>, _ deadBits: ContiguousArray<UInt64>,
    _ hidden: HiddenNumbers
  ) -> Int {
    let columnCount = shape.columnCount
    var kept = 0
    for position in batch {
      let entry = rows + columnCount * (position - batch.lowerBound)
      if !deadBits.isEmpty, deadBits[position >> 6] & (1 << UInt64(position & 63)) != 0 { continue }
      if !hidden.isEmpty, hidden.contains(entry[shape.numberColumn]) { continue }
      let target = rows + columnCount * kept
      if target != entry { target.update(from: entry, count: columnCount) }
      kept += 1
    }
    return kept
  }
}
