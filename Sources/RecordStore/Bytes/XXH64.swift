/// The 64-bit xxHash, as its public specification describes it (doc/xxhash_spec.md of Cyan4973/xxHash).
///
/// It finds accidents, not attacks: who can write the file can also write the sum.
enum XXH64 {
  static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// How many bytes one round of the four lanes takes.
  static let stripeByteCount = 32

  /// The sum of bytes that lie in one piece.
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    guard let base = bytes.baseAddress else { return finish(seed &+ prime5, nil, 0) }
    let count = bytes.count
    guard count >= stripeByteCount else { return finish(seed &+ prime5 &+ UInt64(count), base, count) }
    var lanes = Lanes(seed: seed)
    let whole = count & ~(stripeByteCount - 1)
    lanes.consume(base, whole)
    return finish(lanes.merged() &+ UInt64(count), base + whole, count - whole)
  }

  /// The four running sums.
  struct Lanes {
    var a: UInt64
    var b: UInt64
    var c: UInt64
    var d: UInt64

    @inline(__always)
    init(seed: UInt64) {
      a = seed &+ XXH64.prime1 &+ XXH64.prime2
      b = seed &+ XXH64.prime2
      c = seed
      d = seed &- XXH64.prime1
    }

    /// Takes `count` bytes, a multiple of 32.
    @inline(__always)
    mutating func consume(_ start: UnsafeRawPointer, _ count: Int) {
      var (w, x, y, z) = (a, b, c, d)
      var next = start
      let end = start + count
      while next < end {
        w = XXH64.round(w, next.load64(at: 0))
        x = XXH64.round(x, next.load64(at: 8))
        y = XXH64.round(y, next.load64(at: 16))
        z = XXH64.round(z, next.load64(at: 24))
        next += XXH64.stripeByteCount
      }
      (a, b, c, d) = (w, x, y, z)
    }

    @inline(__always)
    func merged() -> UInt64 {
      let sum = rotate(a, 1) &+ rotate(b, 7) &+ rotate(c, 12) &+ rotate(d, 18)
      return merge(merge(merge(merge(sum, a), b), c), d)
    }
  }

  @inline(__always)
  static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    (value &<< bits) | (value &>> (64 &- bits))
  }

  @inline(__always)
  static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* prime2, 31) &* prime1
  }

  @inline(__always)
  static func merge(_ sum: UInt64, _ lane: UInt64) -> UInt64 {
    (sum ^ round(0, lane)) &* prime1 &+ prime4
  }

  /// Mixes in the last 0 to 31 bytes and spreads the bits.
  @inline(__always)
  static func finish(_ start: UInt64, _ tail: UnsafeRawPointer?, _ tailCount: Int) -> UInt64 {
    var sum = start
    if let tail {
      var position = 0
      while position &+ 8 <= tailCount {
        sum = rotate(sum ^ round(0, tail.load64(at: position)), 27) &* prime1 &+ prime4
        position &+= 8
      }
      if position &+ 4 <= tailCount {
        sum = rotate(sum ^ (UInt64(tail.load32(at: position)) &* prime1), 23) &* prime2 &+ prime3
        position &+= 4
      }
      while position < tailCount {
        let byte = tail.load(fromByteOffset: position, as: UInt8.self)
        sum = rotate(sum ^ (UInt64(byte) &* prime5), 11) &* prime1
        position &+= 1
      }
    }
    sum = (sum ^ (sum &>> 33)) &* prime2
    sum = (sum ^ (sum &>> 29)) &* prime3
    return sum ^ (sum &>> 32)
  }
}
