/// A stored property of a ``Record`` or an ``Embedded`` struct, and its name in the file.
public struct Field<R> {
  let part: SchemaPart

  /// - Parameter name: the field's name in the file, 1 to 1,000 bytes.
  public init<V: PropertyValue>(
    _ keyPath: @autoclosure @escaping @Sendable () -> WritableKeyPath<R, V> & Sendable, _ name: String,
    _ rules: FieldRule...
  ) {
    part = .field(SchemaPart.FieldPart(isKey: false, accessor: FieldAccessor(keyPath, name, rules)))
  }
}
