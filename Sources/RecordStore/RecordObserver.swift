/// Follows one record from state to state. It keeps the last state, and where the record lies in it.
struct RecordObserver<R: Record> {
  /// Only a change of one of these fields counts, besides coming and going; nil any field.
  let properties: [Int]?
  let row: @Sendable (Snapshot) throws -> Row<R>?
  private var last: State?

  private struct State {
    let view: View
    let row: Row<R>?
  }

  init(properties: [Int]?, row: @escaping @Sendable (Snapshot) throws -> Row<R>?) {
    self.properties = properties
    self.row = row
  }

  /// The step to a later state; nil when nothing that counts has changed.
  mutating func change(to view: View) throws -> RecordChange<R>? {
    guard let last else {
      let next = try look(view)
      return try change(from: nil, to: next, fields: R.schema.table.fields.indices.filter { _ in next.row != nil })
    }
    if try !isTouched(since: last.view, view) {
      self.last = State(view: view, row: last.row)
      return nil
    }
    let next = try look(view)
    switch (last.row?.stored.view, next.row?.stored.view) {
    case (nil, nil): return nil
    case (let before?, let after?):
      if before.image === after.image, before.operationOffset == after.operationOffset { return nil }
      // Those that do not count are told with those that do.
      guard try !RecordDifference.fields(before, after, of: properties).isEmpty else { return nil }
      return try change(from: last, to: next, fields: RecordDifference.fields(before, after, of: nil))
    default: return try change(from: last, to: next, fields: Array(R.schema.table.fields.indices))
    }
  }

  private mutating func look(_ view: View) throws -> State {
    let next = State(view: view, row: try row(Snapshot(view: view)))
    last = next
    return next
  }

  /// Whether the record may have changed between two states.
  private func isTouched(since older: View, _ newer: View) throws -> Bool {
    guard let table = newer.schema.table(named: R.schema.name),
      let changed = try ChangedRecords(from: older, to: newer)
    else { return true }
    guard let numbers = changed.numbers[table.id] else { return false }
    // Of a record that is not there yet the number is not known: its key may be a String.
    return last?.row.map { numbers.contains($0.stored.view.number) } ?? true
  }

  private func change(from last: State?, to next: State, fields: [Int]) throws -> RecordChange<R> {
    RecordChange(
      snapshot: Snapshot(view: next.view), isInitial: last == nil, old: try last?.row?.record(),
      new: try next.row?.record(), fields: Set(fields))
  }
}
