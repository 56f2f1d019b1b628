/// Orders as text.
extension Results {
  /// Orders by a path from property to property, or by what its collections add up to: "average", "owner.name",
  /// "comments.@avg.star". nil comes last, in both directions, unless `nulls` says otherwise.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column: for a name that the type does not have, for many values,
  ///   and for a value that has no order.
  public func sorted(
    by path: String, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) throws(StoreError) -> Results {
    let key = try Self.key(path, order, nulls)
    return changed { $0.order = [key] }
  }

  /// A further key of the order, as text.
  public func then(
    by path: String, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) throws(StoreError) -> Results {
    let key = try Self.key(path, order, nulls)
    return changed { $0.order.append(key) }
  }

  /// Checks a path that records are to be ordered by, without a store.
  ///
  /// - Throws: as `sorted(by:)` does.
  public static func checkOrder(by path: String) throws(StoreError) { _ = try key(path, .ascending, .last) }

  private static func key(_ path: String, _ order: SortOrder, _ nulls: NullOrder) throws(StoreError) -> SortKey {
    SortKey(try value(at: path).value, isDescending: order == .descending, nilsFirst: nulls == .first)
  }
}
