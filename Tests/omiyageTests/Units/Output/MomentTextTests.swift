import Testing

@testable import omiyage

struct MomentTextTests {
  @Test("any count of milliseconds is the text that RFC 3339 has for it")
  func all() {
    var moments = MomentText()
    let day: Int64 = 86_400_000
    let edges: [Int64] = [0, -1, 1_480_470_907_000, day - 1, -day, .min, .max, .min + 1, .max - day]
    // The first and the last moment of the years with four digits, and their neighbours.
    let years: [Int64] = [
      -62_167_219_200_001, -62_167_219_200_000, 253_402_300_799_999, 253_402_300_800_000,
    ]
    let range: ClosedRange<Int64> = -80_000_000_000_000...300_000_000_000_000
    var random: [Int64] = []
    for _ in 0..<2_000 { random.append(Int64.random(in: range)) }
    let whole: [Int64] = random.map { $0 / 1000 * 1000 }
    for milliseconds in edges + years + random + whole {
      let buffer = ByteBuffer()
      moments.append(milliseconds, to: buffer)
      #expect(buffer.string == DateText.rfc3339(milliseconds: milliseconds), "\(milliseconds)")
    }
  }
}
