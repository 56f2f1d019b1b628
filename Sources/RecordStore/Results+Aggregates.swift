/// Numbers made of many records. Records without a value are left out.
extension Results {
  /// The sum of a property; 0 of nothing. That of integers and of Decimals is exact.
  ///
  /// - Throws: ``StoreError`` `tooLarge` when a sum of integers is no Int, or one of Decimals has more digits than a
  ///   Decimal.
  public func sum<V: NumericProperty>(of keyPath: KeyPath<R, V>) throws -> V.Sum {
    try V.Sum(total(of: keyPath))
  }

  /// The mean; nil of nothing. That of integers and of Decimals is made from their exact sum, and rounded once.
  public func average<V: NumericProperty>(of keyPath: KeyPath<R, V>) throws -> V.Sum.Average? {
    try V.Sum.average(total(of: keyPath))
  }

  private func total(of keyPath: PartialKeyPath<R>) throws -> StoredTotal {
    let place = R.schema.place(of: keyPath)
    let isDecimal = place.table(in: R.schema.table).fields[place.field].type == .decimal
    if !isDecimal, place.outer.isEmpty, let total = try indexed?.total(of: place.field) {
      return StoredTotal(total: total, decimal: DecimalTotal())
    }
    return StoredTotal(
      total: isDecimal ? NumberTotal() : try runner()?.total(of: place) ?? NumberTotal(),
      decimal: isDecimal ? try runner()?.decimalTotal(of: place) ?? DecimalTotal() : DecimalTotal())
  }

  /// Before a runner is made, which takes longer than the total of a few records.
  private var indexed: IndexedTotals? { failure == nil ? query.flatMap { IndexedTotals(source, $0) } : nil }

  /// The least value; nil of nothing.
  public func min<V: PropertyValue>(of keyPath: KeyPath<R, V>) throws -> V? {
    try extreme(keyPath, isGreatest: false)
  }

  /// The least value; nil of nothing.
  public func min<V: PropertyValue>(of keyPath: KeyPath<R, V?>) throws -> V? {
    try extreme(keyPath, isGreatest: false) ?? nil
  }

  /// The greatest value; nil of nothing.
  public func max<V: PropertyValue>(of keyPath: KeyPath<R, V>) throws -> V? {
    try extreme(keyPath, isGreatest: true)
  }

  /// The greatest value; nil of nothing.
  public func max<V: PropertyValue>(of keyPath: KeyPath<R, V?>) throws -> V? {
    try extreme(keyPath, isGreatest: true) ?? nil
  }

  private func extreme<V: PropertyValue>(_ keyPath: KeyPath<R, V>, isGreatest: Bool) throws -> V? {
    let place = R.schema.place(of: keyPath)
    let row = try runner()?.extreme(of: place, isGreatest: isGreatest)
    return try row?.withPlace(place) { try V.read(StoredRow(view: $0), StoredField(layout: $1)) }
  }

  /// Count, sum and average of an integer property for each value of another, rising by that. A group without a value
  /// to sum is left out.
  ///
  /// An index of the other property that includes the first answers it without touching a record.
  ///
  /// - Throws: ``StoreError`` `tooLarge` when a sum is no Int.
  public func averages<V: NumericProperty>(
    of keyPath: KeyPath<R, V>, by group: KeyPath<R, Int>
  ) throws -> [GroupAverage] where V.Sum == Int {
    let groups = try runner()?.groupTotals(of: R.schema.position(of: keyPath), by: R.schema.position(of: group)) ?? []
    return groups.map {
      GroupAverage(key: Int(OrderPattern.signed(of: $0.key)), count: $0.count, sum: $0.sum)
    }
  }
}
