/// Properties of embedded structs. One that the schema does not name is a programming mistake.
extension Property {
  /// A property of an embedded struct.
  public subscript<W: PropertyValue>(dynamicMember keyPath: KeyPath<V, W>) -> Property<R, W> where V: Embedded {
    inner(.embedded(propertyPath.field), V.schema.position(of: keyPath))
  }

  /// A property of an embedded struct that may be nil.
  public subscript<E: Embedded, W: PropertyValue>(dynamicMember keyPath: KeyPath<E, W>) -> Property<R, W?>
  where V == E? {
    inner(.embedded(propertyPath.field), E.schema.position(of: keyPath))
  }

  /// An optional property of an embedded struct that may be nil.
  public subscript<E: Embedded, W: PropertyValue>(dynamicMember keyPath: KeyPath<E, W?>) -> Property<R, W?>
  where V == E? {
    inner(.embedded(propertyPath.field), E.schema.position(of: keyPath))
  }

  /// A field behind this one.
  func inner<W: PropertyValue>(_ step: PathStep, _ field: Int) -> Property<R, W> {
    Property<R, W>(path: ValuePath(steps: propertyPath.steps + [step], field: field), scope: propertyScope)
  }
}
