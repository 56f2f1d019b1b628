/// A row as a sort sees it: unsigned numbers that are smaller when the row comes earlier.
struct SortEntry {
  /// 0 nil that comes first, 1 a value, 2 nil that comes last.
  var rank: UInt8
  var key: UInt64
  /// What the first key alone does not tell.
  var tail: SortTail?
  var number: UInt64
  /// Where the row is read again.
  var operationOffset: UInt64

  @inline(__always)
  static func < (first: SortEntry, second: SortEntry) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    if first.key != second.key { return first.key < second.key }
    if let a = first.tail, let b = second.tail {
      let order = a.compare(b)
      if order != 0 { return order < 0 }
    }
    return first.number < second.number
  }
}
