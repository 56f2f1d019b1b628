import RecordStore

/// The changes of one item, with what they changed of it and of its comments, in words.
struct ItemChangeShape: RecordShape {
  struct Element {
    let change: Change
    let differences: [FieldDifference]
  }

  let columns = ChangeShape.all + [ShapeColumn("differences", TableColumn(localized("differences", "違い"), .left, .cut))]

  func emit<Sink: ValueSink>(_ column: Int, of element: Element, to sink: inout Sink) {
    guard column == ChangeShape.all.count else { return ChangeShape.emit(column, of: element.change, to: &sink) }
    sink.text(element.differences.map { $0.described(besides: Omiyage.noun) }.joined(separator: "; "))
  }
}
