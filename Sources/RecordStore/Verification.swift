/// Checks every byte of a store, and every index against the commits.
struct Verification {
  let database: Database

  func run() throws -> VerificationReport {
    var report = VerificationReport(path: database.path)
    let view: View
    do {
      view = try database.snapshot()
    } catch let error as StoreError where error.code == .damaged {
      report.add(error)
      return report
    }
    try checkFrames(view, &report)
    guard report.isSound else { return report }
    do {
      try checkRecords(view, &report)
    } catch let error as StoreError where error.code == .damaged {
      report.add(error)
    }
    return report
  }

  private func checkFrames(_ view: View, _ report: inout VerificationReport) throws {
    let (log, image) = try database.currentLog()
    report.byteCount = Int(clamping: log.acceptedEnd)
    var scan = LogScan(
      image, from: UInt64(FormatConstants.fileHeaderByteCount), upTo: log, sequence: 0)
    var problems: [VerificationReport.Problem] = []
    try scan.run { event in
      switch event {
      case .frame, .commit: break
      case .hole(let range, let isDerived):
        problems.append(
          VerificationReport.Problem(
            offset: range.lowerBound,
            message: isDerived ? "an index is damaged; the commits it came from are whole" : "a commit is damaged",
            isDerived: isDerived))
      case .misfit(let frame):
        problems.append(
          VerificationReport.Problem(
            offset: frame.offset, message: "a frame does not follow the one before it", isDerived: false))
      }
    }
    report.problems += problems
    report.frameCount = scan.frameCount
    report.changeCount = scan.commitCount
  }

  /// Replays all commits and compares the result with what the indexes say.
  func checkRecords(_ view: View, _ report: inout VerificationReport) throws {
    let replayed = try database.replayedState()
    let truth = replayed.view(on: view.image)
    for table in view.schema.tables {
      var digests = [IndexDigest](repeating: IndexDigest(), count: table.indexes.count)
      var texts = try TextIndexVerification.all(of: table, in: view)
      let count = try compare(table, view, truth, &digests, &texts, &report)
      report.recordCount += count
      if count != view.liveCount(table) || count != truth.liveCount(table) {
        report.addDerived("the record count of \(table.name) is wrong")
      }
      for (index, digest) in zip(table.indexes, digests) { try check(index, of: table, view, digest, &report) }
      for index in texts { if let problem = try index.problem(in: view) { report.addDerived(problem) } }
    }
  }

  /// - Parameter digests: those of the table's indexes as its records give them.
  private func compare(
    _ table: TableSchema, _ view: View, _ truth: View, _ digests: inout [IndexDigest],
    _ texts: inout [TextIndexVerification], _ report: inout VerificationReport
  ) throws -> Int {
    let range = Int64.min...Int64.max
    let mine = try view.primaryCursor(table, range: range, descending: false)
    let theirs = try truth.primaryCursor(table, range: range, descending: false)
    var count = 0
    while let expected = try theirs.next() {
      count += 1
      guard let row = try mine.next(), row.number == expected.number,
        row.operationOffset == expected.operationOffset
      else {
        report.addDerived("the index of \(table.name) differs from the commits at record \(expected.number)")
        return count
      }
      for field in table.fields.indices { _ = try row.value(field) }
      try checkLinks(of: row, truth, &report)
      for (position, index) in table.indexes.enumerated() {
        try digests[position].add(
          IndexDefinition(schema: table, fields: index), number: row.number, operationOffset: row.operationOffset,
          of: truth.indexes.source)
      }
      for position in texts.indices { try texts[position].add(row, of: truth.indexes.source) }
    }
    if try mine.next() != nil { report.addDerived("the index of \(table.name) has records that no commit has") }
    return count
  }

  /// Every link must lead to a record that is there.
  private func checkLinks(of row: RowView, _ truth: View, _ report: inout VerificationReport) throws {
    for field in row.table.linkFields {
      guard let name = row.table.fields[field].target?.table, let target = truth.schema.table(named: name) else {
        continue
      }
      for number in try row.linkedNumbers(field) {
        if try truth.newestOperation(table: target.id, number: number).map({ !$0.isDeleted }) ?? false { continue }
        report.addBrokenLink(
          "\(row.table.name) \(row.number) links to \(name) \(number), which is not there", row.operationOffset)
      }
    }
  }

  private func check(
    _ index: IndexSchema, of table: TableSchema, _ view: View, _ expected: IndexDigest,
    _ report: inout VerificationReport
  ) throws {
    var digest = IndexDigest()
    let columnCount = IndexDefinition(schema: table, fields: index).shape.columnCount
    _ = try view.forEachEntry(table, index: index, bounds: .everything, begin: { digest = IndexDigest() }) { entry in
      digest.add(entry, columnCount: columnCount)
    }
    guard digest != expected else { return }
    let keys = index.keys.map { table.fields[$0].name }.joined(separator: ", ")
    report.addDerived(
      "the index of \(table.name) by \(keys) differs from the records: it has \(digest.count) entries, and they have "
        + "\(expected.count)")
  }
}
