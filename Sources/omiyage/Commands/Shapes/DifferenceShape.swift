/// The fields that differ between two states, one a line.
struct DifferenceShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("type", TableColumn(localized("type", "種類"))),
    ShapeColumn("id", TableColumn(localized("id", "番号"), .right, .fixed)),
    ShapeColumn("change", TableColumn(localized("change", "変更"))),
    ShapeColumn("field", TableColumn(localized("field", "項目"))),
    ShapeColumn("before", TableColumn(localized("before", "前"), .left, .cut)),
    ShapeColumn("after", TableColumn(localized("after", "後"), .left, .cut)),
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
