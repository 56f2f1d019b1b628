/// A name for the records of another type that lead to a record: by a ``Link``, by a ``List``, or by a property that
/// has its primary key.
///
/// It is for conditions and orders, and is not stored: it costs nothing but where a query names it. An index of the
/// property makes it faster; fields of links have one always.
///
/// ```swift
/// static let schema = Schema<Omiyage>("Omiyage") {
///   PrimaryKey(\.id, "id", .autoIncrement)
///   Field(\.title, "title")
///   Backlinks("comments", \OmiyageComment.omiyageID)
/// }
/// ```
public struct Backlinks<R> {
  let element: SchemaElement<R>

  /// - Parameters:
  ///   - name: what text predicates call it; not the name of a field.
  ///   - keyPath: the property of the other type.
  public init<V: PropertyValue, S: Record>(
    _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> KeyPath<S, V>
  ) {
    element = SchemaElement(
      part: .relation(SchemaPart.RelationPart(name: name, keyPath: keyPath, type: S.self, isBacklinks: true)))
  }
}
