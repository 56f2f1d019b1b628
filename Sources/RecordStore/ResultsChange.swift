/// A step from one state of a query's result to a later one.
///
/// Take out the ``deletions``, the highest first; put in the ``insertions``, the lowest first; read the
/// ``modifications`` again. That is the result of the query in ``snapshot``, which ``apply(to:)`` does to an array.
public struct ResultsChange<R: Record>: Sendable {
  /// The state that the step leads to.
  public let snapshot: Snapshot
  /// The first element of a sequence: the whole result, as insertions.
  public let isInitial: Bool
  /// Records that have left the result, or have moved in it: indices of before, rising.
  public let deletions: [Int]
  /// Records that have come into the result, or have moved in it: indices of after, rising.
  public let insertions: [Int]
  /// Records that stay where they are, and have other values: indices of before, rising.
  public let modifications: [Int]
  /// The same records as ``modifications``, as indices of after.
  public let modificationsAfter: [Int]
  let table: TableSchema?
  let rows: ResultRows

  /// How many records the result has now.
  public var count: Int { rows.numbers.count }

  /// The Int primary keys of the result as it is now, in its order; in a table with a String key the numbers that the
  /// store gave the records.
  public var ids: [Int] { rows.numbers.map { Int($0) } }

  /// The record at an index of after. An index out of range is a programming mistake.
  public func row(at index: Int) throws -> Row<R> {
    precondition(rows.numbers.indices.contains(index), "no record \(index) in a result of \(count)")
    guard let table else { throw StoreError(code: .notFound, message: "the store has no such table") }
    return Row(try RowView(image: snapshot.view.image, table: table, operationOffset: rows.puts[index]))
  }

  /// The record at an index of after.
  public func record(at index: Int) throws -> R { try row(at: index).record() }

  /// The whole result as it is now.
  public func records() throws -> [R] { try rows.numbers.indices.map { try record(at: $0) } }

  /// Brings a copy of the result up to date; only records that came or changed are read.
  ///
  /// The copy must be what the element before left, and empty before the first one.
  public func apply(to records: inout [R]) throws {
    precondition(records.count == count - insertions.count + deletions.count, "the copy is not the state of before")
    let added = try insertions.map { try record(at: $0) }
    let modified = try modificationsAfter.map { try record(at: $0) }
    for (index, record) in zip(modifications, modified) { records[index] = record }
    var result: [R] = []
    result.reserveCapacity(count)
    var (deletion, insertion, before) = (0, 0, 0)
    while result.count < count {
      if insertion < insertions.count, insertions[insertion] == result.count {
        result.append(added[insertion])
        insertion += 1
      } else if deletion < deletions.count, deletions[deletion] == before {
        deletion += 1
        before += 1
      } else {
        result.append(records[before])
        before += 1
      }
    }
    records = result
  }
}
