@testable import RecordStore

/// A store of sweets, whatever its indexes are.
protocol CandyAnswering: Sendable {
  var store: Store { get }
  /// Which indexes it has.
  var name: String { get }

  /// Makes changes in a transaction. Returns the ids of new records.
  func apply(_ changes: [CandyChange], to transaction: Transaction) throws -> [Int?]
  func answer(_ question: CandyQuestion, in reader: any RecordReader) throws -> CandyAnswer
  func plan(_ question: CandyQuestion, in reader: any RecordReader) throws -> String
}
