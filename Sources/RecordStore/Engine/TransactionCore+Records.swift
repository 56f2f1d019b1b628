/// Whole records on their way into a transaction.
extension TransactionCore {
  typealias UniqueKey = (index: IndexSchema, keys: [IndexKey])

  /// Puts what an encoder holds.
  ///
  /// - Parameters:
  ///   - newest: the newest operation of the number, a delete included.
  ///   - old: the version before; nil where there is none.
  ///   - uniqueKeys: those that may be new; nil when they are not known.
  func put(
    _ encoder: inout RecordEncoder, number: Int64, newest: (offset: UInt64, isDeleted: Bool)?, old: RowView?,
    uniqueKeys: [UniqueKey]? = nil
  ) throws {
    let storage = BlobStorage(core: self)
    let record = try encoder.finish(basedOn: old, storeBlob: { try storage.store($0) }) { byteCount in
      try nextOperationOffset(carrying: byteCount)
    }
    try put(table: encoder.table, number: number, record: record, previous: newest, uniqueKeys: uniqueKeys)
  }

  /// Deletes records, and nothing that follows from links.
  ///
  /// - Returns: how many of them there were.
  func deleteAlone(_ table: TableSchema, _ numbers: [Int64]) throws -> Int {
    var count = 0
    for number in numbers {
      guard let newest = try liveOperation(table, number) else { continue }
      try delete(table: table, number: number, previous: newest)
      count += 1
    }
    return count
  }

  /// Deletes all records of a table.
  ///
  /// - Returns: how many.
  func deleteAll(_ table: TableSchema) throws -> Int {
    var numbers: [Int64] = []
    let cursor = try primaryCursor(table, range: Int64.min...Int64.max, descending: false)
    while let row = try cursor.next() { numbers.append(row.number) }
    return try deleteAlone(table, numbers)
  }
}
