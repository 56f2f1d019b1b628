/// Numbers the groups: the bytes of a key to a number from 0, in the order in which keys come.
struct GroupIndex {
  private var keys: [UInt8] = []
  /// Where each group's key begins in `keys`; one more for the end.
  private var starts: [Int] = [0]
  /// The groups by hash; -1 none. A power of two.
  private var slots: [Int32] = [Int32](repeating: -1, count: 64)
  private var last = -1

  var count: Int { starts.count - 1 }

  /// The group with a key; a new one is at the end.
  mutating func group(of key: UnsafeRawBufferPointer) -> Int {
    // Records of one group often stand together.
    if last >= 0, isKey(key, of: last) { return last }
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    while slots[slot] >= 0 {
      let group = Int(slots[slot])
      if isKey(key, of: group) {
        last = group
        return group
      }
      slot = (slot + 1) & mask
    }
    last = count
    slots[slot] = Int32(last)
    keys.append(contentsOf: key)
    starts.append(keys.count)
    if count * 4 > slots.count * 3 { grow() }
    return last
  }

  func withKey<Result>(of group: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try keys.withUnsafeBytes { try body($0.slice(starts[group]..<starts[group + 1])) }
  }

  /// The groups by their keys, rising.
  func sorted() -> [Int] {
    keys.withUnsafeBytes { keys in
      let key = { (group: Int) in keys.slice(starts[group]..<starts[group + 1]) }
      let isRising = (0..<max(count - 1, 0)).allSatisfy { TextOrder.compareBytes(key($0), key($0 + 1)) < 0 }
      let groups = Array(0..<count)
      return isRising ? groups : groups.sorted { TextOrder.compareBytes(key($0), key($1)) < 0 }
    }
  }

  private func isKey(_ key: UnsafeRawBufferPointer, of group: Int) -> Bool {
    guard starts[group + 1] - starts[group] == key.count else { return false }
    return withKey(of: group) { TextOrder.compareBytes($0, key) == 0 }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = [Int32](repeating: -1, count: mask + 1)
    for group in 0..<count {
      var slot = withKey(of: group) { Self.hash($0) } & mask
      while larger[slot] >= 0 { slot = (slot + 1) & mask }
      larger[slot] = Int32(group)
    }
    slots = larger
  }

  private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(key.count)
    var at = 0
    while at < key.count {
      let word = at + 8 <= key.count ? key.loadUnaligned(fromByteOffset: at, as: UInt64.self) : tail(key, at)
      hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash &>> 32
      at += 8
    }
    return Int(truncatingIfNeeded: (hash &* 0xD6E8_FEB8_6659_FD93) &>> 1)
  }

  private static func tail(_ key: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    (start..<key.count).reduce(0) { $0 << 8 | UInt64(key[$1]) }
  }
}
