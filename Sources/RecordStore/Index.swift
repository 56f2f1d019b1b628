/// An index: records in the order of some properties, with values that it carries beside them.
///
/// A query that needs only keys and included values does not touch the records.
public struct Index<R> {
  let part: SchemaPart.IndexPart

  /// - Parameters:
  ///   - keys: the properties that order the index, the most important first; at least one.
  ///   - included: properties of fixed size that it carries.
  public init(_ keys: PartialKeyPath<R>..., including included: PartialKeyPath<R>...) {
    part = SchemaPart.IndexPart(keys: keys, included: included, isUnique: false)
  }
}
