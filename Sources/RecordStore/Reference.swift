/// A name for the record whose primary key a property has: `comment.item` where a comment has the id of its item.
///
/// It is for conditions and orders, and is not stored: it costs nothing but where a query names it. A record that is
/// not there, or a property that is nil, is as a link that is nil.
///
/// ```swift
/// static let schema = Schema<OmiyageComment>("OmiyageComment") {
///   PrimaryKey(\.id, "id", .autoIncrement)
///   Field(\.omiyageID, "omiyage_id")
///   Reference("item", \.omiyageID, to: Omiyage.self)
/// }
/// ```
public struct Reference<R> {
  let element: SchemaElement<R>

  /// - Parameters:
  ///   - name: what text predicates call it; not the name of a field.
  ///   - keyPath: the property, of integers or texts as the other primary key is.
  public init<V: PropertyValue, T: Record>(
    _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> KeyPath<R, V>, to type: T.Type
  ) {
    element = SchemaElement(
      part: .relation(SchemaPart.RelationPart(name: name, keyPath: keyPath, type: type, isBacklinks: false)))
  }
}
