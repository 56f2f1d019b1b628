/// The properties of an ``Embedded`` struct that a list or a set holds, by name, in a condition.
@dynamicMemberLookup
public struct ElementProperties<R: Record, E: Embedded>: Sendable {
  let elementScope: Int

  init(scope: Int) { elementScope = scope }

  /// A property. One that the schema does not name is a programming mistake.
  public subscript<V: PropertyValue>(dynamicMember keyPath: KeyPath<E, V>) -> Property<R, V> {
    Property(path: ValuePath(field: E.schema.position(of: keyPath)), scope: elementScope)
  }
}
