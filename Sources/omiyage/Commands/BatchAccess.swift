import RecordStore

/// The records of a batch: one transaction for all its lines.
final class BatchAccess: StoreAccess {
  private let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  func read<Result>(_ body: (any RecordReader) throws -> Result) throws -> Result { try body(transaction) }

  func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    try transaction.savepoint { try body(transaction) }
  }

  private struct Rehearsed: Error {}

  func rehearse<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    var result: Result?
    do {
      try transaction.savepoint {
        result = try body(transaction)
        throw Rehearsed()
      }
    } catch is Rehearsed {}
    guard let result else { throw StoreError(code: .io, message: "the rehearsal gave no result") }
    return result
  }
}
