/// Random numbers that a seed repeats (splitmix64, Steele and others 2014).
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `limit` - 1; 0 when there is none.
  mutating func below(_ limit: Int) -> Int {
    limit <= 0 ? 0 : Int(truncatingIfNeeded: next() % UInt64(limit))
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Any bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// A generator of its own, so that one more draw here does not change what happens there.
  mutating func fork() -> SeededGenerator { SeededGenerator(seed: next()) }
}
