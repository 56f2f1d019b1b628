/// Where a record keeps one field (FileFormat, "Record"). Worked out once a table, so that a read is a load.
struct FieldLayout: Sendable {
  /// The position of the field in its table.
  let field: Int
  let type: PropertyType
  let isOptional: Bool
  /// The bit in its byte of the null bits; 0 for an Int primary key, which is never nil.
  let nullMask: UInt8
  let nullByte: Int
  /// Bytes from the start of the record; -1 for a variable field and for an Int primary key.
  let fixedOffset: Int
  /// The place among the variable fields; -1 for others.
  let slot: Int

  /// The field is the Int primary key, which the operation carries.
  @inline(__always)
  var isRecordNumber: Bool { nullMask == 0 }

  /// The same place in a record under another position in the table.
  func moved(to field: Int) -> FieldLayout {
    FieldLayout(
      field: field, type: type, isOptional: isOptional, nullMask: nullMask, nullByte: nullByte,
      fixedOffset: fixedOffset, slot: slot)
  }

  /// The layouts of all fields, and where the variable part begins.
  static func layouts(of fields: [FieldSchema], recordNumberField: Int?) -> (fields: [FieldLayout], fixedEnd: Int) {
    let storedCount = fields.count - (recordNumberField == nil ? 0 : 1)
    var end = (storedCount + 7) / 8
    var bit = 0
    var slot = 0
    var layouts: [FieldLayout] = []
    layouts.reserveCapacity(fields.count)
    for (position, field) in fields.enumerated() {
      if position == recordNumberField {
        layouts.append(
          FieldLayout(
            field: position, type: field.type, isOptional: false, nullMask: 0, nullByte: 0, fixedOffset: -1, slot: -1))
        continue
      }
      layouts.append(
        FieldLayout(
          field: position, type: field.type, isOptional: field.isOptional, nullMask: 1 << UInt8(bit & 7),
          nullByte: bit >> 3, fixedOffset: field.type.isVariable ? -1 : end, slot: field.type.isVariable ? slot : -1))
      bit += 1
      end += field.type.fixedByteCount
      if field.type.isVariable { slot += 1 }
    }
    return (layouts, end)
  }
}
