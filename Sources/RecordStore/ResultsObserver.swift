/// Follows the result of a query from state to state.
///
/// It keeps the record numbers and where each record lies, 16 bytes a record, and the state itself, in which the values
/// of before can still be read.
struct ResultsObserver<R: Record> {
  /// Only a change of one of these fields is a modification; nil any field.
  let properties: [Int]?
  let query: @Sendable (Snapshot) throws -> Results<R>
  private var last: State?

  private struct State {
    let view: View
    /// nil while the store has no such table.
    let query: Query?
    let rows: ResultRows
  }

  init(properties: [Int]?, query: @escaping @Sendable (Snapshot) throws -> Results<R>) {
    self.properties = properties
    self.query = query
  }

  /// The difference to a later state; nil when there is none.
  mutating func change(to view: View) throws -> ResultsChange<R>? {
    let results = try query(Snapshot(view: view))
    if let failure = results.failure { throw failure }
    if let last, isSame(last.query, results.query), let changed = try ChangedRecords(from: last.view, to: view),
      (results.query?.tables(in: view.schema) ?? []).allSatisfy({ changed.numbers[$0] == nil })
    {
      self.last = State(view: view, query: results.query, rows: last.rows)
      return nil
    }
    var rows = ResultRows()
    try results.forEachView { row in
      rows.append(row)
      return true
    }
    let next = State(view: view, query: results.query, rows: rows)
    defer { last = next }
    return try change(from: last, to: next)
  }

  private func isSame(_ first: Query?, _ second: Query?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second)
  }

  private func change(from last: State?, to next: State) throws -> ResultsChange<R>? {
    let before = last?.rows ?? ResultRows()
    let difference = ResultDifference(from: before.numbers, to: next.rows.numbers)
    var modifications: [Int] = []
    var modificationsAfter: [Int] = []
    if let last {
      try difference.forEachKept(countBefore: before.numbers.count, countAfter: next.rows.numbers.count) { old, new in
        guard try isModified(last, old, next, new) else { return }
        modifications.append(old)
        modificationsAfter.append(new)
      }
    }
    let isEmpty = difference.deletions.isEmpty && difference.insertions.isEmpty && modifications.isEmpty
    guard last == nil || !isEmpty else { return nil }
    return ResultsChange(
      snapshot: Snapshot(view: next.view), isInitial: last == nil, deletions: difference.deletions,
      insertions: difference.insertions, modifications: modifications, modificationsAfter: modificationsAfter,
      table: next.query?.table, rows: next.rows)
  }

  /// Whether a field that counts has another value. A record at the same place has none.
  private func isModified(_ last: State, _ old: Int, _ next: State, _ new: Int) throws -> Bool {
    if last.view.image === next.view.image, last.rows.puts[old] == next.rows.puts[new] { return false }
    guard let oldTable = last.query?.table, let newTable = next.query?.table else { return true }
    let before = try RowView(image: last.view.image, table: oldTable, operationOffset: last.rows.puts[old])
    let after = try RowView(image: next.view.image, table: newTable, operationOffset: next.rows.puts[new])
    return try !RecordDifference.fields(before, after, of: properties).isEmpty
  }
}
