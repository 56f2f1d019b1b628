/// The flush of one table: one pass over its operations, in their order, so that the file is read from front to back.
final class TableFlush {
  private let view: IndexView
  private let table: Int
  private let limits: RunLimits
  private let primary: RowSorter
  private var indexes: [FlushedIndex] = []
  private var textIndexes: [TextFlush] = []
  private let oldRow: UnsafeMutablePointer<UInt64>
  private let newRow: UnsafeMutablePointer<UInt64>
  private let hasOlderRuns: Bool

  /// What the pass gathers for a secondary index.
  private struct FlushedIndex {
    let definition: IndexDefinition
    let shape: RunShape
    var sorter: RowSorter
    var runs: [Run]
    var marks: [DeadMarks]
    /// Dead positions of each run.
    var dead: [[UInt64]]
    /// No root has the index yet: it is built from all records.
    let isNew: Bool
  }

  init(view: IndexView, table: Int, limits: RunLimits) {
    self.view = view
    self.table = table
    self.limits = limits
    primary = RowSorter(shape: .primary, limits: limits)
    let widest = view.source.definitions.map(\.shape.columnCount).max() ?? 0
    oldRow = .allocate(capacity: widest)
    newRow = .allocate(capacity: widest)
    hasOlderRuns = view.stateIndex(table: table, index: 0).map { !view.states[$0].runs.isEmpty } ?? false
  }

  deinit {
    oldRow.deallocate()
    newRow.deallocate()
  }

  /// - Parameter sink: for runs of text indexes, which are written as memory is used up.
  func collect(into sink: any FrameSink) throws {
    for definition in view.source.definitions where definition.table == table {
      let state = view.stateIndex(table: table, index: definition.index)
      let isNew = state == nil && hasOlderRuns
      let descriptors = state.map { view.states[$0].runs } ?? []
      let runs = try descriptors.map { try $0.open(definition.shape, view.source) }
      indexes.append(
        FlushedIndex(
          definition: definition, shape: definition.shape, sorter: RowSorter(shape: definition.shape, limits: limits),
          runs: runs, marks: try descriptors.map { try DeadMarks($0, view.source) },
          dead: [[UInt64]](repeating: [], count: runs.count), isNew: isNew))
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
    let prefix = view.layers[layer]
    if prefix.delta.records.newestIndex(table: table, number: entry.number, within: prefix.count) != index {
      return false
    }
    for later in view.layers[(layer + 1)...] where later.newest(table: table, number: entry.number) != nil {
      return false
    }
    return true
  }

  private func take(_ entry: EntryLog.Entry) throws {
    try primary.append { row in
      row[0] = KeyEncoding.pattern(ofSigned: entry.number)
      row[1] = entry.place
    }
    guard !indexes.isEmpty || !textIndexes.isEmpty else { return }
    var old: UInt64?
    if hasOlderRuns, let found = try view.findInRuns(table: table, number: entry.number), !found.isDeleted {
      old = found.offset
    }
    for position in indexes.indices where !indexes[position].isNew { try take(entry, old, position) }
    for index in textIndexes where !index.isNew { try index.take(entry, old: old) }
    view.source.didPass(operationOffset: entry.operationOffset)
  }

  /// Adds the record's row to an index and marks its old row dead, unless they are the same.
  private func take(_ entry: EntryLog.Entry, _ old: UInt64?, _ position: Int) throws {
    let definition = indexes[position].definition
    if definition.isOfList { return try takeList(entry, old, position) }
    if let old {
      try view.source.writeRow(definition, number: entry.number, operationOffset: old, to: oldRow)
    }
    guard !entry.isDeleted else {
      if old != nil { try markDead(position) }
      return
    }
    try view.source.writeRow(
      definition, number: entry.number, operationOffset: entry.operationOffset, to: newRow)
    let columnCount = indexes[position].shape.columnCount
    if old != nil {
      var isSame = true
      for column in 0..<columnCount where oldRow[column] != newRow[column] { isSame = false }
      if isSame { return }
      try markDead(position)
    }
    let row = newRow
    try indexes[position].sorter.append { $0.update(from: row, count: columnCount) }
  }

  /// Adds the rows of the targets that are new to a list, and marks those of the targets that it lost dead.
  private func takeList(_ entry: EntryLog.Entry, _ old: UInt64?, _ position: Int) throws {
    let definition = indexes[position].definition
    let keys = { [view] (offset: UInt64) in
      try view.source.listedKeys(definition, number: entry.number, operationOffset: offset)
    }
    var added = entry.isDeleted ? [] : try keys(entry.operationOffset)[...]
    func add(_ key: UInt64) throws {
      try indexes[position].sorter.append { definition.shape.writeListRow(key: key, number: entry.number, to: $0) }
    }
    for key in try old.map(keys) ?? [] {
      while let next = added.first, next < key { try add(added.removeFirst()) }
      if added.first == key {
        added.removeFirst()
      } else {
        definition.shape.writeListRow(key: key, number: entry.number, to: oldRow)
        try markDead(position)
      }
    }
    for key in added { try add(key) }
  }

  /// Finds the entry of the old version: the one with its keys that is not dead yet.
  private func markDead(_ position: Int) throws {
    for run in indexes[position].runs.indices.reversed() {
      guard let found = try indexes[position].runs[run].position(of: UnsafePointer(oldRow)),
        !indexes[position].marks[run].contains(found)
      else { continue }
      indexes[position].dead[run].append(UInt64(found))
      return
    }
    throw StoreError.damaged("an index: it lacks the entry of a record")
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
        let marker = DeadMarkWriter(source: view.source, sink: sink, limits: limits)
        for run in index.dead.indices where !index.dead[run].isEmpty {
          try marker.add(index.dead[run].sorted(), toRun: run, of: &states[state])
        }
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
