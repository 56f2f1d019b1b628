/// Reads one field of rows.
struct FieldReading {
  let place: FieldPlace
  /// Of the field in the table, or in the embedded struct, that has it.
  let layout: FieldLayout

  /// The pattern of a field of fixed width; nil where it has no value.
  @inline(__always)
  func pattern(_ row: RowView) throws -> UInt64? {
    if place.outer.isEmpty { return row.isNil(layout) ? nil : row.pattern(layout) }
    return try row.withPlace(place) { row, layout in row.isNil(layout) ? nil : row.pattern(layout) }
  }

  func value(_ row: RowView) throws -> Value {
    try row.withPlace(place) { row, layout in try row.value(layout.field) } ?? .null
  }
}
