/// Whether the records of a table have different keys in an index that is to be unique. Records with a nil key do not
/// count.
///
/// Records are told apart by a hash of their keys. In a large table a first pass marks hashes in a bitmap, so that only
/// those that share a mark are kept: 2 bytes a record in bitmaps, and some 2 for the shared ones.
struct UniqueCheck {
  /// Tables of at most so many records are checked in one pass.
  static let directCount = 65_536
  private static let markLimit = 1 << 29

  let source: any RowSource
  let table: TableSchema
  let index: IndexSchema
  var directCount = UniqueCheck.directCount

  /// - Throws: `constraint`, naming two records.
  func run() throws {
    let count = try source.liveCount(table)
    guard count > 1 else { return }
    let shared = count > directCount ? try sharedMarks(count) : nil
    var owners: [UInt64: Int64] = [:]
    try forEachKey { row, hash in
      if let shared, !shared.contains(hash) { return }
      guard let owner = owners.updateValue(row.number, forKey: hash) else { return }
      if let other = try source.row(table, number: owner), try haveSameKeys(row, other) {
        throw StoreError(
          code: .constraint,
          message:
            "\(table.name): the records \(owner) and \(row.number) are the same where \(table.values(of: index)) "
            + "to be unique. Change one of them first.")
      }
    }
  }

  /// Bits that more than one hash falls on.
  private struct Marks {
    var seen: [UInt64]
    var shared: [UInt64]
    let mask: UInt64

    init(_ count: Int) {
      var bitCount = 1 << 16
      while bitCount < 8 * count, bitCount < UniqueCheck.markLimit { bitCount *= 2 }
      seen = [UInt64](repeating: 0, count: bitCount / 64)
      shared = seen
      mask = UInt64(bitCount - 1)
    }

    mutating func add(_ hash: UInt64) {
      let (word, bit) = (Int((hash & mask) >> 6), UInt64(1) << (hash & 63))
      if seen[word] & bit != 0 { shared[word] |= bit }
      seen[word] |= bit
    }

    func contains(_ hash: UInt64) -> Bool { shared[Int((hash & mask) >> 6)] & (1 << (hash & 63)) != 0 }
  }

  private func sharedMarks(_ count: Int) throws -> Marks {
    var marks = Marks(count)
    try forEachKey { _, hash in marks.add(hash) }
    marks.seen = []
    return marks
  }

  private func forEachKey(_ body: (RowView, UInt64) throws -> Void) throws {
    let cursor = try source.primaryCursor(table, range: Int64.min...Int64.max, descending: false)
    while let row = try cursor.next() {
      if let hash = try hash(row) { try body(row, hash) }
    }
  }

  /// nil when a key is nil.
  private func hash(_ row: RowView) throws -> UInt64? {
    var hash: UInt64 = 0
    for field in index.keys {
      let (pattern, keyClass) = try KeyEncoding.pattern(of: row, field: field)
      if keyClass == 2 { return nil }
      hash =
        try keyClass == 0
        ? withUnsafeBytes(of: pattern) { XXH64.hash($0, seed: hash) }
        : exactKey(row, field).withUnsafeBytes { XXH64.hash($0, seed: hash &+ 1) }
    }
    return hash
  }

  private func exactKey(_ row: RowView, _ field: Int) throws -> [UInt8] {
    try row.withBytes(field) { table.fields[field].type == .string ? KeyEncoding.normalized($0) : Array($0) }
  }

  private func haveSameKeys(_ first: RowView, _ second: RowView) throws -> Bool {
    for field in index.keys {
      let (a, b) = (try KeyEncoding.pattern(of: first, field: field), try KeyEncoding.pattern(of: second, field: field))
      guard a == b else { return false }
      if a.keyClass == 1, try exactKey(first, field) != exactKey(second, field) { return false }
    }
    return true
  }
}
