/// Numbers that do not come rising from where they are kept: all of them are gathered and sorted, 8 bytes each.
final class ListedCandidates: CandidateCursor {
  private let numbers: [Int64]
  private var position = 0

  /// - Parameter numbers: in any order, some perhaps twice.
  init(_ numbers: [Int64]) {
    var sorted = numbers
    sorted.sortUnique()
    self.numbers = sorted
  }

  /// - Parameter numbers: rising, each once.
  init(rising numbers: [Int64]) { self.numbers = numbers }

  convenience init(
    _ table: TableSchema, _ index: IndexSchema, _ stretches: [IndexBounds], in source: any RowSource
  ) throws {
    var numbers: [Int64] = []
    let column = index.keys.count
    for bounds in stretches {
      let start = numbers.count
      let isRead = try source.forEachEntry(
        table, index: index, bounds: bounds, begin: { numbers.removeLast(numbers.count - start) },
        { numbers.append(OrderPattern.signed(of: $0[column])) })
      if isRead { continue }
      let cursor = try source.indexCursor(table, index: index, bounds: bounds, descending: false, numbersDescend: nil)
      while let number = try cursor.next() { numbers.append(number) }
    }
    self.init(numbers)
  }

  func next(from lower: Int64) -> Int64? {
    if position < numbers.count, numbers[position] < lower { skip(to: lower) }
    guard position < numbers.count else { return nil }
    position += 1
    return numbers[position - 1]
  }

  /// In steps that double, so that a near number costs little and a far one a logarithm.
  private func skip(to lower: Int64) {
    var step = 1
    while position + step < numbers.count, numbers[position + step] < lower {
      position += step
      step *= 2
    }
    let (low, high) = (position + 1, min(position + step, numbers.count))
    position = low + ColumnView.search(high - low) { numbers[low + $0] < lower }
  }
}
