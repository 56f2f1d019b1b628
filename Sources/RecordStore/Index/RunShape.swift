/// Which columns a run has: keys, the number, then what else an entry carries.
///
/// The primary map has no key: its number orders it, and the place of the operation follows. In the index of blobs the
/// hash is the key and the offset stands where other runs have the number.
struct RunShape: Sendable, Equatable {
  let keyCount: Int
  let includedCount: Int
  let hasFlags: Bool
  let columnCount: Int

  static let primary = RunShape(plainKeys: 0, extra: 1)
  static let blobs = RunShape(plainKeys: 1, extra: 0)

  private init(plainKeys: Int, extra: Int) {
    keyCount = plainKeys
    includedCount = extra
    hasFlags = false
    columnCount = plainKeys + 1 + extra
  }

  init(keyCount: Int, includedCount: Int) {
    self.keyCount = keyCount
    self.includedCount = includedCount
    hasFlags = true
    columnCount = keyCount + includedCount + 2
  }

  var numberColumn: Int { keyCount }
  var includedColumn: Int { keyCount + 1 }
  var flagsColumn: Int { columnCount - 1 }

  func nilBit(key: Int) -> UInt64 { 1 << UInt64(key) }
  func nilBit(included: Int) -> UInt64 { 1 << UInt64(keyCount + included) }
  /// Set where the pattern is only the start of the key.
  func inexactBit(key: Int) -> UInt64 { 1 << UInt64(keyCount + includedCount + key) }

  /// How entries with the same pattern stand: whole keys, then keys that go on, then nil.
  @inline(__always)
  func keyClass(_ key: Int, flags: UInt64) -> UInt64 {
    if flags == 0 { return 0 }
    if flags & nilBit(key: key) != 0 { return 2 }
    return flags & inexactBit(key: key) != 0 ? 1 : 0
  }

  /// Writes a row of an index of a list, which has one key and nothing else.
  func writeListRow(key: UInt64, number: Int64, to row: UnsafeMutablePointer<UInt64>) {
    row[0] = key
    row[numberColumn] = KeyEncoding.pattern(ofSigned: number)
    row[flagsColumn] = 0
  }

  /// The order of two rows in a run: by key patterns with their classes, then by number.
  @inline(__always)
  func precedes(_ left: UnsafePointer<UInt64>, _ right: UnsafePointer<UInt64>) -> Bool {
    let leftFlags = hasFlags ? left[flagsColumn] : 0
    let rightFlags = hasFlags ? right[flagsColumn] : 0
    var key = 0
    while key < keyCount {
      if left[key] != right[key] { return left[key] < right[key] }
      if leftFlags != rightFlags {
        let leftClass = keyClass(key, flags: leftFlags)
        let rightClass = keyClass(key, flags: rightFlags)
        if leftClass != rightClass { return leftClass < rightClass }
      }
      key &+= 1
    }
    return left[numberColumn] < right[numberColumn]
  }

  /// How many leading keys decide where rows stand by their patterns alone; the rows that agree up to there and in
  /// the next pattern need their whole keys. nil when the patterns tell everything.
  @inline(__always)
  func firstInexactKey(flags: UInt64) -> Int? {
    if flags == 0 { return nil }
    for key in 0..<keyCount where keyClass(key, flags: flags) == 1 { return key }
    return nil
  }
}
