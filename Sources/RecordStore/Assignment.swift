/// A new value for one field: `.set(\.title, "東京ばな奈")`.
public struct Assignment<R: Record>: Sendable {
  /// The position of the field.
  let field: Int
  let value: Value

  var fieldValue: RecordWriter.FieldValue { (field, value) }

  /// Sets a property. One that the schema does not name is a programming mistake.
  public static func set<V: PropertyValue>(_ keyPath: WritableKeyPath<R, V>, _ value: V) -> Assignment {
    Assignment(field: R.schema.position(of: keyPath), value: value.stored.value)
  }
}
