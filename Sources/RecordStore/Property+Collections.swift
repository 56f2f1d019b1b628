extension Property where V: CollectionProperty {
  /// How many elements there are; nil where there is no value.
  public var count: ComputedProperty<Int?> {
    ComputedProperty(QueryOperand(.elementCount(propertyPath), scope: propertyScope))
  }
}

extension Property where V: ListProperty {
  /// One of the elements is equal to a value.
  public func contains(_ element: V.ListElement) -> Condition {
    Condition(propertyPath, of: propertyScope, .element(propertyPath.field, element.stored.value))
      ?? any { $0 == element }
  }

  /// At least one element satisfies a condition; false of nothing.
  public func any(_ condition: (ComputedProperty<V.ListElement>) -> Condition) -> Condition {
    Condition(.any, elements, condition(element), propertyScope)
  }

  /// Each element satisfies a condition; true of nothing.
  public func all(_ condition: (ComputedProperty<V.ListElement>) -> Condition) -> Condition {
    Condition(.all, elements, condition(element), propertyScope)
  }

  /// None of the elements satisfies a condition; true of nothing.
  public func none(_ condition: (ComputedProperty<V.ListElement>) -> Condition) -> Condition {
    Condition(.none, elements, condition(element), propertyScope)
  }

  private var elements: CollectionPath {
    CollectionPath(steps: propertyPath.steps, elementField: propertyPath.field)
  }

  private var element: ComputedProperty<V.ListElement> {
    ComputedProperty(QueryOperand(.element, scope: propertyScope + 1))
  }

  private func aggregate<W: PropertyValue>(_ aggregate: Aggregate) -> ComputedProperty<W> {
    ComputedProperty(
      QueryOperand(.aggregate(aggregate, elements, of: nil, where: nil), scope: propertyScope, depth: 2))
  }

  /// The least element; nil of nothing.
  public func min() -> ComputedProperty<V.ListElement?> { aggregate(.minimum) }

  /// The greatest element; nil of nothing.
  public func max() -> ComputedProperty<V.ListElement?> { aggregate(.maximum) }

  /// The sum of the elements; 0 of nothing.
  public func sum() -> ComputedProperty<V.ListElement.Sum>
  where V.ListElement: NumericProperty, V.ListElement.Sum: PropertyValue { aggregate(.sum) }

  /// The mean of the elements; nil of nothing.
  public func average() -> ComputedProperty<V.ListElement.Sum.Average?>
  where V.ListElement: NumericProperty, V.ListElement.Sum.Average: PropertyValue { aggregate(.average) }
}

extension Property where V: ListProperty, V.ListElement: Embedded {
  /// At least one struct satisfies a condition; false of nothing.
  public func any(_ condition: (ElementProperties<R, V.ListElement>) -> Condition) -> Condition {
    Condition(.any, elements, condition(structs), propertyScope)
  }

  /// Each struct satisfies a condition; true of nothing.
  public func all(_ condition: (ElementProperties<R, V.ListElement>) -> Condition) -> Condition {
    Condition(.all, elements, condition(structs), propertyScope)
  }

  /// None of the structs satisfies a condition; true of nothing.
  public func none(_ condition: (ElementProperties<R, V.ListElement>) -> Condition) -> Condition {
    Condition(.none, elements, condition(structs), propertyScope)
  }

  private var structs: ElementProperties<R, V.ListElement> { ElementProperties(scope: propertyScope + 1) }
}

extension Property where V: MapProperty {
  /// What a map has for a key; nil where it has not that key, or is nil itself.
  public subscript(_ key: String) -> ComputedProperty<V.MapValue?> {
    ComputedProperty(QueryOperand(.entry(propertyPath, key: key), scope: propertyScope))
  }
}
