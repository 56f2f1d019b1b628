/// A record as it stands in the file. A field is read where it is; nothing else is touched.
public struct Row<R>: Sendable {
  let stored: StoredRow
  /// The store keeps the fields elsewhere than the declaration would: a handle gives only a position.
  private let isProjection: Bool

  init(_ view: RowView) {
    stored = StoredRow(view: view)
    isProjection = view.table.isProjection
  }

  @inline(__always)
  func place<V>(_ field: FieldHandle<R, V>) -> StoredField {
    isProjection ? StoredField(layout: stored.view.table.layouts[field.field.layout.field]) : field.field
  }

  /// The Int primary key; in a table with a String key the number that the store gave the record.
  public var id: Int { Int(stored.view.number) }

  /// The value of a field.
  ///
  /// - Throws: ``StoreError`` `damaged` or `schemaMismatch`.
  public subscript<V: PropertyValue>(_ field: FieldHandle<R, V>) -> V {
    get throws { try V.read(stored, place(field)) }
  }

  /// Whether a field has no value.
  public func isNil<V: PropertyValue>(_ field: FieldHandle<R, V>) -> Bool { stored.view.isNil(place(field).layout) }

  /// Lends the UTF-8 of a text without a copy; the bytes are valid within `body`. nil is empty.
  public func withUTF8<V: TextProperty, Result>(
    _ field: FieldHandle<R, V>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try stored.view.withBytes(place(field).layout, body)
  }
}

extension Row where R: Record {
  /// Builds the whole record.
  public func record() throws -> R { try R.schema.record(stored.view) }
}

/// The frequent types, without the detour that a generic access takes.
extension Row {
  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Int>) -> Int {
    get throws { try Int.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Int?>) -> Int? {
    get throws { stored.view.isNil(place(field).layout) ? nil : try Int.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Double>) -> Double {
    get throws { try Double.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Double?>) -> Double? {
    get throws { stored.view.isNil(place(field).layout) ? nil : try Double.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Bool>) -> Bool {
    get throws { try Bool.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, String>) -> String {
    get throws { try String.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Int8>) -> Int8 {
    get throws { try Int8.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Int32>) -> Int32 {
    get throws { try Int32.read(stored, place(field)) }
  }

  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Int64>) -> Int64 {
    get throws { try Int64.read(stored, place(field)) }
  }
}
