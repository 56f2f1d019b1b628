/// A column that needs no more of a row than the pattern of a field.
protocol PatternColumn: TotalColumn {
  var reading: FieldReading { get }
}

extension PatternColumn {
  func add(_ row: RowView, to group: Int) throws { add(try reading.pattern(row), to: group) }
}
