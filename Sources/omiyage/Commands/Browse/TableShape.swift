import RecordStore

/// The tables of a store.
struct TableShape: RecordShape {
  let columns = [
    ShapeColumn("type", TableColumn(localized("type", "型"), .left, .fixed)),
    ShapeColumn("count", TableColumn(localized("records", "記録数"), .right)),
    ShapeColumn("key", TableColumn(localized("key", "キー"))),
    ShapeColumn("nextID", TableColumn(localized("next id", "次の番号"), .right)),
    ShapeColumn("fieldCount", TableColumn(localized("fields", "項目数"), .right)),
    ShapeColumn("indexCount", TableColumn(localized("indexes", "索引数"), .right)),
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
