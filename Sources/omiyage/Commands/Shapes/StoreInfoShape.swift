import RecordStore

/// What a store says of itself, as one record.
struct StoreInfoShape: RecordShape {
  let columns: [ShapeColumn] = [
    ShapeColumn("path", TableColumn(localized("path", "パス"), .left, .cut)),
    ShapeColumn("bytes", TableColumn(localized("bytes", "バイト数"), .right)),
    ShapeColumn("format", TableColumn(localized("format", "形式"), .right)),
    ShapeColumn("storeID"),
    ShapeColumn("generation"),
    ShapeColumn("changes", TableColumn(localized("changes", "変更数"), .right)),
    ShapeColumn("items", TableColumn(localized("items", "お土産数"), .right)),
    ShapeColumn("comments", TableColumn(localized("comments", "コメント数"), .right)),
    ShapeColumn("tables", isNested: true),
    ShapeColumn("holders"),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of info: StoreInfo, to sink: inout Sink) {
    switch column {
    case 0: sink.text(info.path)
    case 1: sink.integer(info.byteCount)
    case 2: sink.integer(info.formatVersion)
    case 3: sink.text(info.storeID)
    case 4: sink.integer(info.generation)
    case 5: sink.integer(info.changeCount)
    case 6: sink.integer(count(of: "Omiyage", info))
    case 7: sink.integer(count(of: "OmiyageComment", info))
    case 8:
      sink.json { writer in
        writer.objects(info.tables) { table, writer in
          writer.key("name")
          writer.value(table.name)
          writer.key("count")
          writer.value(table.count)
          writer.key("nextID")
          writer.value(table.nextID)
          writer.key("textIndexBytes")
          writer.value(table.textIndexByteCount)
        }
      }
    default: sink.numbers(info.holders.map { Int($0) })
    }
  }

  private func count(of table: String, _ info: StoreInfo) -> Int {
    info.tables.first { $0.name == table }?.count ?? 0
  }
}
