import RecordStore

/// The fields of all tables.
struct SchemaFieldShape: RecordShape {
  typealias Element = (table: TableDescription, position: Int)

  let columns = [
    ShapeColumn("type", TableColumn(localized("type", "型"), .left, .fixed)),
    ShapeColumn("field", TableColumn(localized("field", "項目"), .left, .fixed)),
    ShapeColumn("fieldType", TableColumn(localized("field type", "項目の型"))),
    ShapeColumn("isOptional", TableColumn(localized("optional", "省略可"))),
    ShapeColumn("isKey", TableColumn(localized("key", "キー"))),
    ShapeColumn("isAutoIncrement"),
    ShapeColumn("target"),
    ShapeColumn("indexes", TableColumn(localized("indexes", "索引"))),
  ]

  func emit<Sink: ValueSink>(_ column: Int, of element: Element, to sink: inout Sink) {
    let (table, position) = element
    let field = table.fields[position]
    let isKey = position == table.keyPosition
    switch column {
    case 0: sink.text(table.name)
    case 1: sink.text(field.name)
    case 2: sink.text(field.type.name)
    case 3: sink.literal(field.isOptional ? "true" : "false")
    case 4: sink.literal(isKey ? "true" : "false")
    case 5: sink.literal(isKey && table.isAutoIncrement ? "true" : "false")
    case 6: if let target = field.type.target { sink.text(target) } else { sink.missing() }
    default: indexes(of: field.name, in: table, to: &sink)
    }
  }

  /// The indexes that the field is the first key of, as `shop, number (unique)`.
  private func indexes<Sink: ValueSink>(of field: String, in table: TableDescription, to sink: inout Sink) {
    let texts = table.indexes.filter { $0.keys.first == field }.map { index in
      index.keys.joined(separator: ", ") + (index.isUnique ? " (unique)" : "")
        + (index.included.isEmpty ? "" : " including " + index.included.joined(separator: ", "))
    }
    let words = table.textIndexes.filter { $0.first == field }.map { $0.joined(separator: ", ") + " (text)" }
    let all = texts + words
    if all.isEmpty { sink.missing() } else { sink.text(all.joined(separator: "; ")) }
  }
}
