/// The flush of one table: one pass over its operations, in their order, so that the file is read from front to back.
final class TableFlush {
  private let view: IndexView
  private let table: Int
  private let limits: RunLimits
  private let primary: RowSorter
  private var indexes: [IndexFlush] = []
  private var textIndexes: [TextFlush] = []
  private let hasOlderRuns: Bool
  private let finder: PrimaryFinder
  /// Of each layer the operations that a later one of it replaces, as bits.
  private let superseded: [[UInt64]]
  private var takenCount = 0

  /// A pass tells after so many operations how far it has come.
  private static let passedCount = 64

  init(view: IndexView, table: Int, superseded: [[UInt64]], limits: RunLimits) throws {
    self.view = view
    self.table = table
    self.superseded = superseded
    self.limits = limits
    primary = RowSorter(shape: .primary, limits: limits)
    finder = try PrimaryFinder(view, table: table)
    hasOlderRuns = view.stateIndex(table: table, index: 0).map { !view.states[$0].runs.isEmpty } ?? false
  }

  /// - Parameter sink: for runs of text indexes, which are written as memory is used up.
  func collect(into sink: any FrameSink) throws {
    for definition in view.source.definitions where definition.table == table {
      indexes.append(try IndexFlush(definition, view: view, hasOlderRuns: hasOlderRuns, limits: limits))
    }
    for definition in view.source.textDefinitions where definition.table == table {
      let isNew = view.stateIndex(table: table, index: definition.index) == nil && hasOlderRuns
      textIndexes.append(try TextFlush(definition, view: view, isNew: isNew, into: sink, limits: limits))
    }
    for (layer, prefix) in view.layers.enumerated() {
      for index in 0..<prefix.count {
        let entry = prefix.delta.records[index]
        guard Int(entry.table) == table, isNewest(entry, index, layer) else { continue }
        try take(entry)
      }
    }
  }

  /// Whether no later operation of the record is in any layer.
  private func isNewest(_ entry: EntryLog.Entry, _ index: Int, _ layer: Int) -> Bool {
    if superseded[layer][index &>> 6] & (1 &<< UInt64(index & 63)) != 0 { return false }
    for later in layer + 1..<view.layers.count
    where view.layers[later].newest(table: table, number: entry.number) != nil { return false }
    return true
  }

  private func take(_ entry: EntryLog.Entry) throws {
    try primary.append { row in
      row[0] = KeyEncoding.pattern(ofSigned: entry.number)
      row[1] = entry.place
    }
    guard !indexes.isEmpty || !textIndexes.isEmpty else { return }
    var old: UInt64?
    if hasOlderRuns, let found = try finder.findInRuns(entry.number), !found.isDeleted {
      old = found.offset
    }
    for index in indexes where !index.isNew { try index.take(entry, old: old) }
    for index in textIndexes where !index.isNew { try index.take(entry, old: old) }
    takenCount &+= 1
    if takenCount % Self.passedCount == 0 { didPass(entry.operationOffset) }
  }

  private func didPass(_ operationOffset: UInt64) {
    view.source.didPass(operationOffset: operationOffset)
    finder.forget()
    for index in indexes { index.forgetSegments() }
  }

  func write(_ states: inout [IndexState], into sink: any FrameSink) throws {
    if primary.rowCount > 0 {
      try Flush.addRun(
        primary, table: table, index: 0, shape: .primary, view, &states, into: sink, limits: limits)
    }
    for index in indexes {
      let id = index.definition.index
      if index.isNew {
        try build(index.definition, &states, into: sink)
        continue
      }
      if let state = states.firstIndex(where: { $0.table == table && $0.index == id }) {
        let writer = DeadMarkWriter(source: view.source, sink: sink, limits: limits)
        try index.writeDead(&states[state], writer)
      }
      try Flush.addRun(
        index.sorter, table: table, index: id, shape: index.shape, view, &states, into: sink, limits: limits)
    }
    for index in textIndexes {
      if index.isNew {
        try forEachRecord { try index.add(number: $0, operationOffset: $1) }
      }
      try index.write(&states)
    }
  }

  /// Gives out the number and the operation of each live record.
  private func forEachRecord(_ body: (Int64, UInt64) throws -> Void) throws {
    let cursor = try view.primaryCursor(table: table, range: Int64.min...Int64.max)
    while let place = try cursor.next() {
      try body(place.number, place.offset)
      view.source.didPass(operationOffset: place.offset)
    }
  }

  /// Builds an index from all records: a run for each part of the table that a sorter holds, merged as any other, so
  /// that the memory does not grow with the table.
  private func build(_ definition: IndexDefinition, _ states: inout [IndexState], into sink: any FrameSink) throws {
    let cursor = try view.primaryCursor(table: table, range: Int64.min...Int64.max)
    var isDone = false
    var isFirst = true
    while !isDone {
      let sorter = RowSorter(shape: definition.shape, limits: limits)
      while sorter.rowCount < limits.sortedRowCount {
        guard let place = try cursor.next() else {
          isDone = true
          break
        }
        try sorter.append(definition, number: place.number, operationOffset: place.offset, of: view.source)
        view.source.didPass(operationOffset: place.offset)
      }
      guard isFirst || sorter.rowCount > 0 else { return }
      isFirst = false
      try Flush.addRun(
        sorter, table: table, index: definition.index, shape: definition.shape, view, &states, into: sink,
        limits: limits)
    }
  }
}
