/// Rows in some order, read as they are asked for.
protocol RowCursor: AnyObject {
  func next() throws -> RowView?
}
