/// How many entries lie between bounds: a few searches a run, whatever the count.
extension IndexView {
  /// The entries of a stretch of an index. Those of former versions that no merge has taken out yet count too.
  func entryCount(_ definition: IndexDefinition, bounds: IndexBounds) throws -> Int {
    let (lower, upper) = Self.ends(of: bounds)
    let sections = SecondaryCursor.sections(lower: lower, upper: upper, nilsFirst: false)
    var count = 0
    for source in try secondarySources(definition) {
      for section in sections {
        count += max(0, try source.run.lowerBound(section.high) - source.run.lowerBound(section.low))
      }
    }
    return count
  }

  /// The records of a table within a range of numbers. A record counts once for each run that has it.
  func recordCount(table: Int, range: ClosedRange<Int64>) throws -> Int {
    let lower = RowTarget(keys: [], number: KeyEncoding.pattern(ofSigned: range.lowerBound))
    let upper = KeyEncoding.pattern(ofSigned: range.upperBound)
    var count = 0
    for run in try primaryRuns(table: table) {
      let end = upper == .max ? run.entryCount : try run.lowerBound(RowTarget(keys: [], number: upper + 1))
      count += max(0, end - (try run.lowerBound(lower)))
    }
    return count
  }

  /// Parts of a range of numbers, rising, that have about so many records each, by the largest run.
  func parts(of range: ClosedRange<Int64>, table: Int, recordCount: Int) throws -> [ClosedRange<Int64>] {
    guard let run = try primaryRuns(table: table).max(by: { $0.entryCount < $1.entryCount }) else { return [range] }
    var parts: [ClosedRange<Int64>] = []
    var lower = range.lowerBound
    for position in stride(from: recordCount, to: run.entryCount, by: recordCount) {
      let segment = run.segmentIndex(ofPosition: position)
      let pattern = try run.segment(segment).columns[run.shape.numberColumn][position - run.starts[segment]]
      let number = KeyEncoding.signed(ofPattern: pattern)
      guard number > lower, number <= range.upperBound else { continue }
      parts.append(lower...number - 1)
      lower = number
    }
    return parts + [lower...range.upperBound]
  }

  /// The runs of the primary map, those in memory last.
  func primaryRuns(table: Int) throws -> [Run] {
    var runs: [Run] = []
    if let state = stateIndex(table: table, index: 0) {
      for descriptor in states[state].runs { runs.append(try descriptor.open(.primary, source)) }
    }
    for piece in try pieces(table: table) { if let run = piece.primary { runs.append(run) } }
    return runs
  }
}
