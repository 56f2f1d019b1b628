/// Records that have the values of some properties in common.
public struct Group<Key, Totals> {
  /// What they have in common; a tuple where there are several keys.
  public let key: Key
  /// What was worked out; a tuple where there are several measures.
  public let totals: Totals
}

extension Group: Sendable where Key: Sendable, Totals: Sendable {}
extension Group: Equatable where Key: Equatable, Totals: Equatable {}
