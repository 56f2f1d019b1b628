/// Record numbers in some order.
protocol NumberCursor: AnyObject {
  func next() throws -> Int64?
}
