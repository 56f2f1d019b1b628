/// A row of one field, in memory: what reads a field reads a value with it that is in no record.
struct ValueRow {
  let view: RowView
  var layout: FieldLayout { view.table.layouts[0] }

  /// A table of rows whose one field has the type of another, or is nil.
  static func table(_ type: PropertyType, _ detail: FieldDetail, name: String) -> TableSchema {
    TableSchema(
      id: 0, name: name, version: 0, keyKind: .string, isAutoIncrement: false, keyField: -1,
      fields: [FieldSchema(id: 0, name: "value", type: type, isOptional: true, detail: detail)], indexes: [],
      path: name + ".")
  }

  init(_ value: Value, _ table: TableSchema, image: StoreImage) throws(StoreError) {
    var encoder = RecordEncoder(table)
    try encoder.set(0, value)
    var content = ByteWriter()
    content.appendBytes(try encoder.finishEmbedded())
    view = RowView(RecordBuffer(content), table, image: image)
  }
}
