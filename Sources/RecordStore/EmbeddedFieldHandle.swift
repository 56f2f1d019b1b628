/// A field of an embedded struct, found once; ``Row`` reads by it.
///
/// ```swift
/// let city = Person.schema.field(\.home, \.city)
/// try snapshot.objects(Person.self).forEachRow { row in print(try row[city]) }
/// ```
public struct EmbeddedFieldHandle<R, V>: Sendable {
  let place: FieldPlace
}

extension Schema {
  /// A field of an embedded struct to read rows by. Make it once, outside of loops: it looks both key paths up.
  public func field<E: Embedded, V: PropertyValue>(
    _ keyPath: KeyPath<R, E>, _ inner: KeyPath<E, V>
  ) -> EmbeddedFieldHandle<R, V> {
    EmbeddedFieldHandle(place: place(of: keyPath).field(E.schema.position(of: inner)))
  }

  /// A field of an embedded struct that may be nil; the field then is, too.
  public func field<E: Embedded, V: PropertyValue>(
    _ keyPath: KeyPath<R, E?>, _ inner: KeyPath<E, V>
  ) -> EmbeddedFieldHandle<R, V?> {
    EmbeddedFieldHandle(place: place(of: keyPath).field(E.schema.position(of: inner)))
  }

  /// An optional field of an embedded struct that may be nil.
  public func field<E: Embedded, V: PropertyValue>(
    _ keyPath: KeyPath<R, E?>, _ inner: KeyPath<E, V?>
  ) -> EmbeddedFieldHandle<R, V?> {
    EmbeddedFieldHandle(place: place(of: keyPath).field(E.schema.position(of: inner)))
  }
}

extension Row {
  /// The value of a field of an embedded struct; nothing else is read.
  ///
  /// - Throws: ``StoreError`` `damaged` or `schemaMismatch`.
  public subscript<V: PropertyValue>(_ field: EmbeddedFieldHandle<R, V>) -> V {
    get throws {
      let value = try stored.view.withPlace(field.place) { row, layout in
        try V.read(StoredRow(view: row), StoredField(layout: layout))
      }
      if let value { return value }
      throw stored.mismatch("an embedded struct")
    }
  }

  /// The value of a field of an embedded struct; nil where it or the struct is.
  public subscript<V: PropertyValue>(_ field: EmbeddedFieldHandle<R, V?>) -> V? {
    get throws {
      try stored.view.withPlace(field.place) { row, layout in
        try V?.read(StoredRow(view: row), StoredField(layout: layout))
      } ?? nil
    }
  }
}
