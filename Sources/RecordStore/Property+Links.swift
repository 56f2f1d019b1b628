/// Links and lists. A single link is compared by `==`, `!=` and `isIn`.
extension Property {
  /// A list that has a link, however often.
  public func contains<T: Record>(_ link: Link<T>) -> Condition where V == List<T> {
    Condition(propertyPath, of: propertyScope, .links(propertyPath.field, to: link.number))
      ?? any { Condition($0.queryRecord, .equal, .constant(.link(link.number))) }
  }

  /// A property of the record that a link leads to.
  public subscript<T: Record, W: PropertyValue>(dynamicMember keyPath: KeyPath<T, W>) -> Property<R, W?>
  where V == Link<T>? {
    inner(.link(propertyPath.field, to: .declared(T.schema.table)), T.schema.position(of: keyPath))
  }

  /// An optional property of the record that a link leads to.
  public subscript<T: Record, W: PropertyValue>(dynamicMember keyPath: KeyPath<T, W?>) -> Property<R, W?>
  where V == Link<T>? {
    inner(.link(propertyPath.field, to: .declared(T.schema.table)), T.schema.position(of: keyPath))
  }

  /// The records of another type that lead to the record that a link leads to.
  public func backlinks<T: Record, S: Record, W: PropertyValue>(_ keyPath: KeyPath<S, W>) -> LinkedRecords<S>
  where V == Link<T>? { linkedRecord().backlinks(keyPath) }

  /// The record whose primary key a property of the linked record has.
  public func reference<T: Record, W: PropertyValue, U: Record>(
    _ keyPath: KeyPath<T, W>, to type: U.Type
  ) -> LinkedRecord<R, U> where V == Link<T>? { linkedRecord().reference(keyPath, to: type) }

  private func linkedRecord<T: Record>() -> LinkedRecord<R, T> where V == Link<T>? {
    LinkedRecord(
      propertyPath.steps + [.link(propertyPath.field, to: .declared(T.schema.table))], scope: propertyScope)
  }
}

extension Property: LinkedCollection where V: LinksProperty {
  /// The type of the records.
  public typealias Element = V.Target

  /// The records of the list.
  public var linkedRecords: LinkedRecords<V.Target> {
    let step = PathStep.list(propertyPath.field, to: .declared(V.Target.schema.table))
    return LinkedRecords(CollectionPath(steps: propertyPath.steps + [step]), scope: propertyScope)
  }
}

extension Properties {
  /// The record itself, as a link.
  var queryRecord: QueryOperand { QueryOperand(.record, scope: recordScope) }
}

extension Property where V: LinksProperty {
  /// The records that the links of all these lead to.
  public subscript<T: Record>(dynamicMember keyPath: KeyPath<V.Target, Link<T>?>) -> LinkedRecords<T> {
    linkedRecords[dynamicMember: keyPath]
  }

  /// The records of the lists of all these.
  public subscript<T: Record>(dynamicMember keyPath: KeyPath<V.Target, List<T>>) -> LinkedRecords<T> {
    linkedRecords[dynamicMember: keyPath]
  }

  /// The records of another type that lead to all these.
  public func backlinks<S: Record, W: PropertyValue>(_ keyPath: KeyPath<S, W>) -> LinkedRecords<S> {
    linkedRecords.backlinks(keyPath)
  }
}
