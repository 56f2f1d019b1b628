/// The table of a record type: its name, key, fields and indexes.
///
/// ```swift
/// static let schema = Schema<Omiyage>("Omiyage") {
///   PrimaryKey(\.id, "id", .autoIncrement)
///   Field(\.title, "title", .nonEmpty)
///   Field(\.average, "average")
///   Index(\.average)
/// }
/// ```
///
/// The struct may change when there are stores of it: <doc:SchemaVersions>.
///
/// A schema that makes no sense (two primary keys, an index of a property without a field, a name used twice) is a
/// programming mistake and stops the program: a debug build when the schema is made, a release build at the latest when
/// it first uses a property or an index.
public struct Schema<R: Record>: Sendable {
  let content: SchemaContent

  /// - Parameter name: the table's name in the file, 1 to 1,000 bytes.
  public init(_ name: String, @SchemaBuilder<R> _ content: () -> [SchemaElement<R>]) {
    self.content = SchemaContent(name, content().map { $0.part }) { body in
      withUnsafePointer(to: R()) { body(UnsafeRawPointer($0)) }
    }
  }

  /// The table's name in the file.
  public var name: String { content.name }

  /// The names of the fields in the file, in their order.
  public var fieldNames: [String] { content.table.fields.map(\.name) }

  /// A field to read rows by. Make it once, outside of loops: it looks the key path up.
  public func field<V: PropertyValue>(_ keyPath: KeyPath<R, V>) -> FieldHandle<R, V> {
    FieldHandle(field: StoredField(layout: table.layouts[position(of: keyPath)]))
  }

  /// A field to read rows by, found by its name in the file. A program that reads a few rows and ends starts sooner
  /// with it: the runtime makes no key path.
  ///
  /// A name that no field has, or that of a property of another type, is a programming mistake.
  public func field<V: PropertyValue>(named name: String, as type: V.Type) -> FieldHandle<R, V> {
    guard let position = content.accessors.firstIndex(where: { $0.name == name }),
      content.accessors[position].valueType == type
    else {
      preconditionFailure("the schema of \(self.name) has no Field '\(name)' of type \(type)")
    }
    return FieldHandle(field: content.fields[position])
  }

  var table: TableSchema { content.table }

  /// Where a property's field is; that of an embedded struct, too: `\.home.city`. A property that no schema names is a
  /// programming mistake.
  func place(of keyPath: PartialKeyPath<R>) -> FieldPlace {
    if let position = content.properties.positions.position(of: keyPath) { return FieldPlace(field: position) }
    guard let place = content.properties.embeddedPlaces.place(of: keyPath) else {
      preconditionFailure("the schema of \(name) has no Field for \(keyPath)")
    }
    return place
  }

  /// The position of a property's field. A property that the schema does not name is a programming mistake.
  func position(of keyPath: PartialKeyPath<R>) -> Int {
    guard let position = content.properties.positions.position(of: keyPath) else {
      preconditionFailure("the schema of \(name) has no Field for \(keyPath)")
    }
    return position
  }
}

extension Schema {
  /// Lends the values of a record by field.
  func withValues<Result>(of record: R, _ body: (RecordWriter.Values) throws -> Result) rethrows -> Result {
    let accesses = content.properties.accesses
    return try withUnsafePointer(to: record) { record in
      try body { accesses[$0].value(of: UnsafeRawPointer(record)) }
    }
  }

  /// Builds the record of a row.
  func record(_ row: RowView) throws -> R {
    var record = R()
    try withUnsafeMutablePointer(to: &record) { try content.read(row, into: UnsafeMutableRawPointer($0)) }
    return record
  }
}
