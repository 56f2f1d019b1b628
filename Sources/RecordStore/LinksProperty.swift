/// A property that leads to many records: a ``List``, or one behind a link that may be nil.
public protocol LinksProperty: CollectionProperty {
  /// The type of the records.
  associatedtype Target: Record
}

extension List: LinksProperty {}
extension Optional: LinksProperty where Wrapped: LinksProperty {
  /// That of the list.
  public typealias Target = Wrapped.Target
}
