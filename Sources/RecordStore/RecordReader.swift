/// What can be read: a ``Snapshot``, or a ``Transaction`` with its own writes.
public protocol RecordReader {
  /// For this module.
  var reading: ReadingSource { get }
}

extension RecordReader {
  var source: any RowSource { reading.source }

  /// The table of a type, nil when the store has none yet. A table that the type does not fit is not read.
  private func table<R: Record>(_ type: R.Type) throws(StoreError) -> TableSchema? {
    try source.table(for: R.schema.table)
  }

  /// All records of a type, by primary key; nothing is read before it is asked for.
  public func objects<R: Record>(_ type: R.Type) -> Results<R> {
    do throws(StoreError) {
      let source = source
      return Results(
        source: source,
        query: try source.table(for: R.schema.table).map { Query(table: $0, unbuilt: source.unbuiltIndexes(of: $0)) })
    } catch {
      return Results(source: source, query: nil, failure: error)
    }
  }

  /// The record with that key; nil when there is none.
  public func get<R: Record>(_ type: R.Type, id: Int) throws -> R? {
    guard let row = try view(type, id: id) else { return nil }
    return try R.schema.record(row)
  }

  /// The record with that key, compared in NFC; nil when there is none.
  public func get<R: Record>(_ type: R.Type, key: String) throws -> R? {
    try view(type, key: key).map { try R.schema.record($0) }
  }

  /// The row of the record with that key; nil when there is none.
  public func row<R: Record>(_ type: R.Type, id: Int) throws -> Row<R>? {
    guard let row = try view(type, id: id) else { return nil }
    return Row(row)
  }

  /// The row of the record with that key; nil when there is none.
  public func row<R: Record>(_ type: R.Type, key: String) throws -> Row<R>? { try view(type, key: key).map { Row($0) } }

  private func view<R: Record>(_ type: R.Type, id: Int) throws -> RowView? {
    let source = source
    guard let table = try source.table(for: R.schema.table) else { return nil }
    return try source.row(table, number: Int64(id))
  }

  private func view<R: Record>(_ type: R.Type, key: String) throws -> RowView? {
    let source = source
    guard let table = try source.table(for: R.schema.table) else { return nil }
    return try source.row(table, key: key)
  }

  /// How many records there are; the cost does not depend on it.
  public func count<R: Record>(_ type: R.Type) throws -> Int { try table(type).map { try source.liveCount($0) } ?? 0 }

  /// The highest id of a live record; nil when there is none.
  public func highestID<R: Record>(_ type: R.Type) throws -> Int? {
    guard let table = try table(type) else { return nil }
    let cursor = try source.primaryCursor(table, range: Int64.min...Int64.max, descending: true)
    return try cursor.next().map { Int($0.number) }
  }

  /// The id that the next insert gets.
  public func nextID<R: Record>(_ type: R.Type) throws -> Int {
    try table(type).map { Int(try source.nextNumber($0)) } ?? 1
  }
}
