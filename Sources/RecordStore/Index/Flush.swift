/// Turns the layers of a view into runs, and merges runs within bounds, all into one append.
enum Flush {
  /// - Returns: the indexes as the next root names them.
  static func run(
    view: IndexView, into sink: any FrameSink, limits: RunLimits = RunLimits()
  ) throws -> [IndexState] {
    var states = view.states
    let superseded = view.layers.map { $0.delta.records.superseded(within: $0.count) }
    for table in try tables(view) {
      let flush = try TableFlush(view: view, table: table, superseded: superseded, limits: limits)
      try flush.collect(into: sink)
      try flush.write(&states, into: sink)
    }
    try writeBlobs(view, &states, into: sink, limits: limits)
    // An index that is no longer declared has no use for its runs.
    states.removeAll { state in
      state.index != 0 && view.definition(table: state.table, index: state.index) == nil
        && view.source.textDefinition(table: state.table, index: state.index) == nil
    }
    return states
  }

  /// Tables that have changes, or an index that was never built.
  private static func tables(_ view: IndexView) throws -> [Int] {
    var tables = Set<Int>()
    for layer in view.layers {
      var last: UInt32 = 0
      for index in 0..<layer.count where layer.delta.records[index].table != last {
        last = layer.delta.records[index].table
        tables.insert(Int(last))
      }
    }
    let indexes =
      view.source.definitions.map { ($0.table, $0.index) } + view.source.textDefinitions.map { ($0.table, $0.index) }
    for (table, index) in indexes
    where view.stateIndex(table: table, index: index) == nil && view.stateIndex(table: table, index: 0) != nil {
      tables.insert(table)
    }
    return tables.sorted()
  }

  private static func writeBlobs(
    _ view: IndexView, _ states: inout [IndexState], into sink: any FrameSink, limits: RunLimits
  ) throws {
    let sorter = RowSorter(shape: .blobs, limits: limits)
    for layer in view.layers {
      for index in 0..<layer.blobCount {
        let entry = layer.delta.blobs[index]
        try sorter.append { row in
          row[0] = UInt64(bitPattern: entry.number)
          row[1] = entry.operationOffset
        }
      }
    }
    guard sorter.rowCount > 0 else { return }
    try addRun(sorter, table: 0, index: 0, shape: .blobs, view, &states, into: sink, limits: limits)
  }

  /// Writes a level-0 run of an index and merges in proportion.
  static func addRun(
    _ sorter: RowSorter, table: Int, index: Int, shape: RunShape, _ view: IndexView, _ states: inout [IndexState],
    into sink: any FrameSink, limits: RunLimits
  ) throws {
    let position = states.position(table: table, index: index)
    let builder = RunBuilder(sink: sink, shape: shape, limits: limits)
    try sorter.finish(into: builder)
    if let descriptor = try builder.finish() { states[position].runs.append(descriptor) }
    let merger = RunMerger(shape: shape, source: view.source, sink: sink, limits: limits)
    try merger.run(&states[position], flushedByteCount: builder.writtenByteCount)
  }
}
