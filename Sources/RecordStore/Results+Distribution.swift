/// How the values of a property lie. Records without a value are left out; limit and offset count first.
extension Results {
  /// The value in the middle; the mean of both where their number is even; nil of nothing. It takes 8 bytes a record
  /// while it works.
  public func median<V: NumericProperty>(of keyPath: KeyPath<R, V>) throws -> V.Sum.Average? {
    guard let runner = try runner() else { return nil }
    let middle = try runner.middle(of: R.schema.place(of: keyPath))
    return try V.Sum.average(StoredTotal(total: middle.total, decimal: middle.decimal))
  }

  /// How many values lie between neighbouring bounds: at the lower one or above it, and below the upper one; the last
  /// range has its upper bound, too. Values outside of all are left out. Fewer than two bounds give nothing.
  ///
  /// Bounds that do not rise are a programming mistake.
  public func histogram<V: PropertyValue>(of keyPath: KeyPath<R, V>, bounds: [V]) throws -> [Int] {
    let values = bounds.map(\.stored.value)
    for (lower, upper) in zip(values, values.dropFirst()) {
      precondition(lower.isOrdered(before: upper) && upper != .null, "bounds of a histogram that do not rise")
    }
    let none = [Int](repeating: 0, count: Swift.max(values.count - 1, 0))
    return try runner()?.counts(of: R.schema.place(of: keyPath), between: values) ?? none
  }

  /// The range from the least value to the greatest in equal parts, with the number of values in each; the last part
  /// has its upper end, too. One part where all values are equal, nothing where there is none. Infinities are left
  /// out.
  public func histogram<V: NumericProperty>(
    of keyPath: KeyPath<R, V>, buckets count: Int
  ) throws -> [HistogramBucket] where V.Sum.Average == Double {
    precondition(count > 0, "a histogram of no parts")
    return try runner()?.histogram(of: R.schema.place(of: keyPath), count).map {
      HistogramBucket(lower: $0.lower, upper: $0.upper, count: $0.count)
    } ?? []
  }
}
