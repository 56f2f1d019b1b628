/// Orders by what is worked out for each record.
extension Results {
  /// Orders by a value that a closure names: a property behind a link, a calculation, or an aggregate of records that
  /// lead here. nil comes last, in both directions, unless `nulls` says otherwise; the primary key, rising, decides
  /// what is equal.
  ///
  /// ```swift
  /// souvenirs.sorted(by: { $0.backlinks(\Comment.souvenirID).average(\.star) }, .descending)
  /// ```
  ///
  /// The value is worked out once for each matching record. Counts, sums, means and extremes of records that lead here
  /// are read in one pass, where their property has an index that includes the number.
  public func sorted<Value: PropertyExpression>(
    by value: (Properties<R>) -> Value, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) -> Results {
    let key = Self.key(value(Properties<R>()).queryOperand.value, order, nulls)
    return changed { $0.order = [key] }
  }

  /// A further key of the order, which a closure names.
  public func then<Value: PropertyExpression>(
    by value: (Properties<R>) -> Value, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) -> Results {
    let key = Self.key(value(Properties<R>()).queryOperand.value, order, nulls)
    return changed { $0.order.append(key) }
  }

  private static func key(_ value: QueryValue, _ order: SortOrder, _ nulls: NullOrder) -> SortKey {
    SortKey(value, isDescending: order == .descending, nilsFirst: nulls == .first)
  }
}
