/// A new value for one field: `.set(\.title, "東京ばな奈")`.
public struct Assignment<R: Record>: Sendable {
  /// The position of the field, and the value. Nothing else is stored: see `fieldValues`.
  private let fieldValue: RecordWriter.FieldValue

  /// Sets a property. One that the schema does not name is a programming mistake.
  public static func set<V: PropertyValue>(_ keyPath: WritableKeyPath<R, V>, _ value: V) -> Assignment {
    Assignment(fieldValue: (R.schema.position(of: keyPath), value.stored.value))
  }

  /// The same without the type of the record. An assignment is laid out as the pair that it holds, so the array is
  /// taken as one of pairs: a copy made for any record type takes longer than the update of a record.
  static func fieldValues(_ assignments: [Assignment]) -> [RecordWriter.FieldValue] {
    unsafeBitCast(assignments, to: [RecordWriter.FieldValue].self)
  }
}
