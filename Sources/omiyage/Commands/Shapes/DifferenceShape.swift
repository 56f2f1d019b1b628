/// The fields that differ between two states, one a line.
struct DifferenceShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("type", TableColumn("type")),
    ShapeColumn("id", TableColumn("id", .right, .fixed)),
    ShapeColumn("change", TableColumn("change")),
    ShapeColumn("field", TableColumn("field")),
    ShapeColumn("before", TableColumn("before", .left, .cut)),
    ShapeColumn("after", TableColumn("after", .left, .cut)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of difference: FieldDifference, to sink: inout Sink) {
    switch column {
    case 0: sink.text(difference.type)
    case 1: sink.integer(difference.id)
    case 2: sink.text(difference.kind.rawValue)
    case 3: sink.text(difference.field)
    case 4: text(difference.before, to: &sink)
    default: text(difference.after, to: &sink)
    }
  }

  private func text(_ value: String?, to sink: inout some ValueSink) {
    if let value { sink.text(value) } else { sink.missing() }
  }
}
