/// What the indexes of a store say at one moment: the runs of the root, and the operations since, in layers.
struct IndexView: Sendable {
  let source: any IndexSource
  let states: [IndexState]
  /// Oldest first. A transaction puts its own operations on top.
  let layers: [DeltaPrefix]

  init(source: any IndexSource, states: [IndexState], layers: [DeltaPrefix]) {
    self.source = source
    self.states = states
    self.layers = layers
  }

  @inline(__always)
  func stateIndex(table: Int, index: Int) -> Int? {
    for position in states.indices where states[position].table == table && states[position].index == index {
      return position
    }
    return nil
  }

  func definition(table: Int, index: Int) -> IndexDefinition? {
    source.definition(table: table, index: index)
  }

  /// The newest operation of a record, a delete included; nil when the number was never used.
  func find(table: Int, number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    var layer = layers.count
    while layer > 0 {
      layer &-= 1
      if let entry = layers[layer].newest(table: table, number: number) {
        return (entry.operationOffset, entry.isDeleted)
      }
    }
    return try findInRuns(table: table, number: number)
  }

  /// The newest operation that the runs know.
  func findInRuns(table: Int, number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    guard let state = stateIndex(table: table, index: 0) else { return nil }
    let pattern = KeyEncoding.pattern(ofSigned: number)
    var run = states[state].runs.count
    while run > 0 {
      run &-= 1
      if let place = try states[state].runs[run].open(.primary, source).primaryValue(number: pattern) {
        return (place &>> 1, place & 1 != 0)
      }
    }
    return nil
  }

  /// Whether a record has an operation in a layer, so that what the runs say of it is out of date.
  @inline(__always)
  func isChanged(table: Int, number: Int64) -> Bool {
    for layer in layers where layer.newest(table: table, number: number) != nil { return true }
    return false
  }

  /// All layers' changes of a table, oldest first.
  func pieces(table: Int) throws -> [DeltaPiece] {
    var all: [DeltaPiece] = []
    for layer in layers where layer.count > 0 { all += try layer.pieces(table: table) }
    return all
  }

  // MARK: Cursors

  /// The live records of a table within a range of numbers, by number.
  func primaryCursor(
    table: Int, range: ClosedRange<Int64>, descending: Bool = false
  ) throws -> PrimaryCursor {
    try PrimaryCursor(heap: primaryHeap(table: table, range: range, descending: descending))
  }

  private func primaryHeap(table: Int, range: ClosedRange<Int64>, descending: Bool) throws -> CursorHeap {
    let order = ScanOrder(isDescending: descending, numbersDescend: descending)
    let lower = RowTarget(keys: [], number: KeyEncoding.pattern(ofSigned: range.lowerBound))
    let upper = KeyEncoding.pattern(ofSigned: range.upperBound)
    var cursors: [RunCursor] = []
    for run in try primaryRuns(table: table) {
      let low = try run.lowerBound(lower)
      let high = upper == .max ? run.entryCount : try run.lowerBound(RowTarget(keys: [], number: upper + 1))
      guard low < high else { continue }
      cursors.append(try RunCursor(run, stretch: low..<high, order: order, rank: cursors.count))
    }
    return CursorHeap(cursors)
  }

  /// The live records of a table in the order of an index, between two bounds.
  ///
  /// Bounds leave entries with a nil first key out, unless a bound is nil itself.
  /// - Parameter numbersDescend: the direction among equal keys; that of the keys when nil.
  func indexCursor(
    table: Int, index: Int, lower: IndexBound? = nil, upper: IndexBound? = nil, descending: Bool = false,
    numbersDescend: Bool? = nil, nilsFirst: Bool = false
  ) throws -> SecondaryCursor {
    guard let definition = definition(table: table, index: index) else {
      throw StoreError.invalidArgument("The table has no such index.")
    }
    var sources: [SecondarySource]?
    if let lower, let upper, lower.isInclusive, upper.isInclusive, lower.keys == upper.keys,
      lower.keys.count == definition.keyCount, !definition.isOfList
    {
      sources = try self.sources(definition, equalTo: lower.keys)
    }
    return try SecondaryCursor(
      view: self, definition: definition, sources: try sources ?? secondarySources(definition),
      order: ScanOrder(isDescending: descending, numbersDescend: numbersDescend ?? descending), lower: lower,
      upper: upper, nilsFirst: nilsFirst)
  }

  /// A run with what hides its entries.
  struct SecondarySource {
    let run: Run
    let dead: DeadMarks?
    let hidden: HiddenNumbers
  }

  func secondarySources(_ definition: IndexDefinition) throws -> [SecondarySource] {
    let pieces = try pieces(table: definition.table)
    var sources: [SecondarySource] = []
    let changed = pieces.map(\.changed)
    if let state = stateIndex(table: definition.table, index: definition.index) {
      for descriptor in states[state].runs {
        sources.append(
          SecondarySource(
            run: try descriptor.open(definition.shape, source), dead: try DeadMarks(descriptor, source),
            hidden: HiddenNumbers(sets: changed)))
      }
    } else if let state = stateIndex(table: definition.table, index: 0), !states[state].runs.isEmpty {
      // A new index: no root has it yet.
      if let run = try sortedRun(definition) {
        return [SecondarySource(run: run, dead: nil, hidden: HiddenNumbers())]
      }
      return []
    }
    for (position, piece) in pieces.enumerated() {
      guard let run = try piece.run(definition, source: source) else { continue }
      let later = HiddenNumbers(sets: Array(changed[(position + 1)...]))
      sources.append(SecondarySource(run: run, dead: nil, hidden: later))
    }
    return sources
  }

  /// All live records of a table sorted for an index, in memory.
  private func sortedRun(_ definition: IndexDefinition) throws -> Run? {
    let frames = MemoryFrames()
    let builder = RunBuilder(sink: frames, shape: definition.shape, limits: RunLimits())
    try sortAll(definition, limits: RunLimits()).finish(into: builder)
    return try builder.finish().map { try Run($0, shape: definition.shape, frames: frames) }
  }

  /// The rows of all live records.
  func sortAll(_ definition: IndexDefinition, limits: RunLimits) throws -> RowSorter {
    let sorter = RowSorter(shape: definition.shape, limits: limits)
    let cursor = try primaryCursor(table: definition.table, range: Int64.min...Int64.max)
    while let place = try cursor.next() {
      try sorter.append(definition, number: place.number, operationOffset: place.offset, of: source)
    }
    return sorter
  }

  // MARK: Blobs

  /// The blob operations whose content has a hash, newest first within the layers.
  func findBlob(hash: UInt64) throws -> [UInt64] {
    var found: [UInt64] = []
    for layer in layers.reversed() {
      let log = layer.delta.blobs
      var index = log.newestIndex(table: 0, number: Int64(bitPattern: hash), within: layer.blobCount)
      while let position = index {
        found.append(log[position].operationOffset)
        index = log[position].previous == 0 ? nil : Int(log[position].previous) - 1
      }
    }
    guard let state = stateIndex(table: 0, index: 0) else { return found }
    let target = RowTarget(keys: [IndexKey(pattern: hash)])
    for descriptor in states[state].runs.reversed() {
      let run = try descriptor.open(.blobs, source)
      let cursor = try RunCursor(run, stretch: try run.lowerBound(target)..<run.entryCount)
      while !cursor.isAtEnd, cursor.key == hash {
        found.append(cursor.number)
        try cursor.advance()
      }
    }
    return found
  }
}
