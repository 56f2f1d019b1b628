import RecordStore

/// The tables of a store.
struct TableShape: RecordShape {
  let columns = [
    ShapeColumn("type", TableColumn("type", .left, .fixed)),
    ShapeColumn("count", TableColumn("records", .right)),
    ShapeColumn("key", TableColumn("key")),
    ShapeColumn("nextID", TableColumn("next id", .right)),
    ShapeColumn("fieldCount", TableColumn("fields", .right)),
    ShapeColumn("indexCount", TableColumn("indexes", .right)),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of table: TableDescription, to sink: inout Sink) {
    switch column {
    case 0: sink.text(table.name)
    case 1: sink.integer(table.count)
    case 2: sink.text(table.key.name)
    case 3: if table.isAutoIncrement { sink.integer(table.nextID) } else { sink.missing() }
    case 4: sink.integer(table.fields.count)
    default: sink.integer(table.indexes.count + table.textIndexes.count)
    }
  }
}
