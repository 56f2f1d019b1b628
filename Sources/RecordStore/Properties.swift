/// The properties of a record type, by name, in a condition.
@dynamicMemberLookup
public struct Properties<R: Record>: Sendable {
  /// In how many collections the record is.
  let recordScope: Int

  init(scope: Int = 0) { recordScope = scope }

  /// A property. One that the schema does not name is a programming mistake.
  public subscript<V: PropertyValue>(dynamicMember keyPath: KeyPath<R, V>) -> Property<R, V> {
    Property(path: ValuePath(field: R.schema.position(of: keyPath)), scope: recordScope)
  }

  /// The records of another type that lead to this one, by a property that is a ``Link``, a ``List``, or has the
  /// primary key. An index of the property makes it faster; fields of links have one always.
  ///
  /// ```swift
  /// snapshot.objects(Omiyage.self).where { $0.backlinks(\OmiyageComment.omiyageID).any { $0.star == 5 } }
  /// ```
  public func backlinks<S: Record, V: PropertyValue>(_ keyPath: KeyPath<S, V>) -> LinkedRecords<S> {
    LinkedRecords(CollectionPath(steps: [.backlinks(to: keyPath)]), scope: recordScope)
  }

  /// The record whose primary key a property has. Where there is none, all its properties are nil.
  ///
  /// ```swift
  /// snapshot.objects(OmiyageComment.self).where { $0.reference(\.omiyageID, to: Omiyage.self).title.contains("餅") }
  /// ```
  public func reference<V: PropertyValue, T: Record>(
    _ keyPath: KeyPath<R, V>, to type: T.Type
  ) -> LinkedRecord<R, T> {
    LinkedRecord([.reference(keyPath, to: type)], scope: recordScope)
  }
}
