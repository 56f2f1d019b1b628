/// The primary key of a schema: an Int or a String, exactly one.
///
/// An Int key with `.autoIncrement` is given by the store when it is 0.
public struct PrimaryKey<R> {
  let element: SchemaElement<R>

  /// - Parameter name: the field's name in the file, 1 to 1,000 bytes.
  public init<V: PropertyValue>(
    _ keyPath: @autoclosure @escaping @Sendable () -> WritableKeyPath<R, V> & Sendable, _ name: String,
    _ rules: FieldRule...
  ) {
    let part = SchemaPart.FieldPart(isKey: true, accessor: FieldAccessor(keyPath, name, rules))
    element = SchemaElement(part: .field(part))
  }
}
