import RecordStore

/// The records of any table, a column for each field.
struct RowShape: RecordShape {
  let columns: [ShapeColumn]

  init(_ table: TableDescription) {
    columns = table.fields.enumerated().map { position, field in
      ShapeColumn(named: field.name, RowShape.column(field, isKey: position == table.keyPosition))
    }
  }

  private static func column(_ field: FieldDescription, isKey: Bool) -> TableColumn {
    let isNumber =
      switch field.type {
      case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .link: true
      default: false
      }
    let fitting = isKey ? TableColumn.Fitting.fixed : isNumber ? .optional : .cutThenOptional
    return TableColumn(Sanitizer.visible(field.name), isNumber ? .right : .left, fitting)
  }

  func emit<Sink: ValueSink>(_ column: Int, of row: TableRow, to sink: inout Sink) throws {
    try row.value(at: column).emit(to: &sink)
  }
}
