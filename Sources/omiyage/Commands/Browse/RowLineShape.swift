/// One record of any table as a list of its fields.
struct RowLineShape: RecordShape {
  let columns = [
    ShapeColumn("field", TableColumn(localized("field", "項目"), .left, .fixed)),
    ShapeColumn("type", TableColumn(localized("type", "型"))),
    ShapeColumn("value", TableColumn(localized("value", "値"), .left, .cut)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of line: RowLine, to sink: inout Sink) {
    switch column {
    case 0: sink.text(line.name)
    case 1: sink.text(line.type)
    default: line.value.emit(to: &sink)
    }
  }
}
