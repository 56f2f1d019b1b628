/// Brings records of one earlier version of a table into today's layout. Worked out once a version.
final class RecordConversion: Sendable {
  /// Where a field of today gets its value from.
  private enum Source: Sendable {
    /// A field that had the same type.
    case same(FieldLayout)
    /// A number that had a narrower type.
    case narrower(FieldLayout)
    /// The record was written without the field.
    case none
  }

  private let former: FormerLayout
  private let layouts: [FieldLayout]
  private let sources: [Source]
  /// For each field what stands for a missing value; without one it is nil, 0 or empty.
  private let defaults: [[UInt8]?]
  private let fixedEnd: Int
  private let variableCount: Int

  init(from former: FormerLayout, to table: TableSchema) {
    self.former = former
    layouts = table.layouts
    fixedEnd = table.fixedEnd
    variableCount = table.variableCount
    sources = table.fields.map { field in
      guard let layout = former.layout(ofFieldWithID: field.id) else { return .none }
      if layout.type == field.type { return .same(layout) }
      return NumberWidening.isLossless(from: layout.type, to: field.type) ? .narrower(layout) : .none
    }
    defaults = table.fields.map { table.history.defaults[$0.id] }
  }

  /// A variable field on its way into the new record.
  private struct Slot {
    var form = VariableForm.value
    var bytes: [UInt8] = []
  }

  /// The record of a put in today's layout. It has no references: they would lead to records in the old one.
  func convert(_ operation: Operation, _ image: StoreImage) throws(StoreError) -> RecordBuffer {
    try convert(try FormerRecord(operation, image, former))
  }

  /// The record of which nothing is known.
  static func defaults(of table: TableSchema) -> RecordBuffer {
    let nothing = FormerLayout(version: 0, fields: [], keyField: 0, keyKind: table.keyKind)
    let conversion = RecordConversion(from: nothing, to: table)
    var (record, slots) = conversion.blank()
    for field in conversion.layouts.indices { conversion.setMissing(field, &record, &slots) }
    conversion.appendVariable(slots, to: &record)
    return RecordBuffer(record)
  }

  private func blank() -> (ByteWriter, [Slot]) {
    var record = ByteWriter(capacity: fixedEnd + 64)
    record.appendZeros(fixedEnd)
    return (record, [Slot](repeating: Slot(), count: variableCount))
  }

  private func convert(_ old: FormerRecord) throws(StoreError) -> RecordBuffer {
    var (record, slots) = blank()
    for (field, layout) in layouts.enumerated() where !layout.isRecordNumber {
      switch sources[field] {
      case .same(let from) where !from.isNil(in: old.start):
        if from.slot >= 0 {
          let (form, bytes) = try old.stored(from)
          slots[layout.slot] = Slot(form: form, bytes: Array(bytes))
        } else {
          layout.patch(&record, from.bits(in: old.start))
        }
      case .narrower(let from) where !from.isNil(in: old.start):
        let value = NumberWidening.widened(old.start + from.fixedOffset, from: from.type, to: layout.type)
        layout.patch(&record, value)
      case .same where layout.isOptional, .narrower where layout.isOptional: setNil(layout, &record)
      default: setMissing(field, &record, &slots)
      }
    }
    appendVariable(slots, to: &record)
    return RecordBuffer(record)
  }

  private func setNil(_ layout: FieldLayout, _ record: inout ByteWriter) {
    let bits = record.withBytes { $0.load8(at: layout.nullByte) }
    record.patchU8(bits | layout.nullMask, at: layout.nullByte)
  }

  /// Sets a field that the record was written without, or that is nil and must not be.
  private func setMissing(_ field: Int, _ record: inout ByteWriter, _ slots: inout [Slot]) {
    let layout = layouts[field]
    if layout.isRecordNumber { return }
    guard let bytes = defaults[field] else {
      if layout.isOptional { setNil(layout, &record) }
      return
    }
    if layout.slot >= 0 {
      slots[layout.slot] = Slot(bytes: bytes)
    } else {
      for (index, byte) in bytes.prefix(layout.type.fixedByteCount).enumerated() {
        record.patchU8(byte, at: layout.fixedOffset + index)
      }
    }
  }

  private func appendVariable(_ slots: [Slot], to record: inout ByteWriter) {
    guard !slots.isEmpty else { return }
    // The longest lengths and a form each: this record is read once or twice, and never stored.
    record.appendU8(2 | RecordShape.formsFlag)
    for slot in slots { record.appendU8(slot.form.rawValue) }
    for slot in slots { record.appendU32(UInt32(truncatingIfNeeded: slot.bytes.count)) }
    for slot in slots { record.appendBytes(slot.bytes) }
  }
}
