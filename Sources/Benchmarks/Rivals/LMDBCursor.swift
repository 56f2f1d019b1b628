/// A cursor in a table of LMDB. What it gives out is valid until it moves or writes.
final class LMDBCursor {
  /// Of `mdb_cursor_get`.
  enum Move: UInt32 {
    case first = 0
    case last = 6
    case next = 8
    case nextKey = 11
    case previous = 12
    case exactKey = 16
  }

  private static let values: UInt32 = 5
  private static let moreValues: UInt32 = 10
  private static let notFound: Int32 = -30_798

  private let library: LMDBLibrary
  private let cursor: OpaquePointer?
  /// The key and the value that the calls take and fill in.
  private let pair: UnsafeMutablePointer<LMDBBytes>
  private let number: UnsafeMutablePointer<Int>

  init(_ library: LMDBLibrary, transaction: OpaquePointer?, table: UInt32) throws {
    self.library = library
    var cursor: OpaquePointer?
    try library.check(library.openCursor(transaction, table, &cursor))
    self.cursor = cursor
    pair = .allocate(capacity: 2)
    pair.initialize(repeating: LMDBBytes(), count: 2)
    number = .allocate(capacity: 1)
    number.initialize(to: 0)
  }

  deinit {
    pair.deallocate()
    number.deallocate()
  }

  func close() { library.closeCursor(cursor) }

  // MARK: Reading

  var key: UnsafeRawBufferPointer { pair[0].buffer }
  var value: UnsafeRawBufferPointer { pair[1].buffer }
  /// The key of a table with integer keys.
  var integerKey: Int { key.loadUnaligned(as: Int.self) }

  /// Whether there is an entry in that place.
  func move(_ move: Move) throws -> Bool { try get(move.rawValue) }

  /// Whether there is an entry with a key.
  func find(_ key: Int) throws -> Bool {
    setKey(key)
    return try move(.exactKey)
  }

  func find(_ key: UnsafeMutableRawBufferPointer) throws -> Bool {
    pair[0] = LMDBBytes(count: key.count, start: key.baseAddress)
    return try move(.exactKey)
  }

  /// Gives out the values of the key that the cursor stands on, of a table with several for each.
  func forEachInteger(_ body: (Int) -> Void) throws {
    var isMore = try get(Self.values)
    while isMore {
      let values = value
      for offset in stride(from: 0, to: values.count, by: 8) {
        body(values.loadUnaligned(fromByteOffset: offset, as: Int.self))
      }
      isMore = try get(Self.moreValues)
    }
  }

  private func get(_ operation: UInt32) throws -> Bool {
    let code = library.get(cursor, pair, pair + 1, operation)
    if code == Self.notFound { return false }
    try library.check(code)
    return true
  }

  // MARK: Writing

  func put(_ key: Int, _ value: UnsafeMutableRawBufferPointer) throws {
    setKey(key)
    try store(value)
  }

  func put(_ key: Int, _ value: Int) throws {
    setKey(key)
    var value = value
    try withUnsafeMutableBytes(of: &value) { try store($0) }
  }

  /// Puts a key that has no value.
  func putKey(_ key: UnsafeMutableRawBufferPointer) throws {
    pair[0] = LMDBBytes(count: key.count, start: key.baseAddress)
    try store(UnsafeMutableRawBufferPointer(start: nil, count: 0))
  }

  /// Deletes the entry that the cursor stands on.
  func delete() throws { try library.check(library.delete(cursor, 0)) }

  private func setKey(_ key: Int) {
    number.pointee = key
    pair[0] = LMDBBytes(count: 8, start: UnsafeMutableRawPointer(number))
  }

  private func store(_ value: UnsafeMutableRawBufferPointer) throws {
    pair[1] = LMDBBytes(count: value.count, start: value.baseAddress)
    try library.check(library.put(cursor, pair, pair + 1, 0))
  }
}
