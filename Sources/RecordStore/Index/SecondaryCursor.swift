/// The live records of a table in the order of an index.
///
/// Keys that go on behind their pattern are put into their exact order group by group: the entries that share a
/// pattern are gathered, and their whole keys are read from the records.
final class SecondaryCursor {
  /// An entry; columns beyond these come from `value(_:)` until the next step.
  struct Entry {
    var number: Int64
    /// The first key's pattern.
    var key: UInt64
    /// The nil bits, as the shape places them.
    var flags: UInt64
    /// The first included field's pattern; 0 when the index has none.
    var included: UInt64
  }

  let shape: RunShape
  private let view: IndexView
  private let definition: IndexDefinition
  private let sources: [IndexView.SecondarySource]
  private let order: ScanOrder
  private let lower: IndexBound?
  private let upper: IndexBound?
  private var sections: [Section]
  private var heap = CursorHeap([])
  /// The top of the heap was given out and must move before the next entry.
  private var isTopUsed = false
  private var group = ExactGroup()
  private let includedColumn: Int

  /// A stretch of the order: positions from the first target to the second.
  struct Section {
    var low: RowTarget
    var high: RowTarget
  }

  init(
    view: IndexView, definition: IndexDefinition, sources: [IndexView.SecondarySource], order: ScanOrder,
    lower: IndexBound?, upper: IndexBound?, nilsFirst: Bool
  ) throws {
    self.view = view
    self.definition = definition
    self.sources = sources
    self.order = order
    self.lower = lower
    self.upper = upper
    shape = definition.shape
    includedColumn = definition.includedCount > 0 ? shape.includedColumn : -1
    sections = Self.sections(lower: lower, upper: upper, nilsFirst: nilsFirst)
    // The last is entered first.
    sections.reverse()
    try enterSection()
  }

  static func sections(lower: IndexBound?, upper: IndexBound?, nilsFirst: Bool) -> [Section] {
    let nilStart = RowTarget(keys: [.null])
    let end = RowTarget(keys: [], isAfterSameKeys: true)
    if lower == nil, upper == nil {
      let values = Section(low: RowTarget(keys: []), high: nilStart)
      let nils = Section(low: nilStart, high: end)
      return nilsFirst ? [nils, values] : [values, nils]
    }
    let low = lower.map { target($0, isAfter: !$0.isInclusive, takesGroup: false) } ?? RowTarget(keys: [])
    let high = upper.map { target($0, isAfter: $0.isInclusive, takesGroup: true) } ?? nilStart
    let isLowerNil = lower?.keys.first?.keyClass == 2
    let isUpperNil = upper?.keys.first?.keyClass == 2
    let values = isLowerNil ? [] : [Section(low: low, high: isUpperNil ? nilStart : high)]
    guard isUpperNil || (isLowerNil && upper == nil) else { return values }
    let nils = [Section(low: isLowerNil ? low : nilStart, high: isUpperNil ? high : end)]
    return nilsFirst ? nils + values : values + nils
  }

  /// Where a bound lies by patterns. Behind the first key that goes on, patterns say no more: the stretch then takes
  /// the whole group in, and `accepts` decides.
  private static func target(_ bound: IndexBound, isAfter: Bool, takesGroup: Bool) -> RowTarget {
    guard let inexact = bound.keys.firstIndex(where: { $0.keyClass == 1 }) else {
      return RowTarget(keys: bound.keys, isAfterSameKeys: isAfter)
    }
    return RowTarget(keys: Array(bound.keys[...inexact]), isAfterSameKeys: takesGroup)
  }

  private func enterSection() throws {
    guard let section = sections.popLast() else { return }
    var cursors: [RunCursor] = []
    for (rank, source) in sources.enumerated() {
      let low = try source.run.lowerBound(section.low)
      let end = try source.run.lowerBound(section.high)
      guard low < end else { continue }
      cursors.append(
        try RunCursor(
          source.run, stretch: low..<end, order: order, dead: source.dead, hidden: source.hidden, rank: rank))
    }
    heap = CursorHeap(cursors)
    isTopUsed = false
  }

  func next() throws -> Entry? {
    if group.isActive {
      if let row = group.next() { return entry(row) }
    }
    if isTopUsed {
      isTopUsed = false
      try heap.advance()
    }
    while true {
      guard let top = heap.top else {
        if sections.isEmpty { return nil }
        try enterSection()
        continue
      }
      if top.flags != 0, let key = shape.firstInexactKey(flags: top.flags) {
        try gather(key)
        if let row = group.next() { return entry(row) }
        continue
      }
      isTopUsed = true
      return Entry(
        number: KeyEncoding.signed(ofPattern: top.number), key: top.key, flags: top.flags,
        included: includedColumn < 0 ? 0 : top.value(includedColumn))
    }
  }

  /// A column of the entry that `next` returned last.
  func value(_ column: Int) -> UInt64 {
    group.isActive ? group.value(column) : heap.top?.value(column) ?? 0
  }

  private func entry(_ row: ArraySlice<UInt64>) -> Entry {
    let start = row.startIndex
    return Entry(
      number: KeyEncoding.signed(ofPattern: row[start + shape.numberColumn]), key: row[start],
      flags: row[start + shape.flagsColumn], included: includedColumn < 0 ? 0 : row[start + includedColumn])
  }

  /// Takes all entries that agree with the top up to a key that goes on, and sorts them exactly.
  private func gather(_ inexactKey: Int) throws {
    var rows: [ExactGroup.Row] = []
    var first: [IndexKey] = []
    while let top = heap.top {
      let keys = (0...inexactKey).map {
        IndexKey(pattern: top.value($0), keyClass: shape.keyClass($0, flags: top.flags))
      }
      if first.isEmpty { first = keys }
      guard keys == first else { break }
      let row = try exactRow(top)
      if accepts(row) { rows.append(row) }
      try heap.advance()
    }
    let order = order
    let number = shape.numberColumn
    rows.sort { left, right in
      let keys = ExactGroup.compare(left.keys, right.keys)
      if keys != 0 { return (keys < 0) != order.isDescending }
      return (left.columns[number] < right.columns[number]) != order.numbersDescend
    }
    group = ExactGroup(rows: rows)
  }

  private func exactRow(_ cursor: RunCursor) throws -> ExactGroup.Row {
    let number = KeyEncoding.signed(ofPattern: cursor.number)
    guard let newest = try view.find(table: definition.table, number: number), !newest.isDeleted else {
      throw StoreError.damaged("an index", offset: nil)
    }
    let keys = try (0..<shape.keyCount).map { key in
      let keyClass = shape.keyClass(key, flags: cursor.flags)
      return IndexKey(
        pattern: cursor.value(key), keyClass: keyClass,
        exact: keyClass == 1
          ? try view.source.exactKey(definition, key: key, operationOffset: newest.offset) : [])
    }
    return ExactGroup.Row(columns: (0..<shape.columnCount).map { cursor.value($0) }, keys: keys)
  }

  private func accepts(_ row: ExactGroup.Row) -> Bool {
    if let lower {
      let order = ExactGroup.compare(Array(row.keys.prefix(lower.keys.count)), lower.keys)
      if order < 0 || (order == 0 && !lower.isInclusive) { return false }
    }
    if let upper {
      let order = ExactGroup.compare(Array(row.keys.prefix(upper.keys.count)), upper.keys)
      if order > 0 || (order == 0 && !upper.isInclusive) { return false }
    }
    return true
  }
}
