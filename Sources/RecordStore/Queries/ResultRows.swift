/// The result of a query as an observer keeps it: 16 bytes a record.
struct ResultRows: Sendable {
  /// Record numbers, in the order of the result.
  private(set) var numbers: [Int64] = []
  /// Where the put lies that holds each record.
  private(set) var puts: [UInt64] = []

  mutating func append(_ row: RowView) {
    numbers.append(row.number)
    puts.append(row.operationOffset)
  }
}
