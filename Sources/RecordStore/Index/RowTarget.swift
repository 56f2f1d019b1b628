/// A place in the order of a run: the leading keys and, when all are given, a number.
struct RowTarget {
  var keys: [IndexKey]
  /// Of entries with these keys, those from this number on.
  var number: UInt64
  /// True for a target that follows all entries that have its keys.
  var isAfterSameKeys = false

  init(keys: [IndexKey], number: UInt64 = 0, isAfterSameKeys: Bool = false) {
    self.keys = keys
    self.number = number
    self.isAfterSameKeys = isAfterSameKeys
  }

  init(_ row: UnsafePointer<UInt64>, shape: RunShape) {
    let flags = shape.hasFlags ? row[shape.flagsColumn] : 0
    keys = (0..<shape.keyCount).map { IndexKey(pattern: row[$0], keyClass: shape.keyClass($0, flags: flags)) }
    number = row[shape.numberColumn]
  }

  /// Whether the entry comes before this target.
  @inline(__always)
  func isAfter(_ segment: SegmentView, _ index: Int, _ shape: RunShape) -> Bool {
    let order = compareKeys(segment, index, shape)
    if order != 0 { return order < 0 }
    return isAfterSameKeys || segment.columns[shape.numberColumn][index] < number
  }

  @inline(__always)
  func isSame(_ segment: SegmentView, _ index: Int, _ shape: RunShape) -> Bool {
    compareKeys(segment, index, shape) == 0 && segment.columns[shape.numberColumn][index] == number
  }

  /// -1 when the entry's keys come before this target's, 0 when they are the same, else 1.
  @inline(__always)
  func compareKeys(_ segment: SegmentView, _ index: Int, _ shape: RunShape) -> Int {
    for key in 0..<keys.count {
      let pattern = segment.columns[key][index]
      if pattern != keys[key].pattern { return pattern < keys[key].pattern ? -1 : 1 }
      guard shape.hasFlags else { continue }
      let keyClass = shape.keyClass(key, flags: segment.columns[shape.flagsColumn][index])
      if keyClass != keys[key].keyClass { return keyClass < keys[key].keyClass ? -1 : 1 }
    }
    return 0
  }
}
