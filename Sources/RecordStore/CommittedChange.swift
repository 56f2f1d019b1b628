/// One change of a store, with the records that it changed.
public struct CommittedChange: Sendable, Equatable {
  /// Number, time, note and counts.
  public let change: Change
  /// Each record once, in the order in which the change came to it. A record that the change added and deleted again
  /// is left out.
  public let records: [ChangedRecord]
}

extension CommittedChange {
  init(commit: UInt64, in view: View) throws {
    change = Change(try CommitReader.header(view.image, commit))
    records = try RecordEvent.events(of: commit, image: view.image).map { event in
      guard let table = view.schema.table(id: event.table) else {
        throw StoreError.damaged("an operation names no table", path: view.image.path, offset: event.lastPut)
      }
      var key: String?
      if table.keyKind == .string {
        key = try RowView(image: view.image, table: table, operationOffset: event.lastPut).string(table.keyField)
      }
      return ChangedRecord(
        table: table.name, id: Int(event.number), key: key,
        kind: !event.isLive ? .deleted : event.wasLive ? .updated : .inserted)
    }
  }
}
