/// An index that no two records share the keys of: one property, or several together.
///
/// A record with nil in any of them does not count. Texts are equal in NFC, as in conditions.
///
/// ```swift
/// Unique(\.code)            // no code twice
/// Unique(\.shop, \.number)  // no number twice in one shop
/// ```
public struct Unique<R> {
  let part: SchemaPart.IndexPart

  /// - Parameter keys: the properties that are unique together; at least one. They order the index, too.
  public init(_ keys: PartialKeyPath<R>...) {
    part = SchemaPart.IndexPart(keys: keys, included: [], isUnique: true)
  }
}
