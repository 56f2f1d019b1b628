/// Canonical decomposition, ordering and composition of scalars (UAX 15; Unicode, section 3.11 and 3.12).
enum CanonicalForm {
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  private static let leads: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  private static let tails: Range<UInt32> = 0x11A8..<0x11C3
  private static let pairCount = CanonicalTable.pairs.utf8CodeUnitCount / 9

  /// Appends the full canonical decomposition of a scalar.
  static func appendDecomposition(of scalar: UInt32, to scalars: inout [UInt32]) {
    if scalar < 0xC0 {
      scalars.append(scalar)
    } else if syllables.contains(scalar) {
      let index = scalar - syllables.lowerBound
      scalars.append(leads.lowerBound + index / 588)
      scalars.append(vowels.lowerBound + index % 588 / 28)
      if index % 28 != 0 { scalars.append(tails.lowerBound - 1 + index % 28) }
    } else {
      let entry = ScalarTrie.canonical[scalar]
      guard entry > 1 else { return scalars.append(scalar) }
      PooledScalars.forEach(CanonicalTable.pool, at: entry - 2) { scalars.append($0) }
    }
  }

  /// Sorts each run of marks by combining class; equal ones keep their order.
  static func order(_ scalars: inout [UInt32]) {
    var index = 0
    while index < scalars.count {
      guard ScalarProperties(scalars[index]).combiningClass != 0 else {
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, ScalarProperties(scalars[end]).combiningClass != 0 { end += 1 }
      if end - index > 1 { orderRun(index..<end, of: &scalars) }
      index = end
    }
  }

  private static func orderRun(_ run: Range<Int>, of scalars: inout [UInt32]) {
    // Class, then place, then scalar in one number: the sort is stable whatever the algorithm. Places have 35 bits.
    let keys = run.map { index in
      let key = UInt64(ScalarProperties(scalars[index]).combiningClass) << 56
      return key | UInt64(index - run.lowerBound) << 21 | UInt64(scalars[index])
    }
    for (offset, key) in keys.sorted().enumerated() {
      scalars[run.lowerBound + offset] = UInt32(key & 0x1F_FFFF)
    }
  }

  /// Joins what can be joined. The scalars are in canonical order.
  static func compose(_ scalars: inout [UInt32]) {
    var starter = -1
    var lastClass: UInt8 = 0
    var count = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      let combiningClass = ScalarProperties(scalar).combiningClass
      if starter >= 0, lastClass < combiningClass || lastClass == 0 && starter == count - 1,
        let joined = composition(scalars[starter], scalar)
      {
        scalars[starter] = joined
        continue
      }
      if combiningClass == 0 { starter = count }
      lastClass = combiningClass
      scalars[count] = scalar
      count += 1
    }
    scalars.removeLast(scalars.count - count)
  }

  private static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leads.contains(first), vowels.contains(second) {
      let syllable = (first - leads.lowerBound) * 21 + second - vowels.lowerBound
      return syllables.lowerBound + syllable * 28
    }
    if syllables.contains(first), tails.contains(second), (first - syllables.lowerBound) % 28 == 0 {
      return first + second - (tails.lowerBound - 1)
    }
    var low = 0
    var high = pairCount
    while low < high {
      let middle = (low + high) / 2
      let foundFirst = ScalarTrie.number(CanonicalTable.pairs, middle * 3)
      let foundSecond = ScalarTrie.number(CanonicalTable.pairs, middle * 3 + 1)
      if (foundFirst, foundSecond) == (first, second) {
        return ScalarTrie.number(CanonicalTable.pairs, middle * 3 + 2)
      }
      if (foundFirst, foundSecond) < (first, second) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
