/// Which fields of a record differ between two of its versions.
enum RecordDifference {
  /// The positions of the fields that differ, those in `fields` only; nil all.
  static func fields(_ before: RowView, _ after: RowView, of fields: [Int]?) throws -> [Int] {
    try (fields ?? Array(after.table.fields.indices)).filter { field in
      // A field that one of both layouts lacks is as good as changed.
      guard before.table.fields.indices.contains(field), after.table.fields.indices.contains(field) else { return true }
      return try before.value(field) != after.value(field)
    }
  }
}
