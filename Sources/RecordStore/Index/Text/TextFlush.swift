/// The flush of one text index: gathers the documents whose texts are new or have changed, marks the old ones dead, and
/// writes runs whenever memory for lists is used up.
final class TextFlush {
  private let definition: TextIndexDefinition
  private let source: any IndexSource
  private let sink: any FrameSink
  private let limits: RunLimits
  private let runs: [TextRun]
  private let marks: [DeadMarks]
  /// Dead positions of each run.
  private var dead: [[UInt64]]
  private var collector = PostingCollector()
  private var made: [RunDescriptor] = []
  private var writtenByteCount = 0
  /// The index is built from all records: no root has it yet, or with another version of folding.
  let isNew: Bool

  init(
    _ definition: TextIndexDefinition, view: IndexView, isNew: Bool, into sink: any FrameSink, limits: RunLimits
  ) throws {
    self.definition = definition
    source = view.source
    self.sink = sink
    self.limits = limits.ofText
    let state = view.stateIndex(table: definition.table, index: definition.index)
    let descriptors = state.map { view.states[$0].runs } ?? []
    let runs = try descriptors.map { [source] in try TextRun($0, source) }
    let isForeign = runs.contains { $0.directory.foldingVersion != TextFolding.tableVersion }
    self.isNew = isNew || isForeign
    self.runs = self.isNew ? [] : runs
    marks = self.isNew ? [] : try descriptors.map { [source] in try DeadMarks($0, source) }
    dead = [[UInt64]](repeating: [], count: self.runs.count)
  }

  /// Takes the newest operation of a record.
  ///
  /// - Parameter old: the put or restore that the runs know; nil when they know none.
  func take(_ entry: EntryLog.Entry, old: UInt64?) throws {
    if let old {
      if !entry.isDeleted,
        try source.haveSameTexts(definition, number: entry.number, old, entry.operationOffset)
      {
        return
      }
      try markDead(KeyEncoding.pattern(ofSigned: entry.number))
    }
    if !entry.isDeleted { try add(number: entry.number, operationOffset: entry.operationOffset) }
  }

  /// Adds the texts of a put or a restore.
  func add(number: Int64, operationOffset: UInt64) throws {
    collector.beginDocument(KeyEncoding.pattern(ofSigned: number))
    try source.forEachText(definition, number: number, operationOffset: operationOffset) { collector.add($0) }
    if collector.byteCount > limits.textByteCount || collector.isFull { try writeRun() }
  }

  private func writeRun() throws {
    let builder = TextRunBuilder(sink: sink, limits: limits)
    if let descriptor = try collector.finish(into: builder) { made.append(descriptor) }
    writtenByteCount += builder.writtenByteCount
    collector = PostingCollector()
  }

  /// Finds the document of the old version: the one that is not dead yet.
  private func markDead(_ number: UInt64) throws {
    for run in runs.indices.reversed() {
      guard let position = try runs[run].position(ofNumber: number), !marks[run].contains(position) else { continue }
      dead[run].append(UInt64(position))
      return
    }
    throw StoreError.damaged("a text index: it lacks a record")
  }

  func write(_ states: inout [IndexState]) throws {
    let (table, index) = (definition.table, definition.index)
    try writeRun()
    if isNew { states.removeAll { $0.table == table && $0.index == index } }
    let position = states.position(table: table, index: index)
    let marker = DeadMarkWriter(source: source, sink: sink, limits: limits)
    for run in dead.indices where !dead[run].isEmpty {
      try marker.add(dead[run].sorted(), toRun: run, of: &states[position])
    }
    states[position].runs += made
    let merger = TextRunMerger(source: source, sink: sink, limits: limits)
    try merger.run(&states[position], flushedByteCount: writtenByteCount)
  }
}
