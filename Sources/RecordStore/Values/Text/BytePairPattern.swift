/// Two neighbouring bytes, each in a range. A few of them cover the variants of a character.
struct BytePairPattern: Sendable, Hashable {
  var first: ClosedRange<UInt8>
  var second: ClosedRange<UInt8>

  init(_ first: ClosedRange<UInt8>, _ second: ClosedRange<UInt8>) {
    self.first = first
    self.second = second
  }

  /// The pattern that finds a scalar of several bytes, by the rarer pair of them.
  init(scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: self.init(UInt8(scalar)...UInt8(scalar), 0...255)
    case 0..<0x800: self.init(UInt8(0xC0 | scalar >> 6), continuation(0))
    case 0..<0x10000: self.init(UInt8(0xE0 | scalar >> 12), continuation(6))
    default: self.init(UInt8(0xF0 | scalar >> 18), continuation(12))
    }
    // Kana and kanji share their first bytes with all the text around them; others come in blocks that are rare.
    guard 0x3041...0x30FF ~= scalar || 0x3400...0x9FFF ~= scalar else { return }
    let tail = BytePairPattern(continuation(6), continuation(0))
    if tail.frequency < frequency { self = tail }
  }

  private init(_ first: UInt8, _ second: UInt8) { self.init(first...first, second...second) }

  /// The patterns that find any of the scalars in front of one of those that may follow; `followers` empty: in front of
  /// anything.
  ///
  /// An ASCII letter alone would be found everywhere in Latin text. What is not ASCII may follow in any case: marks and
  /// joiners that the form drops or moves.
  static func patterns(of scalars: [UInt32], before followers: [UInt32]) -> Set<BytePairPattern> {
    var patterns: Set<BytePairPattern> = []
    var rare: [UInt8: BytePairPattern] = [:]
    for scalar in scalars {
      guard scalar < 0x80, !followers.isEmpty else {
        let pattern = BytePairPattern(scalar: scalar)
        // Many variants in blocks that hardly occur: one pattern for each first byte will do.
        if pattern.isRare {
          rare[pattern.first.lowerBound] = rare[pattern.first.lowerBound]?.union(pattern) ?? pattern
        } else {
          patterns.insert(pattern)
        }
        continue
      }
      let byte = UInt8(scalar)
      for follower in followers where follower < 0x80 {
        patterns.insert(BytePairPattern(byte...byte, UInt8(follower)...UInt8(follower)))
      }
      patterns.insert(BytePairPattern(byte...byte, 0x80...0xFF))
    }
    return patterns.union(rare.values)
  }

  /// Patterns that find all that the given ones find, few enough for the search. In the narrow search each costs time:
  /// merging goes on where it costs next to nothing.
  static func merged(_ patterns: Set<BytePairPattern>, isWide: Bool) -> [BytePairPattern] {
    let limit = BytePairSearch.patternLimit(isWide: isWide)
    var patterns = patterns.sorted {
      ($0.first.lowerBound, $0.second.lowerBound, $0.second.upperBound)
        < ($1.first.lowerBound, $1.second.lowerBound, $1.second.upperBound)
    }
    var frequencies = patterns.map(\.frequency)
    // What joining a pattern with the next one adds.
    func cost(_ index: Int) -> Double {
      patterns[index].union(patterns[index + 1]).frequency - frequencies[index] - frequencies[index + 1]
    }
    var costs = (0..<max(patterns.count - 1, 0)).map(cost)
    while let least = costs.min(), let index = costs.firstIndex(of: least) {
      if patterns.count <= limit && least > (isWide ? 0 : 0.5) { break }
      patterns[index] = patterns[index].union(patterns[index + 1])
      frequencies[index] = patterns[index].frequency
      patterns.remove(at: index + 1)
      frequencies.remove(at: index + 1)
      costs.remove(at: index)
      if index > 0 { costs[index - 1] = cost(index - 1) }
      if index < costs.count { costs[index] = cost(index) }
    }
    return patterns
  }

  func union(_ other: BytePairPattern) -> BytePairPattern {
    BytePairPattern(
      min(first.lowerBound, other.first.lowerBound)...max(first.upperBound, other.first.upperBound),
      min(second.lowerBound, other.second.lowerBound)...max(second.upperBound, other.second.upperBound))
  }

  private var isRare: Bool { first.lowerBound >= 0xC0 && BytePairPattern.frequency(of: first.lowerBound) < 1 }

  @inline(__always)
  func contains(_ firstByte: UInt8, _ secondByte: UInt8) -> Bool {
    first.contains(firstByte) && second.contains(secondByte)
  }

  /// About how often the pattern occurs in 1,000 bytes of mixed Japanese and English text. It only has to rank.
  var frequency: Double {
    var sum = 0.0
    for byte in BytePairPattern.closure(of: first) {
      sum += BytePairPattern.frequency(of: byte) * secondShare(after: byte)
    }
    return sum
  }

  /// The bytes that a set made of halves of bytes holds, if it holds the range: the wide search cannot be narrower.
  private static func closure(of range: ClosedRange<UInt8>) -> [UInt8] {
    if range.count == 1 { return [range.lowerBound] }
    guard range.lowerBound >> 4 != range.upperBound >> 4 else { return Array(range) }
    let highs = (range.lowerBound >> 4)...(range.upperBound >> 4)
    if range.count >= 16 { return highs.flatMap { high in (0..<16).map { high << 4 | $0 } } }
    let lows = range.map { $0 & 15 }
    return highs.flatMap { high in lows.map { high << 4 | $0 } }
  }

  private static func frequency(of byte: UInt8) -> Double {
    switch byte {
    case 0x62, 0x6A, 0x6B, 0x70, 0x71, 0x76...0x78, 0x7A: 1  // b j k p q v w x z
    case 0x61...0x7A: 9
    case 0..<0x80: 2
    case 0x81...0x83: 60
    case 0x80..<0xC0: 8
    case 0xE3: 150
    case 0xE4...0xE9: 30
    case 0xEF: 3
    case 0xF0: 0.5
    default: 0.1
    }
  }

  private func secondShare(after byte: UInt8) -> Double {
    if byte < 0x80 {
      if second == 0...255 { return 1 }
      return second.reduce(0) { $0 + ($1 < 0x80 ? BytePairPattern.frequency(of: $1) / 250 : 0.001) }
    }
    if byte != 0xE3 { return Double(second.count) / 64 }
    return second.reduce(0) { $0 + ((0x80...0x83).contains($1) ? 0.25 : 0.002) }
  }
}
