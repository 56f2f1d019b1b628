import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("XXH64")
struct XXH64Tests {
  private static let prime: UInt64 = 2_654_435_761

  /// The buffer of the self test of xxhsum 0.6.
  private static let selfTestBytes: [UInt8] = {
    var state = UInt32(truncatingIfNeeded: prime)
    return (0..<101).map { _ in
      defer { state = state &* state }
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }()

  private func sum(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { XXH64.hash($0, seed: seed) }
  }

  @Test(
    "agrees with the vectors of the reference implementation",
    arguments: [
      (0, 0, 0xEF46_DB37_51D8_E999), (0, prime, 0xAC75_FDA2_929B_17EF),
      (1, 0, 0x4FCE_394C_C889_52D8), (1, prime, 0x7398_40CB_819F_A723),
      (14, 0, 0xCFFA_8DB8_81BC_3A3D), (14, prime, 0x5B96_1158_5EFC_C9CB),
      (101, 0, 0x0EAB_5433_84F8_78AD), (101, prime, 0xCAA6_5939_306F_1E21),
    ] as [(Int, UInt64, UInt64)])
  func agreesWithReference(count: Int, seed: UInt64, expected: UInt64) {
    #expect(sum(Array(Self.selfTestBytes.prefix(count)), seed: seed) == expected)
  }

  @Test(
    "agrees with published sums of texts",
    arguments: [
      ("a", 0, 0xD24E_C4F1_A98C_6E5B), ("abc", 0, 0x44BC_2CF5_AD77_0999),
      ("xxhash", 20_141_025, 13_067_679_811_253_438_005),
      ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64, UInt64)])
  func agreesWithTexts(text: String, seed: UInt64, expected: UInt64) {
    #expect(sum(Array(text.utf8), seed: seed) == expected)
  }

  @Test("gives the same sum for pieces of any size as for the whole")
  func streamEqualsWhole() {
    var generator = SeededGenerator(seed: 7)
    for count in 0...130 {
      let bytes = generator.bytes(count)
      for piece in [1, 3, 8, 31, 32, 33, 64, 200] {
        var stream = XXH64.Stream(seed: 42)
        for start in stride(from: 0, to: count, by: piece) {
          bytes[start..<min(start + piece, count)].withUnsafeBytes { stream.update($0) }
          #expect(stream.finish() == sum(Array(bytes.prefix(min(start + piece, count))), seed: 42))
        }
        #expect(stream.finish() == sum(bytes, seed: 42))
      }
    }
  }

  @Test("changes with every single bit, at every length up to 80")
  func everyBitCounts() {
    var generator = SeededGenerator(seed: 9)
    for count in 1...80 {
      var bytes = generator.bytes(count)
      let original = sum(bytes)
      var collisionCount = 0
      for bit in 0..<count * 8 {
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        if sum(bytes) == original { collisionCount += 1 }
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      }
      #expect(collisionCount == 0)
    }
  }

  @Test("does not depend on where the bytes lie", arguments: 1...8)
  func anyAlignment(shift: Int) {
    var generator = SeededGenerator(seed: 11)
    let bytes = generator.bytes(100)
    let moved = [UInt8](repeating: 0xFF, count: shift) + bytes
    #expect(moved.withUnsafeBytes { XXH64.hash($0.slice(shift..<moved.count), seed: 0) } == sum(bytes))
  }
}
