/// A new value for one field: `.set(\.title, "東京ばな奈")`.
public struct Assignment<R: Record>: Sendable {
  /// The position of the field, and the value.
  private let fieldValue: RecordWriter.FieldValue

  /// Sets a property. One that the schema does not name is a programming mistake.
  public static func set<V: PropertyValue>(_ keyPath: WritableKeyPath<R, V>, _ value: V) -> Assignment {
    Assignment(fieldValue: (R.schema.position(of: keyPath), value.stored.value))
  }

  /// The same without the type of the record. Not by a key path as a function: for any record type, each call would
  /// make one anew.
  static func fieldValues(_ assignments: [Assignment]) -> [RecordWriter.FieldValue] {
    assignments.map { $0.fieldValue }
  }
}
