import RecordStore

/// How a command reaches records: a store of its own, or the transaction of a batch.
protocol StoreAccess: AnyObject {
  func read<Result>(_ body: (any RecordReader) throws -> Result) throws -> Result

  /// Runs `body` in a transaction; when it throws, nothing has changed.
  func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result

  /// Runs `body` in a transaction that is given up: nothing changes.
  func rehearse<Result>(_ body: (Transaction) throws -> Result) throws -> Result
}
