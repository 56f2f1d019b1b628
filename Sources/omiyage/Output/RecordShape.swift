/// How records of one kind are printed, in every format.
protocol RecordShape {
  associatedtype Element

  /// All fields, in the order of the machine formats.
  var columns: [ShapeColumn] { get }

  /// The positions of the columns that a table shows by itself, in its order.
  var tableColumns: [Int] { get }

  /// Gives the value of one column to the sink: exactly one call of it.
  func emit<Sink: ValueSink>(_ column: Int, of element: Element, to sink: inout Sink) throws

  /// Where the text of a column matches a search, as byte ranges.
  func highlights(_ column: Int, in text: String) -> [Range<Int>]
}

extension RecordShape {
  var tableColumns: [Int] { columns.indices.filter { columns[$0].table != nil } }

  func highlights(_ column: Int, in text: String) -> [Range<Int>] { [] }
}
