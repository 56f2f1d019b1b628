/// Scans on all cores: each thread has ranges of numbers of its own, and what it makes of them is put together in the
/// order of the numbers. So results, and the first error, are those of one thread.
///
/// A transaction reads on one thread: what it has written is in memory that only that one knows.
extension QueryRunner {
  /// Gives out the matching rows of a range, by number, until `body` returns false.
  func forEachScanned(
    _ range: ClosedRange<Int64>, descending: Bool, _ body: (RowView) throws -> Bool
  ) throws {
    // Without a condition there is nothing to do but to give out.
    guard !query.condition.conjuncts.isEmpty, let shared = try sharedSource(range) else {
      _ = try forEachOnThisThread(range, descending: descending, body)
      return
    }
    var parts = try parts(of: range, descending: descending)
    if query.limit != nil {
      // The first records may be all that are wanted.
      guard try forEachOnThisThread(parts.removeFirst(), descending: descending, body) else { return }
    }
    let offsets = PartMaking<[UInt64]>(make: { _ in [] }, add: { $0.append($1.operationOffset) })
    try inParts(parts, descending: descending, shared, offsets) { offsets in
      for offset in offsets {
        let row = try RowView(image: source.image, table: query.table, operationOffset: offset)
        if try !body(row) { return false }
      }
      return true
    }
  }

  /// Makes one thing of all rows that an aggregate takes.
  ///
  /// - Parameter merge: adds what later rows made.
  func fold<Content>(
    _ making: PartMaking<Content>, merge: (inout Content, Content) throws -> Void
  ) throws -> Content {
    if query.isWhole { return try fold(wholePlan(), making, merge: merge) }
    var whole = try making.make(self)
    try forEachCounted { try making.add(&whole, $0) }
    return whole
  }

  /// Makes one thing of all matching rows, limit or not.
  func fold<Content>(
    _ plan: QueryPlan, _ making: PartMaking<Content>, merge: (inout Content, Content) throws -> Void
  ) throws -> Content {
    if case .scan(let range, _) = plan.access, let whole = try foldScan(range, making, merge: merge) { return whole }
    var whole = try making.make(self)
    try forEachUnordered(by: plan) { try making.add(&whole, $0) }
    return whole
  }

  /// Makes one thing of all matching rows of a range; nil where one thread is as good.
  func foldScan<Content>(
    _ range: ClosedRange<Int64>, _ making: PartMaking<Content>, merge: (inout Content, Content) throws -> Void
  ) throws -> Content? {
    guard let shared = try sharedSource(range) else { return nil }
    var whole: Content?
    try inParts(parts(of: range, descending: false), descending: false, shared, making) { part in
      guard var all = whole.take() else {
        whole = part
        return true
      }
      try merge(&all, part)
      whole = all
      return true
    }
    return whole
  }

  // MARK: Parts

  private func forEachOnThisThread(
    _ range: ClosedRange<Int64>, descending: Bool, _ body: (RowView) throws -> Bool
  ) throws -> Bool {
    let cursor = try rowCursor(range, descending: descending)
    while let row = try cursor.next() {
      if try test.matches(row, context), try !body(row) { return false }
    }
    return true
  }

  /// The records of a range, but for those that a sieve tells cannot match.
  private func rowCursor(_ range: ClosedRange<Int64>, descending: Bool) throws -> any RowCursor {
    guard query.scanning.usesSieve, let sieve = test.sieve else {
      return try source.primaryCursor(query.table, range: range, descending: descending)
    }
    let places = try source.placeCursor(query.table, range: range, descending: descending)
    return SievedRowCursor(
      image: source.image, table: query.table, places: places, descending: descending, sieve: sieve)
  }

  private var threadCount: Int { query.scanning.threadCount ?? OrderedWork<Void>.processorCount }

  /// The state for several threads; nil where one is as good.
  private func sharedSource(_ range: ClosedRange<Int64>) throws -> (any RowSource & Sendable)? {
    guard threadCount > 1, try source.liveCount(query.table) >= query.scanning.leastRecordCount else { return nil }
    if range != Int64.min...Int64.max,
      try source.recordCount(query.table, range: range) < query.scanning.leastRecordCount
    {
      return nil
    }
    return source.forked()
  }

  private func parts(of range: ClosedRange<Int64>, descending: Bool) throws -> [ClosedRange<Int64>] {
    let parts = try source.parts(of: range, query.table, recordCount: query.scanning.partRecordCount)
    return descending ? parts.reversed() : parts
  }

  /// - Parameter take: is given what was made of each part, in order, until it returns false.
  private func inParts<Content>(
    _ parts: [ClosedRange<Int64>], descending: Bool, _ shared: any RowSource & Sendable,
    _ making: PartMaking<Content>, take: (Content) throws -> Bool
  ) throws {
    let (query, backlinks) = (query, context.backlinks)
    try OrderedWork<ScanPart<Content>>.run(
      count: parts.count, threadCount: threadCount,
      makeWorker: {
        let runner = try QueryRunner(fork: shared.forked() ?? shared, query, backlinks)
        return { part in try runner.part(parts[part], descending: descending, making) }
      },
      take: { part in
        guard try take(part.content) else { return false }
        if let failure = part.failure { throw failure }
        return true
      })
  }

  private func part<Content>(
    _ range: ClosedRange<Int64>, descending: Bool, _ making: PartMaking<Content>
  ) throws -> ScanPart<Content> {
    var content = try making.make(self)
    do {
      _ = try forEachOnThisThread(range, descending: descending) { row in
        try making.add(&content, row)
        return true
      }
      making.end(&content)
      return ScanPart(content: content, failure: nil)
    } catch {
      making.end(&content)
      return ScanPart(content: content, failure: error)
    }
  }
}
