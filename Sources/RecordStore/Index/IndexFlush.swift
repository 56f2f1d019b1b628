/// What a flush gathers for a secondary index: the rows that are new, and where those stand that are out of date.
final class IndexFlush {
  let definition: IndexDefinition
  let shape: RunShape
  /// No root has the index yet: it is built from all records.
  let isNew: Bool
  let sorter: RowSorter
  /// Dead positions of each run.
  private(set) var dead: [[UInt64]]

  private let source: any IndexSource
  private let isOfList: Bool
  private let finders: [RunFinder]
  private let marks: [DeadMarks]
  private let oldRow: UnsafeMutablePointer<UInt64>
  private let newRow: UnsafeMutablePointer<UInt64>

  /// - Parameter hasOlderRuns: whether the table has records in runs.
  init(_ definition: IndexDefinition, view: IndexView, hasOlderRuns: Bool, limits: RunLimits) throws {
    self.definition = definition
    let (shape, source) = (definition.shape, view.source)
    self.shape = shape
    self.source = source
    isOfList = definition.isOfList
    sorter = RowSorter(shape: shape, limits: limits)
    let state = view.stateIndex(table: definition.table, index: definition.index)
    isNew = state == nil && hasOlderRuns
    let descriptors = state.map { view.states[$0].runs } ?? []
    finders = try descriptors.map { RunFinder(try $0.open(shape, source)) }
    marks = try descriptors.map { try DeadMarks($0, source) }
    dead = [[UInt64]](repeating: [], count: descriptors.count)
    oldRow = .allocate(capacity: shape.columnCount)
    newRow = .allocate(capacity: shape.columnCount)
  }

  deinit {
    oldRow.deallocate()
    newRow.deallocate()
  }

  /// Adds the rows that a record has now and marks those dead that it had, unless they are the same.
  ///
  /// - Parameter old: the put or restore that the runs know; nil when they know none.
  func take(_ entry: EntryLog.Entry, old: UInt64?) throws {
    if isOfList { return try takeList(entry, old) }
    if let old { try source.writeRow(definition, number: entry.number, operationOffset: old, to: oldRow) }
    guard !entry.isDeleted else {
      if old != nil { try markDead() }
      return
    }
    try source.writeRow(definition, number: entry.number, operationOffset: entry.operationOffset, to: newRow)
    let columnCount = shape.columnCount
    if old != nil {
      var isSame = true
      for column in 0..<columnCount where oldRow[column] != newRow[column] { isSame = false }
      if isSame { return }
      try markDead()
    }
    let row = newRow
    try sorter.append { $0.update(from: row, count: columnCount) }
  }

  /// Adds the rows of the targets that are new to a list, and marks those of the targets that it lost dead.
  private func takeList(_ entry: EntryLog.Entry, _ old: UInt64?) throws {
    var added = entry.isDeleted ? [] : try keys(entry, entry.operationOffset)[...]
    for key in try old.map({ try keys(entry, $0) }) ?? [] {
      while let next = added.first, next < key { try add(added.removeFirst(), entry) }
      if added.first == key {
        added.removeFirst()
      } else {
        shape.writeListRow(key: key, number: entry.number, to: oldRow)
        try markDead()
      }
    }
    for key in added { try add(key, entry) }
  }

  private func keys(_ entry: EntryLog.Entry, _ offset: UInt64) throws -> [UInt64] {
    try source.listedKeys(definition, number: entry.number, operationOffset: offset)
  }

  private func add(_ key: UInt64, _ entry: EntryLog.Entry) throws {
    try sorter.append { shape.writeListRow(key: key, number: entry.number, to: $0) }
  }

  /// Finds the entry of the old version: the one with its keys that is not dead yet.
  private func markDead() throws {
    var run = finders.count
    while run > 0 {
      run &-= 1
      guard let found = try finders[run].position(of: UnsafePointer(oldRow)), !marks[run].contains(found) else {
        continue
      }
      dead[run].append(UInt64(found))
      return
    }
    throw StoreError.damaged("an index: it lacks the entry of a record")
  }

  /// Lets go of the segments at hand: their memory may have been given back.
  func forgetSegments() { for finder in finders { finder.forget() } }

  /// Adds the dead positions to the index's runs.
  func writeDead(_ state: inout IndexState, _ writer: DeadMarkWriter) throws {
    for run in dead.indices where !dead[run].isEmpty {
      try writer.add(dead[run].sorted(), toRun: run, of: &state)
    }
  }
}
