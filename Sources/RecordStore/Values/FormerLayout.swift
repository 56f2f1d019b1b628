/// The layout that records of an earlier version of a table have.
final class FormerLayout: Sendable {
  let version: Int
  /// The name of a field that the table still has is that of today.
  let fields: [FieldSchema]
  /// The position of the primary key in `fields`.
  let keyField: Int
  let layouts: [FieldLayout]
  let fixedEnd: Int
  let variableCount: Int

  init(version: Int, fields: [FieldSchema], keyField: Int, keyKind: KeyKind) {
    self.version = version
    self.fields = fields
    self.keyField = keyField
    (layouts, fixedEnd) = FieldLayout.layouts(of: fields, recordNumberField: keyKind == .int ? keyField : nil)
    variableCount = layouts.count { $0.slot >= 0 }
  }

  /// Where a record of this version keeps a field of today; nil when it has none.
  func layout(ofFieldWithID id: Int) -> FieldLayout? {
    fields.firstIndex { $0.id == id }.map { layouts[$0] }
  }
}
