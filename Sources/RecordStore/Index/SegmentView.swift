/// A segment with all its columns found and checked.
struct SegmentView {
  let count: Int
  let columns: ContiguousArray<ColumnView>

  init(_ payload: UnsafeRawBufferPointer, shape: RunShape, count: Int, offset: UInt64) throws {
    try SegmentLayout.check(
      payload, content: .segment, columnCount: shape.columnCount, count: count, offset: offset)
    self.count = count
    var columns = ContiguousArray<ColumnView>()
    columns.reserveCapacity(shape.columnCount)
    for column in 0..<shape.columnCount {
      columns.append(try SegmentLayout.column(payload, column, count: count, offset: offset))
    }
    self.columns = columns
  }
}
