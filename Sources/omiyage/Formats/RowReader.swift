/// Gives the rows of a file of fields one after the other.
protocol RowReader: AnyObject {
  /// The next row that is not blank; nil at the end. The row before it is no longer valid.
  func nextRow() throws(InputError) -> DelimitedRow?
}
