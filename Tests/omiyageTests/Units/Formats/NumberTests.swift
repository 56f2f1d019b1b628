import Testing

@testable import omiyage

@Suite("Numbers")
struct NumberTests {
  private func exact(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBytes { ExactInteger.parse($0) }
  }

  @Test("Whole numbers are found in every writing")
  func whole() {
    for text in ["4", "4.0", "4e0", "40e-1", "0.4e1", "0.004E+3", "4.000000000000000000000000"] {
      #expect(exact(text) == 4, "\(text)")
    }
    #expect(exact("-0") == 0)
    #expect(exact("0e999999999999999999999") == 0)
    #expect(exact("0.000") == 0)
    #expect(exact("-12.50e1") == -125)
    #expect(exact("9223372036854775807") == .max)
    #expect(exact("-9223372036854775808") == .min)
    #expect(exact("9.223372036854775807e18") == .max)
    #expect(exact("1e18") == 1_000_000_000_000_000_000)
  }

  @Test("Fractions and what does not fit are no whole numbers")
  func notWhole() {
    for text in [
      "4.5", "4e-1", "0.1", "1e-999999999999999999999", "9223372036854775808", "-9223372036854775809", "1e19",
      "1e999999999999999999999", "12345678901234567890", "", "-", "x", "1x", "4.0000000000000000000000001",
    ] {
      #expect(exact(text) == nil, "\(text)")
    }
  }

  @Test("Integers are written as the standard library writes them")
  func decimals() {
    var generator = SeededGenerator(seed: 11)
    var numbers = [0, 1, -1, 9, 10, -9, -10, 99, 100, Int.max, Int.min]
    for shift in 0..<63 { numbers.append(Int.random(in: Int.min...Int.max, using: &generator) >> shift) }
    for number in numbers {
      let buffer = ByteBuffer(capacity: 1)
      buffer.append(decimal: number)
      #expect(buffer.string == String(number))
    }
  }

  @Test(
    "Doubles are written in their shortest form",
    arguments: [(4.5, "4.5"), (4, "4.0"), (1.0 / 3, "0.3333333333333333")])
  func doubles(_ number: Double, _ text: String) {
    let buffer = ByteBuffer()
    buffer.append(shortest: number)
    #expect(buffer.string == text)
  }

  @Test("The mean of ratings is the text of its Double")
  func means() {
    var generator = SeededGenerator(seed: 12)
    var ratings: [Ratings] = []
    for count in 1...60 { ratings += (0...count * 5).map { Ratings(count: count, sum: $0) } }
    for shift in 0..<60 {
      let count = Int.random(in: 1...Int.max, using: &generator) >> shift
      for divisor in [count, 100, 1 << 31, (1 << 31) + 1, 97] where divisor > 0 {
        ratings.append(Ratings(count: divisor, sum: Int.random(in: Int.min...Int.max, using: &generator) >> shift))
      }
    }
    for ratings in ratings {
      let (mean, double) = (ByteBuffer(), ByteBuffer())
      NumberText.append(meanOf: ratings, to: mean)
      NumberText.append(Double(ratings.sum) / Double(ratings.count), to: double)
      #expect(mean.string == double.string, "\(ratings)")
    }
  }
}
