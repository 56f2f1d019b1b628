import FoundationEssentials

extension Store {
  /// The changes of one record, newest first, each with the record as it was afterwards. None for an id that was never
  /// used. The cost grows with the changes of the store since the record was added, not with its size.
  ///
  /// - Throws: ``StoreError`` `damaged`, `io`, `closed`.
  public func history<R: Record>(of type: R.Type, id: Int) throws -> [RecordVersion<R>] {
    let view = try database.snapshot()
    guard let table = try view.table(for: R.schema.table) else { return [] }
    return try database.versions(of: table, number: Int64(id), in: view).map { header, put in
      let record = try put.map {
        try R.schema.record(RowView(image: view.image, table: table, operationOffset: $0))
      }
      return RecordVersion(change: Change(header), record: record)
    }
  }

  /// The state after the change with a number; 0 is the empty store before the first one. It is read as any other
  /// snapshot is, with the schema that the store had then: properties that came later have their defaults.
  ///
  /// The cost is that of opening the store, however many changes came since: the indexes of the past are still in the
  /// file.
  ///
  /// - Throws: ``StoreError`` `notFound` when there is no such change, `invalidArgument` for a negative number;
  ///   `damaged`, `io`, `closed`.
  public func snapshot(at number: Int) throws -> Snapshot {
    Snapshot(view: try database.snapshot(at: try Self.sequence(of: number)))
  }

  /// The state after the last change that was not made later than a moment, by the clocks of the machines that made the
  /// changes. Clocks may go back: of the changes with such a time the last one in the order of numbers counts. The cost
  /// grows with the changes since.
  ///
  /// - Throws: ``StoreError`` `damaged`, `io`, `closed`.
  public func snapshot(asOf time: Date) throws -> Snapshot {
    Snapshot(view: try database.snapshot(at: try database.sequence(asOf: time.millisecondsSince1970)))
  }

  /// Brings all records back to what they were after the change with a number, as one new change, which ``undo()``
  /// takes back as any other. Ids that were given since are not given again. Records that are as they were then stay
  /// untouched; when all are, nothing is written.
  ///
  /// - Parameter note: what ``history(limit:)`` calls the change: a verb, never a value.
  /// - Returns: how many records it changed.
  /// - Throws: ``StoreError`` `notFound` when there is no such change, `invalidArgument` for a negative number; what
  ///   ``write(_:_:)`` throws.
  @discardableResult
  public func restore(to number: Int, note: String = "restore") throws -> Int {
    try database.restore(to: try Self.sequence(of: number), note: note)
  }

  private static func sequence(of number: Int) throws -> UInt64 {
    guard let sequence = UInt64(exactly: number) else {
      throw StoreError.invalidArgument("changes are numbered from 1; 0 is the store before the first one.")
    }
    return sequence
  }
}
