/// Answers a query, row by row.
struct QueryRunner {
  let source: any RowSource
  private(set) var query: Query
  let test: RowTest
  let context: EvaluationContext

  init(source: any RowSource, query: Query) throws {
    self.source = source
    self.query = query
    test = try RowTest(query.condition, table: query.table, source: source)
    context = EvaluationContext(source)
    for case .place(let place) in query.order.map(\.subject) { try Self.checkOrder(of: place, query.table) }
  }

  /// The same for another thread: what threads count references to is made anew.
  init(fork source: any RowSource, _ query: Query, _ backlinks: BacklinkMaps) throws {
    self.source = source
    var query = query
    query.table = TableSchema(copy: query.table)
    self.query = query
    test = try RowTest(query.condition, table: query.table, source: source)
    context = EvaluationContext(source, backlinks: backlinks)
  }

  /// - Throws: `invalidArgument` for a field whose values are made of others.
  static func checkOrder(of place: FieldPlace, _ table: TableSchema) throws(StoreError) {
    let table = place.table(in: table)
    if table.fields[place.field].type.holdsOthers { throw RowTest.unordered(table, place.field) }
  }

  /// Gives out the rows in the query's order until `body` returns false.
  func forEach(_ body: (RowView) throws -> Bool) throws {
    let plan = query.plan(in: source)
    if plan.isOrdered { return try forEachOrdered(plan, body) }
    var sorting = try sorted(plan)
    let offsets = sorting.sortedOffsets().dropFirst(query.offset).prefix(query.limit ?? .max)
    for offset in offsets {
      let row = try RowView(image: source.image, table: query.table, operationOffset: offset)
      if try !body(row) { return }
    }
  }

  private func sorted(_ plan: QueryPlan) throws -> RowSorting {
    let making = PartMaking<RowSorting>(
      make: { try RowSorting($0.query, $0.context) }, add: { try $0.add($1) }, end: { $0.sort() })
    if case .scan(let range, _) = plan.access, let sorting = try foldScan(range, making, merge: { $0.add($1) }) {
      return sorting
    }
    var sorting = try RowSorting(query, context)
    try forEachMatching(plan) { row in
      try sorting.add(row)
      return true
    }
    return sorting
  }

  /// How all matching rows are found when their order does not matter.
  func wholePlan() -> QueryPlan {
    var whole = query
    whole.order = []
    whole.limit = nil
    whole.offset = 0
    return whole.plan(in: source)
  }

  /// Gives out all matching rows in any order; limit and offset do not count.
  func forEachUnordered(by plan: QueryPlan, _ body: (RowView) throws -> Void) throws {
    try forEachMatching(plan) { row in
      try body(row)
      return true
    }
  }

  /// Gives out the rows that an aggregate takes: all that match, or those that the limit leaves.
  func forEachCounted(_ body: (RowView) throws -> Void) throws {
    if query.isWhole { return try forEachUnordered(by: wholePlan(), body) }
    try forEach { row in
      try body(row)
      return true
    }
  }

  func count() throws -> Int {
    guard query.limit != 0 else { return 0 }
    var matching = 0
    if query.condition.conjuncts.isEmpty, query.members == nil {
      matching = try source.liveCount(query.table)
    } else {
      let isRead = try EntryReading(query)?.forEach(source, begin: { matching = 0 }) { _ in matching += 1 } ?? false
      if !isRead {
        let plan = wholePlan()
        let counting = PartMaking<Int>(make: { _ in 0 }, add: { count, _ in count += 1 })
        matching = try textCount(plan) ?? fold(plan, counting) { $0 += $1 }
      }
    }
    return max(0, min(query.limit ?? .max, matching - min(matching, query.offset)))
  }

  // MARK: Parts

  private func forEachOrdered(_ plan: QueryPlan, _ body: (RowView) throws -> Bool) throws {
    var skip = query.offset
    var left = query.limit ?? .max
    try forEachMatching(plan) { row in
      if skip > 0 {
        skip -= 1
        return true
      }
      left -= 1
      return try body(row) && left > 0
    }
  }

  /// Rows that satisfy the condition, as the plan gives them.
  private func forEachMatching(_ plan: QueryPlan, _ body: (RowView) throws -> Bool) throws {
    switch plan.access {
    case .nothing: break
    case .numbers(let numbers):
      for number in numbers where try !give(number, body) { break }
    case .unique(let index, let value):
      let index = query.table.indexes[index]
      if let number = try source.number(query.table, with: value, in: index),
        let row = try source.row(query.table, number: number), try test.matches(row, context)
      {
        _ = try body(row)
      }
    case .scan(let range, let descending):
      try forEachScanned(range, descending: descending, body)
    case .index(let index, let stretches, let descending, let isMixed):
      try forEachIndexed(query.table.indexes[index], stretches, descending, isMixed, body)
    case .candidates(let candidates, let descending): try forEachCandidate(candidates, descending, body)
    }
  }

  private func forEachCandidate(
    _ candidates: Candidates, _ descending: Bool, _ body: (RowView) throws -> Bool
  ) throws {
    if case .text(let index, let needle) = candidates { return try forEachFound(index, needle, descending, body) }
    let cursor = try candidates.cursor(query.table, in: source)
    var gathered: [Int64] = []
    while let number = try cursor.next(from: .min) {
      if descending { gathered.append(number) } else if try !give(number, body) { return }
    }
    for number in gathered.reversed() where try !give(number, body) { return }
  }

  /// Gives out the record with a number, if it matches.
  @discardableResult
  func give(_ number: Int64, _ body: (RowView) throws -> Bool) throws -> Bool {
    guard let row = try source.row(query.table, number: number), try test.matches(row, context) else { return true }
    return try body(row)
  }

  private func forEachIndexed(
    _ index: IndexSchema, _ stretches: [IndexBounds], _ descending: Bool, _ isMixed: Bool,
    _ body: (RowView) throws -> Bool
  ) throws {
    for bounds in stretches {
      let cursor = try source.indexCursor(
        query.table, index: index, bounds: bounds, descending: descending, numbersDescend: descending != isMixed)
      while let number = try cursor.next() {
        if try !give(number, body) { return }
      }
    }
  }
}
