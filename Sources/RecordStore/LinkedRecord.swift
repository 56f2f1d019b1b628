/// The record that a property leads to, in a condition or an order. Where there is none, all its properties are nil.
@dynamicMemberLookup
public struct LinkedRecord<R: Record, T: Record>: Sendable {
  let recordSteps: [PathStep]
  let recordScope: Int

  init(_ steps: [PathStep], scope: Int) {
    recordSteps = steps
    recordScope = scope
  }

  /// A property of the record.
  public subscript<V: PropertyValue>(dynamicMember keyPath: KeyPath<T, V>) -> Property<R, V?> {
    Property(path: path(keyPath), scope: recordScope)
  }

  /// An optional property of the record.
  public subscript<V: PropertyValue>(dynamicMember keyPath: KeyPath<T, V?>) -> Property<R, V?> {
    Property(path: path(keyPath), scope: recordScope)
  }

  private func path(_ keyPath: PartialKeyPath<T>) -> ValuePath {
    ValuePath(steps: recordSteps, field: T.schema.position(of: keyPath))
  }

  /// The records of another type that lead to the record.
  public func backlinks<S: Record, V: PropertyValue>(_ keyPath: KeyPath<S, V>) -> LinkedRecords<S> {
    LinkedRecords(CollectionPath(steps: recordSteps + [.backlinks(to: keyPath)]), scope: recordScope)
  }

  /// The record whose primary key a property of the record has.
  public func reference<V: PropertyValue, U: Record>(
    _ keyPath: KeyPath<T, V>, to type: U.Type
  ) -> LinkedRecord<R, U> {
    LinkedRecord<R, U>(recordSteps + [.reference(keyPath, to: type)], scope: recordScope)
  }
}

extension PathStep {
  static func backlinks<S: Record, V: PropertyValue>(to keyPath: KeyPath<S, V>) -> PathStep {
    .backlinks(.declared(S.schema.table), S.schema.position(of: keyPath))
  }

  static func reference<R: Record, V: PropertyValue, U: Record>(_ keyPath: KeyPath<R, V>, to type: U.Type) -> PathStep {
    .reference(R.schema.position(of: keyPath), to: .declared(U.schema.table))
  }
}
