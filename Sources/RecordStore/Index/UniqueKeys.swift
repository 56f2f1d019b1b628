/// Which operations of a delta gave a record a key: a hash table that grows with the delta, at 16 bytes an operation.
struct UniqueKeys: Sendable {
  /// The index that has the keys.
  struct Name: Hashable {
    let table: Int
    let index: Int
  }

  private struct Link: Sendable {
    var entry: UInt32
    /// One more than the place of the next link of the bucket; 0 none.
    var next: UInt32
    var hash: UInt32
  }

  /// Entries of the delta that were looked at.
  private var seenCount = 0
  /// One more than the place of a bucket's newest link. The count is a power of two.
  private var buckets = [UInt32](repeating: 0, count: 64)
  private var links: [Link] = []

  /// Of the patterns, and of the whole keys where a pattern is not all: keys with a common beginning are many.
  private static func hash(_ keys: [IndexKey]) -> UInt32 {
    var hash: UInt64 = 0
    for key in keys {
      hash = (hash ^ key.pattern) &* 0x9E37_79B1_85EB_CA87
      hash ^= hash >> 32
      if key.keyClass == 1 { hash = key.exact.withUnsafeBytes { XXH64.hash($0, seed: hash) } }
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Takes in the entries up to `count`.
  mutating func extend(
    _ log: EntryLog, to count: Int, _ definition: IndexDefinition, _ source: any IndexSource
  ) throws {
    guard seenCount < count else { return }
    let shape = definition.shape
    try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: shape.columnCount) { row in
      guard let base = row.baseAddress else { return }
      while seenCount < count {
        let entry = log[seenCount]
        if Int(entry.table) == definition.table, !entry.isDeleted {
          try source.writeRow(definition, number: entry.number, operationOffset: entry.operationOffset, to: base)
          let keys = try (0..<shape.keyCount).map { key in
            let keyClass = shape.keyClass(key, flags: row[shape.flagsColumn])
            let exact =
              keyClass == 1 ? try source.exactKey(definition, key: key, operationOffset: entry.operationOffset) : []
            return IndexKey(pattern: row[key], keyClass: keyClass, exact: exact)
          }
          add(seenCount, hash: Self.hash(keys))
        }
        seenCount += 1
      }
    }
  }

  private mutating func add(_ entry: Int, hash: UInt32) {
    if links.count == buckets.count { grow() }
    let bucket = Int(hash) & (buckets.count - 1)
    links.append(Link(entry: UInt32(entry), next: buckets[bucket], hash: hash))
    buckets[bucket] = UInt32(links.count)
  }

  private mutating func grow() {
    buckets = [UInt32](repeating: 0, count: buckets.count * 2)
    for place in links.indices {
      let bucket = Int(links[place].hash) & (buckets.count - 1)
      links[place].next = buckets[bucket]
      buckets[bucket] = UInt32(place + 1)
    }
  }

  /// The entries that may have these keys, newest first.
  func candidates(_ keys: [IndexKey]) -> [Int] {
    let hash = Self.hash(keys)
    var found: [Int] = []
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next > 0 {
      let link = links[Int(next) - 1]
      if link.hash == hash { found.append(Int(link.entry)) }
      next = link.next
    }
    return found
  }
}
