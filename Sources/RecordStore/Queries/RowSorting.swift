/// Collects rows and gives them out sorted; with a limit it keeps only those that can be among the first.
struct RowSorting {
  private let keys: [SortKey]
  private let readings: [Reading]
  private let context: EvaluationContext
  private let numbersDescend: Bool
  /// How many entries are wanted; nil all.
  private let limit: Int?
  private var entries: [SortEntry] = []
  /// No entry behind this one is wanted.
  private var bound: SortEntry?

  /// How the value of a key is read.
  private enum Reading {
    case field(FieldLayout)
    case place(FieldPlace)
    case value(RowValue)
  }

  /// - Throws: `invalidArgument` for a key that has no order, or that the table cannot be asked for.
  init(_ query: Query, _ context: EvaluationContext) throws(StoreError) {
    let order = query.fullOrder
    // The Int key is the number, which every entry carries.
    let endsWithNumber = query.table.keyKind == .int && order.last?.field == query.table.keyField
    numbersDescend = endsWithNumber && order.last?.isDescending == true
    keys = endsWithNumber ? Array(order.dropLast()) : order
    self.context = context
    var readings: [Reading] = []
    for key in keys { readings.append(try Self.reading(key, query.table, context)) }
    self.readings = readings
    // A limit that memory does not hold is none.
    let (wanted, overflow) = (query.limit ?? .max).addingReportingOverflow(query.offset)
    limit = overflow || wanted > Int(Int32.max) ? nil : wanted
  }

  mutating func add(_ row: RowView) throws {
    let entry = try entry(row)
    if let bound, bound < entry { return }
    entries.append(entry)
    cut()
  }

  /// Adds what another one collected.
  mutating func add(_ other: RowSorting) {
    entries += other.entries
    cut()
  }

  /// Leaves out what cannot be among the first, whenever there is much of it.
  private mutating func cut() {
    guard let limit, entries.count >= 2 &* limit &+ 1_024 else { return }
    entries.sort(by: <)
    entries.removeSubrange(limit...)
    bound = entries.last
  }

  mutating func sort() { entries.sort(by: <) }

  /// Where the rows lie, in order.
  mutating func sortedOffsets() -> [UInt64] {
    entries.sort(by: <)
    return entries.map(\.operationOffset)
  }

  private static func reading(
    _ key: SortKey, _ table: TableSchema, _ context: EvaluationContext
  ) throws(StoreError) -> Reading {
    switch key.subject {
    case .place(let place):
      try QueryRunner.checkOrder(of: place, table)
      return place.outer.isEmpty ? .field(table.layouts[place.field]) : .place(place)
    case .value(let value):
      let compiled = try ExpressionScope(source: context.source, table: table).compile(value, depth: 0)
      guard compiled.type?.holdsOthers != true else {
        throw .invalidArgument("what \(table.name) is ordered by has no order.")
      }
      return .value(compiled)
    }
  }

  private func entry(_ row: RowView) throws -> SortEntry {
    let number = OrderPattern.signed(row.number)
    var entry = SortEntry(
      rank: 1, key: 0, tail: nil, number: numbersDescend ? ~number : number, operationOffset: row.operationOffset)
    guard !keys.isEmpty else { return entry }
    let part = try part(row, 0)
    (entry.rank, entry.key) = (part.rank, part.key)
    guard keys.count > 1 || !part.bytes.isEmpty || hasBytes(0) else { return entry }
    var parts = [part]
    for index in keys.indices.dropFirst() { parts.append(try self.part(row, index)) }
    entry.tail = SortTail(parts: parts)
    return entry
  }

  /// Whether the values of a key need more than their patterns.
  private func hasBytes(_ index: Int) -> Bool {
    switch readings[index] {
    case .field(let layout): layout.type.isVariable
    case .place: true
    case .value: true
    }
  }

  private func part(_ row: RowView, _ index: Int) throws -> SortTail.Part {
    let key = keys[index]
    switch readings[index] {
    case .field(let layout): return try valuePart(row, key, layout)
    case .place(let place):
      return try row.withPlace(place) { row, layout in try valuePart(row, key, layout) } ?? nilPart(key)
    case .value(let value): return part(of: try value.value(row, context), value.type, key)
    }
  }

  /// Of a value that was worked out.
  private func part(of value: Value, _ type: PropertyType?, _ key: SortKey) -> SortTail.Part {
    if value == .null { return nilPart(key) }
    var part = SortTail.Part(rank: 1, key: 0, bytes: [], isDescending: key.isDescending)
    switch value {
    case .string(let text): part.bytes = TextOrder.nfc(text)
    case .bytes(let bytes): part.bytes = bytes
    case .decimal(let number): part.bytes = number.bytes
    case .uuid(let id): part.bytes = id.bytes
    case .blob(let reference): part.key = reference.operationOffset
    case .link(let number): part.key = OrderPattern.signed(number)
    case .links(let numbers): part.bytes = numbers.flatMap { Self.bytes(of: OrderPattern.signed($0)) }
    case .unsigned(let number) where type == .int64:
      if let number = Int64(exactly: number) {
        part.key = OrderPattern.signed(number)
      } else {
        // Beyond all that have a sign.
        part.bytes = Self.bytes(of: .max) + Self.bytes(of: number)
      }
    default: part.key = value.fixedPattern ?? 0
    }
    return finished(part, key)
  }

  private func nilPart(_ key: SortKey) -> SortTail.Part {
    SortTail.Part(rank: key.nilsFirst ? 0 : 2, key: 0, bytes: [], isDescending: key.isDescending)
  }

  private func valuePart(_ row: RowView, _ key: SortKey, _ layout: FieldLayout) throws -> SortTail.Part {
    if row.isNil(layout) { return nilPart(key) }
    var part = SortTail.Part(rank: 1, key: 0, bytes: [], isDescending: key.isDescending)
    switch layout.type {
    case .string: part.bytes = try row.withBytes(layout) { text in TextOrder.withNFC(text) { Array($0) } }
    case .bytes: part.bytes = try row.bytes(layout)
    case .blob: part.key = try row.blob(layout).operationOffset
    case .decimal, .uuid: part.bytes = try row.bytes(layout)
    case .link: part.key = OrderPattern.signed(try row.link(layout))
    case .links: part.bytes = try row.links(layout).flatMap { Self.bytes(of: OrderPattern.signed($0)) }
    default: part.key = row.pattern(layout)
    }
    return finished(part, key)
  }

  private func finished(_ part: SortTail.Part, _ key: SortKey) -> SortTail.Part {
    var part = part
    if !part.bytes.isEmpty { part.key = part.bytes.withUnsafeBytes { OrderPattern.prefix($0) } }
    if key.isDescending { part.key = ~part.key }
    return part
  }

  /// The bytes of a pattern, which have its order.
  private static func bytes(of pattern: UInt64) -> [UInt8] { withUnsafeBytes(of: pattern.bigEndian) { Array($0) } }
}
