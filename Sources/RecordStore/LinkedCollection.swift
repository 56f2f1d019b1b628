/// Records that a record leads to: a ``Property`` that is a ``List``, or ``LinkedRecords``.
public protocol LinkedCollection: Sendable {
  /// The type of the records.
  associatedtype Element: Record
  /// The records.
  var linkedRecords: LinkedRecords<Element> { get }
}

extension LinkedCollection {
  private func properties() -> Properties<Element> { Properties(scope: linkedRecords.collectionScope + 1) }

  /// At least one satisfies a condition; false of nothing.
  public func any(_ condition: (Properties<Element>) -> Condition) -> Condition {
    linkedRecords.condition(.any, condition(properties()))
  }

  /// Each satisfies a condition; true of nothing.
  public func all(_ condition: (Properties<Element>) -> Condition) -> Condition {
    linkedRecords.condition(.all, condition(properties()))
  }

  /// None satisfies a condition; true of nothing.
  public func none(_ condition: (Properties<Element>) -> Condition) -> Condition {
    linkedRecords.condition(.none, condition(properties()))
  }

  /// How many satisfy a condition.
  public func count(where condition: (Properties<Element>) -> Condition) -> ComputedProperty<Int> {
    self.where(condition).count
  }

  /// Those that satisfy a condition.
  public func `where`(_ condition: (Properties<Element>) -> Condition) -> LinkedRecords<Element> {
    let (records, condition) = (linkedRecords, condition(properties()))
    let inner = condition.within(records.collectionScope + 1)
    return LinkedRecords(
      records.collectionPath, scope: records.collectionScope,
      filter: records.collectionFilter.map { .and($0, inner) } ?? inner,
      depth: Swift.max(records.collectionDepth, condition.depth) + 1)
  }

  // MARK: Aggregates

  private func aggregate<V: PropertyValue>(
    _ aggregate: Aggregate, _ value: (Properties<Element>) -> some PropertyExpression
  ) -> ComputedProperty<V> {
    let operand = value(properties()).queryOperand
    return ComputedProperty(linkedRecords.operand(aggregate, of: operand, depth: operand.depth))
  }

  /// The sum of a property; 0 of nothing. That of integers is exact, and an error where it is no Int.
  public func sum<V: NumericProperty>(_ keyPath: KeyPath<Element, V>) -> ComputedProperty<V.Sum>
  where V.Sum: PropertyValue { aggregate(.sum) { $0[dynamicMember: keyPath] } }

  /// The sum of what a closure asks of each.
  public func sum<E: PropertyExpression>(
    _ value: (Properties<Element>) -> E
  ) -> ComputedProperty<E.Value.Sum> where E.Value: NumericProperty, E.Value.Sum: PropertyValue {
    aggregate(.sum, value)
  }

  /// The mean of a property; nil of nothing.
  public func average<V: NumericProperty>(_ keyPath: KeyPath<Element, V>) -> ComputedProperty<V.Sum.Average?>
  where V.Sum.Average: PropertyValue { aggregate(.average) { $0[dynamicMember: keyPath] } }

  /// The mean of what a closure asks of each.
  public func average<E: PropertyExpression>(
    _ value: (Properties<Element>) -> E
  ) -> ComputedProperty<E.Value.Sum.Average?>
  where E.Value: NumericProperty, E.Value.Sum.Average: PropertyValue { aggregate(.average, value) }

  /// The least value of a property; nil of nothing.
  public func min<V: PropertyValue>(_ keyPath: KeyPath<Element, V>) -> ComputedProperty<V?> {
    aggregate(.minimum) { $0[dynamicMember: keyPath] }
  }

  /// The least value of a property; nil of nothing.
  public func min<V: PropertyValue>(_ keyPath: KeyPath<Element, V?>) -> ComputedProperty<V?> {
    aggregate(.minimum) { $0[dynamicMember: keyPath] }
  }

  /// The greatest value of a property; nil of nothing.
  public func max<V: PropertyValue>(_ keyPath: KeyPath<Element, V>) -> ComputedProperty<V?> {
    aggregate(.maximum) { $0[dynamicMember: keyPath] }
  }

  /// The greatest value of a property; nil of nothing.
  public func max<V: PropertyValue>(_ keyPath: KeyPath<Element, V?>) -> ComputedProperty<V?> {
    aggregate(.maximum) { $0[dynamicMember: keyPath] }
  }
}
