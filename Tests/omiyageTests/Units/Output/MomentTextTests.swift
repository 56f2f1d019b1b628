import Testing

@testable import omiyage

struct MomentTextTests {
  @Test("any count of milliseconds is the text that RFC 3339 has for it")
  func all() {
    var moments = MomentText()
    let day: Int64 = 86_400_000
    for milliseconds in [0, -1, 1_480_470_907_000, day - 1, -day, .min, .max, .min + 1, .max - day] {
      let buffer = ByteBuffer()
      moments.append(milliseconds, to: buffer)
      #expect(buffer.string == DateText.rfc3339(milliseconds: milliseconds))
    }
  }
}
