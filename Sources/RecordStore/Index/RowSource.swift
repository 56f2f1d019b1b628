/// One state of a store as queries see it: a snapshot, or a transaction with its own writes.
protocol RowSource: AnyObject {
  var image: StoreImage { get }
  var schema: DatabaseSchema { get }
  /// The number of the newest typed step that the program knows.
  var programVersion: Int { get }
  /// Whether an index can be read; a new one is built by the next commit.
  func isBuilt(_ index: IndexSchema, of table: TableSchema) -> Bool
  func liveCount(_ table: TableSchema) throws -> Int
  /// The number that the next insert without one gets.
  func nextNumber(_ table: TableSchema) throws -> Int64
  /// The record of that number; nil when there is none or it is deleted.
  func row(_ table: TableSchema, number: Int64) throws -> RowView?
  /// Where the live records of a range of numbers lie, by number.
  func placeCursor(_ table: TableSchema, range: ClosedRange<Int64>, descending: Bool) throws -> any PlaceCursor
  /// Live records of an index by its keys, in exact order, and by number where all keys are equal.
  ///
  /// - Parameter numbersDescend: the direction among equal keys; that of the keys when nil.
  func indexCursor(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, descending: Bool, numbersDescend: Bool?
  ) throws -> any NumberCursor
  /// Gives out the live entries of an index in any order, in batches, without a look at any record.
  ///
  /// - Parameter begin: called before the first entry, and once more where the index proves damaged and the walk starts
  ///   again on what the commits give.
  /// - Returns: false, with nothing given out, when the whole keys would be needed.
  func forEachBatch(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, begin: () -> Void,
    _ body: (EntryBatch) throws -> Void
  ) throws -> Bool
  /// How many entries a stretch of an index has, roughly: for the choice of a plan.
  func entryCount(_ table: TableSchema, index: IndexSchema, bounds: IndexBounds) throws -> Int
  /// How many records have a number in a range, roughly.
  func recordCount(_ table: TableSchema, range: ClosedRange<Int64>) throws -> Int
  /// Parts of a range of numbers, rising, with about so many records each.
  func parts(of range: ClosedRange<Int64>, _ table: TableSchema, recordCount: Int) throws -> [ClosedRange<Int64>]
  /// The same state for a thread of its own; nil where it has only one.
  func forked() -> (any RowSource & Sendable)?
  /// Whether a text index can be read; a new one is built by the next commit, one that was folded otherwise by the next
  /// root.
  func canRead(_ index: TextIndexSchema, of table: TableSchema) throws -> Bool
  /// How many records a text index names for a word, roughly: for the choice of a plan.
  func estimatedCount(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> Int
  /// The records that may have a word in the fields of a text index; every record that has it is among them.
  func candidates(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> TextCandidates
  /// The record with these keys in a unique index, compared exactly; nil is equal to nothing.
  func findUnique(_ table: TableSchema, index: IndexSchema, keys: [IndexKey]) throws -> Int64?
}

extension RowSource {
  /// Live records by number.
  func primaryCursor(_ table: TableSchema, range: ClosedRange<Int64>, descending: Bool) throws -> any RowCursor {
    PrimaryRowCursor(
      image: image, table: table, places: try placeCursor(table, range: range, descending: descending))
  }

  /// The same entry by entry: the columns of a run.
  func forEachEntry(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, begin: () -> Void,
    _ body: (UnsafePointer<UInt64>) throws -> Void
  ) throws -> Bool {
    try forEachBatch(table, index: index, bounds: bounds, begin: begin) { try $0.forEach(body) }
  }

  /// The number of the record with a value in an index of one field that is unique.
  func number(_ table: TableSchema, with value: Value, in index: IndexSchema) throws -> Int64? {
    try findUnique(table, index: index, keys: [KeyEncoding.key(of: value)])
  }

  /// The record with a String key, compared in NFC; nil when there is none, or when the table has Int keys.
  func row(_ table: TableSchema, key: String) throws -> RowView? {
    guard let index = table.keyIndex, let number = try number(table, with: .string(key), in: index) else { return nil }
    return try row(table, number: number)
  }

  /// The table of a declaration, with its fields in the declared order; nil when the store has none yet.
  ///
  /// - Throws: `schemaMismatch`, naming the table and the field, when the program cannot read it.
  func table(for declared: TableSchema) throws(StoreError) -> TableSchema? {
    let schema = schema
    guard let table = schema.table(named: declared.name) else { return nil }
    let age = ProgramAge(program: programVersion, store: schema.version)
    guard age != .newer else {
      throw StoreError(
        code: .schemaMismatch,
        message: "the store has version \(schema.version) and waits for the typed step to \(programVersion). "
          + "Open it for writing.")
    }
    return try table.view(for: declared, age)
  }

  /// The ids of indexes that cannot be read yet.
  func unbuiltIndexes(of table: TableSchema) -> Set<Int> {
    var unbuilt: Set<Int> = []
    for index in table.indexes where !isBuilt(index, of: table) { unbuilt.insert(index.id) }
    return unbuilt
  }
}
