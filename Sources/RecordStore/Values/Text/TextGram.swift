/// A character of a folded text, or two neighbouring ones, as a text index keeps it (FileFormat, "Runs of a text
/// index").
struct TextGram: Hashable, Sendable {
  let value: UInt64

  /// Stands where a gram has no second character.
  static let noCode: UInt32 = .max
  /// Of a character with several scalars: other characters may have the same.
  static let hashedBit: UInt32 = 0x8000_0000
  private static let hashMask: UInt32 = 0x3FFF_FFFF

  /// Not a character: it marks a record with a text that `TextClusters.areKept` is false for.
  static let irregular = TextGram(value: .max)

  init(value: UInt64) { self.value = value }

  @inline(__always)
  init(_ first: UInt32, _ second: UInt32 = noCode) { value = UInt64(first) << 32 | UInt64(second) }

  /// Whether texts with other characters can have the gram, too.
  var isHashed: Bool { isHashed(UInt32(value >> 32)) || isHashed(UInt32(truncatingIfNeeded: value)) }

  private func isHashed(_ code: UInt32) -> Bool { code != Self.noCode && code & Self.hashedBit != 0 }

  /// The code of a character.
  static func code(of cluster: UnsafeRawBufferPointer) -> UInt32 {
    let scalar = UTF8Scalar(cluster, at: 0)
    if scalar.byteCount == cluster.count { return scalar.value }
    return hashedBit | UInt32(truncatingIfNeeded: XXH64.hash(cluster, seed: 0)) & hashMask
  }
}
