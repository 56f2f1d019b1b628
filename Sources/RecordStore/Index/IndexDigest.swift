/// The entries of an index in one number: two that have the same entries, in whatever order, have the same digest.
struct IndexDigest: Equatable {
  private(set) var count = 0
  private var sum: UInt64 = 0

  /// Adds an entry: the columns of a row.
  mutating func add(_ row: UnsafePointer<UInt64>, columnCount: Int) {
    var hash: UInt64 = 0
    for column in 0..<columnCount {
      hash = (hash ^ row[column]) &* 0x9E37_79B1_85EB_CA87
      hash ^= hash >> 29
    }
    count += 1
    sum &+= hash &* 0xC2B2_AE3D_27D4_EB4F
  }

  /// Adds the entries that a put or a restore has.
  mutating func add(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, of source: any IndexSource
  ) throws {
    let columnCount = definition.shape.columnCount
    try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: columnCount) { row in
      guard let base = row.baseAddress else { return }
      guard definition.isOfList else {
        try source.writeRow(definition, number: number, operationOffset: operationOffset, to: base)
        return add(base, columnCount: columnCount)
      }
      for key in try source.listedKeys(definition, number: number, operationOffset: operationOffset) {
        definition.shape.writeListRow(key: key, number: number, to: base)
        add(base, columnCount: columnCount)
      }
    }
  }
}
