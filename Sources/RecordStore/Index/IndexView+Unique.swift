/// Looking for the record that has a key.
extension IndexView {
  /// The record whose keys are exactly these; nil when there is none. Of several, any.
  func findUnique(table: Int, index: Int, keys: [IndexKey]) throws -> Int64? {
    guard let definition = definition(table: table, index: index), keys.count == definition.keyCount else {
      throw StoreError.invalidArgument("The table has no such index.")
    }
    for layer in layers.reversed() where layer.count > 0 {
      if let number = try findUnique(definition, keys, in: layer) { return number }
    }
    guard let state = stateIndex(table: table, index: index) else {
      guard let primary = stateIndex(table: table, index: 0), !states[primary].runs.isEmpty else { return nil }
      let bound = IndexBound(keys)
      return try indexCursor(table: table, index: index, lower: bound, upper: bound).next()?.number
    }
    for descriptor in states[state].runs.reversed() {
      if let number = try findUnique(definition, keys, in: descriptor) { return number }
    }
    return nil
  }

  private func findUnique(_ definition: IndexDefinition, _ keys: [IndexKey], in layer: DeltaPrefix) throws -> Int64? {
    for entry in try candidates(definition, keys, in: layer) {
      if try hasExactKeys(keys, definition, operationOffset: entry.operationOffset) { return entry.number }
    }
    return nil
  }

  /// The operations of a layer that are the newest of their record, and give it these keys by pattern and class.
  private func candidates(
    _ definition: IndexDefinition, _ keys: [IndexKey], in layer: DeltaPrefix
  ) throws -> [EntryLog.Entry] {
    let name = UniqueKeys.Name(table: definition.table, index: definition.index)
    let indexes = try layer.delta.uniqueKeys.withLock { maps in
      try maps.byName[name, default: UniqueKeys()].extend(layer.delta.records, to: layer.count, definition, source)
      return maps.byName[name]?.candidates(keys) ?? []
    }
    var found: [EntryLog.Entry] = []
    for index in indexes where index < layer.count {
      let entry = layer.delta.records[index]
      guard let newest = try find(table: definition.table, number: entry.number),
        newest.offset == entry.operationOffset, try hasKeys(keys, definition, entry)
      else { continue }
      found.append(entry)
    }
    return found
  }

  /// The sources for entries with one key. The layers are asked by hash: sorting what they hold would cost more than
  /// the few entries that are wanted.
  ///
  /// - Returns: nil when a layer is so large that the hash table is not worth its memory.
  func sources(_ definition: IndexDefinition, equalTo keys: [IndexKey]) throws -> [SecondarySource]? {
    guard let first = keys.first, let state = stateIndex(table: definition.table, index: definition.index),
      layers.allSatisfy({ $0.count <= Self.hashedEntryLimit })
    else { return nil }
    let shape = definition.shape
    var sources: [SecondarySource] = []
    let hidden = HiddenNumbers(layers: layers.filter { $0.count > 0 }, table: definition.table)
    for descriptor in states[state].runs {
      let run = try descriptor.open(shape, source)
      guard first.pattern <= run.lastKey, first.pattern >= run.segments[0].firstKey else { continue }
      sources.append(SecondarySource(run: run, dead: try DeadMarks(descriptor, source), hidden: hidden))
    }
    var entries: [EntryLog.Entry] = []
    for layer in layers where layer.count > 0 { entries += try candidates(definition, keys, in: layer) }
    if let run = try DeltaPiece.run(definition, entries, source: source) {
      sources.append(SecondarySource(run: run, dead: nil, hidden: HiddenNumbers()))
    }
    return sources
  }

  private static let hashedEntryLimit = 200_000

  private func hasKeys(_ keys: [IndexKey], _ definition: IndexDefinition, _ entry: EntryLog.Entry) throws -> Bool {
    let shape = definition.shape
    return try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: shape.columnCount) { row in
      guard let base = row.baseAddress else { return false }
      try source.writeRow(definition, number: entry.number, operationOffset: entry.operationOffset, to: base)
      for key in 0..<shape.keyCount {
        let keyClass = shape.keyClass(key, flags: row[shape.flagsColumn])
        guard row[key] == keys[key].pattern, keyClass == keys[key].keyClass else { return false }
      }
      return try hasExactKeys(keys, definition, operationOffset: entry.operationOffset)
    }
  }

  /// Compares the keys that go on behind their pattern.
  private func hasExactKeys(_ keys: [IndexKey], _ definition: IndexDefinition, operationOffset: UInt64) throws -> Bool {
    for (position, key) in keys.enumerated() where key.keyClass == 1 {
      let exact = try source.exactKey(definition, key: position, operationOffset: operationOffset)
      if exact != key.exact { return false }
    }
    return true
  }

  private func findUnique(
    _ definition: IndexDefinition, _ keys: [IndexKey], in descriptor: RunDescriptor
  ) throws -> Int64? {
    let run = try descriptor.open(definition.shape, source)
    let target = RowTarget(keys: keys)
    let low = try run.lowerBound(target)
    guard low < run.entryCount else { return nil }
    let high = try run.lowerBound(RowTarget(keys: keys, isAfterSameKeys: true))
    guard low < high else { return nil }
    let cursor = try RunCursor(run, stretch: low..<high, dead: try DeadMarks(descriptor, source))
    while !cursor.isAtEnd {
      let number = KeyEncoding.signed(ofPattern: cursor.number)
      if !isChanged(table: definition.table, number: number),
        let newest = try findInRuns(table: definition.table, number: number), !newest.isDeleted,
        try hasExactKeys(keys, definition, operationOffset: newest.offset)
      {
        return number
      }
      try cursor.advance()
    }
    return nil
  }
}
