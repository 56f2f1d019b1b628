/// Some live entries of an index, one behind the other, each with all columns of its run. Valid while it is given out.
struct EntryBatch {
  let start: UnsafePointer<UInt64>
  let count: Int
  let columnCount: Int

  @inline(__always)
  func forEach(_ body: (UnsafePointer<UInt64>) throws -> Void) rethrows {
    var entry = start
    for _ in 0..<count {
      try body(entry)
      entry += columnCount
    }
  }
}
