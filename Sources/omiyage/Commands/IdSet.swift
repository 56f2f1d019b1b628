/// A set of ids. Ids mostly come in stretches, so 64 neighbours share one entry: a million take some 400 KiB.
struct IdSet {
  private var words: [Int: UInt64] = [:]
  /// The word of the last id, kept out of the table: the next id is nearly always in it too.
  private var lastKey = 0
  private var lastWord: UInt64 = 0

  /// True when the id was not there yet.
  mutating func insert(_ id: Int) -> Bool {
    let key = id >> 6
    let bit: UInt64 = 1 << UInt64(id & 63)
    if key != lastKey {
      if lastWord != 0 { words[lastKey] = lastWord }
      lastKey = key
      lastWord = words[key] ?? 0
    }
    if lastWord & bit != 0 { return false }
    lastWord |= bit
    return true
  }

  func contains(_ id: Int) -> Bool {
    let key = id >> 6
    let word = key == lastKey ? lastWord : words[key] ?? 0
    return word & (1 << UInt64(id & 63)) != 0
  }
}
