/// One record of any table as a list of its fields.
struct RowLineShape: RecordShape {
  let columns = [
    ShapeColumn("field", TableColumn("field", .left, .fixed)),
    ShapeColumn("type", TableColumn("type")),
    ShapeColumn("value", TableColumn("value", .left, .cut)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of line: RowLine, to sink: inout Sink) {
    switch column {
    case 0: sink.text(line.name)
    case 1: sink.text(line.type)
    default: line.value.emit(to: &sink)
    }
  }
}
