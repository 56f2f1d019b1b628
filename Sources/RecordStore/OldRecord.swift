/// A record as it was before a step of a ``Migration``, read by the names of its fields.
public struct OldRecord {
  let row: RowView

  /// The primary key; in a table with a String key the number that the store gave the record.
  public var id: Int { Int(row.number) }

  /// The names of its fields.
  public var fieldNames: [String] { row.table.fields.map(\.name) }

  /// The value of a field.
  ///
  /// - Parameters:
  ///   - name: as the table had it before the step.
  ///   - type: its type there; an optional where the field may be nil.
  /// - Throws: ``StoreError`` `schemaMismatch` when there is no such field, or it holds what the type cannot.
  public func value<V: PropertyValue>(_ name: String, as type: V.Type = V.self) throws -> V {
    guard let field = row.table.field(named: name) else {
      throw StoreError(
        code: .schemaMismatch, message: "the table '\(row.table.name)' had no field '\(name)' before this step.",
        path: row.image.path)
    }
    return try V.read(StoredRow(view: row), StoredField(layout: row.layout(field)))
  }

  /// Whether there was a field of that name.
  public func hasField(_ name: String) -> Bool { row.table.field(named: name) != nil }
}
