/// Writes that become durable together, or not at all. It also reads, its own writes included.
///
/// A transaction lives within the closure of ``Store/write(_:_:)``; using it later is a programming mistake.
public final class Transaction: RecordReader {
  let core: TransactionCore
  let database: Database
  /// By the schemas of their types.
  private var writers: [ObjectIdentifier: RecordWriter] = [:]
  /// The one that was asked for last.
  private var lastWriter: RecordWriter?

  /// For this module.
  public var reading: ReadingSource { ReadingSource(source: core) }

  init(core: TransactionCore, database: Database) {
    self.core = core
    self.database = database
  }

  // MARK: Insert

  /// Adds a record. With an automatic Int key of 0 the store gives the next id, never one that was given before.
  ///
  /// - Returns: the id; in a table with a String key the internal record number.
  /// - Throws: ``StoreError`` `constraint` when the key is taken, or a rule of the schema is broken.
  @discardableResult
  public func insert<R: Record>(_ record: R) throws -> Int {
    let writer = try writer(for: R.self)
    return Int(try R.schema.withValues(of: record) { try writer.insert($0) })
  }

  /// Adds a record, or replaces the one with the same key, every field.
  @discardableResult
  public func upsert<R: Record>(_ record: R) throws -> Int {
    let writer = try writer(for: R.self)
    return Int(try R.schema.withValues(of: record) { try writer.upsert($0) })
  }

  /// Sets the given fields of the record with that id; when there is none, adds one with the schema's defaults.
  public func upsert<R: Record>(_ type: R.Type, id: Int, _ assignments: Assignment<R>...) throws {
    try upsert(type, id: id, assignments)
  }

  /// Sets the given fields of the record with that id; when there is none, adds one with the schema's defaults.
  public func upsert<R: Record>(_ type: R.Type, id: Int, _ assignments: [Assignment<R>]) throws {
    let writer = try writer(for: type)
    try R.schema.withValues(of: R()) {
      try writer.upsert(number: Int64(id), Assignment.fieldValues(assignments), defaults: $0)
    }
  }

  // MARK: Update

  /// Sets the given fields; the others stay. Values that are there already write nothing.
  ///
  /// - Throws: ``StoreError`` `notFound`.
  public func update<R: Record>(_ type: R.Type, id: Int, _ assignments: Assignment<R>...) throws {
    try writer(for: type).update(number: Int64(id), Assignment.fieldValues(assignments))
  }

  /// Sets the given fields; the others stay. Values that are there already write nothing.
  public func update<R: Record>(_ type: R.Type, id: Int, _ assignments: [Assignment<R>]) throws {
    try writer(for: type).update(number: Int64(id), Assignment.fieldValues(assignments))
  }

  // MARK: Delete

  /// Deletes one record, and what its delete rules say. Links to what is deleted become nil, or leave their lists.
  ///
  /// - Returns: whether there was one.
  /// - Throws: ``StoreError`` `constraint` when a rule denies it.
  @discardableResult
  public func delete<R: Record>(_ type: R.Type, id: Int) throws -> Bool {
    try writer(for: type).delete(numbers: [Int64(id)]) > 0
  }

  /// Deletes all records that a query finds. A query of a ``Snapshot`` may find records that are gone since; they are
  /// left out. What delete rules say goes with them. A list that loses many of its records is written once, where one
  /// call for each of them would write it each time.
  ///
  /// - Returns: how many the query found; those that went with them do not count.
  /// - Throws: ``StoreError`` `constraint` when a rule denies it; then none was deleted.
  @discardableResult
  public func delete<R: Record>(_ results: Results<R>) throws -> Int {
    let numbers = try numbers(of: results)
    return numbers.isEmpty ? 0 : try writer(for: R.self).delete(numbers: numbers)
  }

  /// Deletes all records of a type; ids go on rising.
  @discardableResult
  public func deleteAll<R: Record>(_ type: R.Type) throws -> Int { try delete(objects(type)) }

  // MARK: Blobs

  /// Stores bytes once: equal content is shared.
  public func storeBlob(_ bytes: [UInt8]) throws -> Blob {
    Blob(image: core.image, reference: try BlobStorage(core: core).store(bytes))
  }

  /// Stores a file's content, streamed in pieces.
  public func storeBlob(contentsOfFile path: String) throws -> Blob {
    let file = try database.fileSystem.open(path, .readOnly)
    defer { file.close() }
    return Blob(image: core.image, reference: try BlobStorage(core: core).store(file: file))
  }

  // MARK: Savepoints

  /// Runs `body`; when it throws, what it wrote is taken back and the transaction can go on.
  public func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    let count = core.delta.count
    do {
      return try body()
    } catch {
      try core.takeBack(after: count)
      throw error
    }
  }

  func writer<R: Record>(for type: R.Type) throws -> RecordWriter { try writer(for: R.schema.content) }

  func writer(for schema: SchemaContent) throws -> RecordWriter {
    if let lastWriter, lastWriter.schema === schema { return lastWriter }
    let writer = try writers[ObjectIdentifier(schema)] ?? RecordWriter(core: core, schema: schema)
    writers[ObjectIdentifier(schema)] = writer
    lastWriter = writer
    return writer
  }
}
