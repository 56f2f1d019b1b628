/// What is worked out for each group: a count, a sum, a mean, the least or the greatest value.
///
/// Records without a value are left out, except of ``count``. Where no record of a group has one, sum and count are 0,
/// the rest is nil. Sums are exact: the order of the records changes nothing. One of integers that is no Int is an
/// error, as is one of Decimals with more digits than a Decimal; one of Doubles is rounded once, is infinite where it
/// is too large, and NaN only where both infinities are in it.
public struct GroupMeasure<R: Record, Value: Sendable>: Sendable {
  let measure: GroupingMeasure
  let read: @Sendable (MeasuredGroup) throws -> Value

  init(
    _ kind: GroupingMeasure.Kind, _ keyPath: PartialKeyPath<R>,
    _ read: @escaping @Sendable (MeasuredGroup) throws -> Value
  ) {
    measure = GroupingMeasure(kind: kind, place: R.schema.place(of: keyPath))
    self.read = read
  }

  private init(_ measure: GroupingMeasure, _ read: @escaping @Sendable (MeasuredGroup) throws -> Value) {
    self.measure = measure
    self.read = read
  }
}

extension GroupMeasure where Value == Int {
  /// How many records.
  public static var count: GroupMeasure { GroupMeasure(.count) { try $0.integer() } }

  /// How many records have a value.
  public static func count<V: PropertyValue>(of keyPath: KeyPath<R, V>) -> GroupMeasure {
    GroupMeasure(.count, keyPath) { try $0.integer() }
  }
}

extension GroupMeasure {
  /// The sum; 0 of nothing.
  ///
  /// The groups throw ``StoreError`` `tooLarge` when it does not fit its type.
  public static func sum<V: NumericProperty>(of keyPath: KeyPath<R, V>) -> GroupMeasure where Value == V.Sum {
    GroupMeasure(.sum, keyPath) { try V.Sum($0.total) }
  }

  /// The mean, from the exact sum; nil of nothing.
  public static func average<V: NumericProperty>(of keyPath: KeyPath<R, V>) -> GroupMeasure
  where Value == V.Sum.Average? {
    GroupMeasure(.average, keyPath) { try V.Sum.average($0.total) }
  }

  /// The least value; nil of nothing.
  public static func min<V: PropertyValue>(of keyPath: KeyPath<R, V>) -> GroupMeasure where Value == V? {
    extreme(.min, keyPath)
  }

  /// The least value; nil of nothing.
  public static func min<V: PropertyValue>(of keyPath: KeyPath<R, V?>) -> GroupMeasure where Value == V? {
    extreme(.min, keyPath)
  }

  /// The greatest value; nil of nothing.
  public static func max<V: PropertyValue>(of keyPath: KeyPath<R, V>) -> GroupMeasure where Value == V? {
    extreme(.max, keyPath)
  }

  /// The greatest value; nil of nothing.
  public static func max<V: PropertyValue>(of keyPath: KeyPath<R, V?>) -> GroupMeasure where Value == V? {
    extreme(.max, keyPath)
  }

  private static func extreme<V: PropertyValue>(
    _ kind: GroupingMeasure.Kind, _ keyPath: PartialKeyPath<R>
  ) -> GroupMeasure where Value == V? {
    let decoding = ValueDecoding<V?>.optional()
    return GroupMeasure(kind, keyPath) { try decoding.decode($0.value(), $0.row) }
  }
}
