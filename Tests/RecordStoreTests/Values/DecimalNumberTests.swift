import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct DecimalNumberTests {
  static let extremes: [Decimal] = [
    0, 1, -1, Decimal(sign: .plus, exponent: -1, significand: 1), Decimal(sign: .plus, exponent: -2, significand: 10),
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    Decimal(sign: .plus, exponent: -128, significand: 1), Decimal(sign: .minus, exponent: -128, significand: 1),
    Decimal(sign: .plus, exponent: 127, significand: 1), Decimal(UInt64.max), Decimal(Int64.min),
    Decimal(sign: .minus, exponent: 127, significand: Decimal(UInt64.max)), 100, 1_000, 99, 101,
  ]

  private static func random(_ generator: inout SeededGenerator) -> Decimal {
    generator.oneIn(8) ? extremes[generator.below(extremes.count)] : generator.decimal()
  }

  @Test func `bytes are ordered as the numbers are, and equal numbers have equal bytes`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let numbers = Self.extremes + (0..<scaled(300)).map { _ in Self.random(&generator) }
    let bytes = numbers.map { DecimalParts.number(of: $0).bytes }
    for (a, x) in zip(numbers, bytes) {
      for (b, y) in zip(numbers, bytes) {
        let isOrdered = (a < b) == x.lexicographicallyPrecedes(y) && (a == b) == (x == y)
        if !isOrdered { Issue.record("\(a) and \(b): \(x) and \(y)") }
      }
    }
  }

  @Test func `a number is read as it was written, and both ways to take a Decimal apart agree`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(3_000) {
      let decimal = Self.random(&generator)
      let number = DecimalParts.number(of: decimal)
      #expect(Decimal(number) == decimal)
      #expect(DecimalParts.fromMemory(decimal) == DecimalParts.fromText(decimal))
      let read = number.bytes.withUnsafeBytes { DecimalNumber(bytes: $0) }
      #expect(read == number)
      #expect(number.bytes.count <= 23)
    }
  }

  @Test func `numbers have the bytes of the format page`() {
    let cases: [(Decimal, [UInt8])] = [
      (0, [0x80]), (1, [0x81, 0x81, 10]), (12, [0x81, 0x82, 12]), (123, [0x81, 0x83, 12, 30]),
      (Decimal(sign: .plus, exponent: -2, significand: 150), [0x81, 0x81, 15]),
      (Decimal(sign: .plus, exponent: -3, significand: 7), [0x81, 0x7E, 70]),
      (-12, [0x7E, 0x7D, ~12, 0xFF]),
    ]
    for (decimal, bytes) in cases { #expect(DecimalParts.number(of: decimal).bytes == bytes, "\(decimal)") }
    #expect(DecimalParts.number(of: .nan).isNaN)
  }

  @Test func `bytes that are no number, or not its only form, are refused and never trap`() {
    let refused: [[UInt8]] = [
      [], [0x80, 0], [0xFF], [0x81], [0x81, 0x81], [0x81, 0x81, 0], [0x81, 0x81, 9], [0x81, 0x81, 10, 0],
      [0x81, 0x81, 100], [0x7E, 0x7E, ~10], [0x7E, 0x7E, ~10, 0xFE], [0x7E, 0x7E, 0xFF], [0x80, 0x81, 10],
      [0xFF, 0xFF, 10], [0, 0, ~10, 0xFF], [0x81, 0x00, 11],
      [0x81, 0x80 + 39] + [UInt8](repeating: 99, count: 20), [0x81, 0x80 + 39] + [UInt8](repeating: 11, count: 21),
    ]
    for bytes in refused { #expect(bytes.withUnsafeBytes { DecimalNumber(bytes: $0) } == nil, "\(bytes)") }
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(20_000) {
      var bytes = generator.bytes(generator.below(26))
      if !bytes.isEmpty, generator.oneIn(2) { bytes[0] = [0x7E, 0x81][generator.below(2)] }
      if let number = bytes.withUnsafeBytes({ DecimalNumber(bytes: $0) }) {
        #expect(number.bytes == bytes)
        #expect(DecimalParts.number(of: Decimal(number)) == number)
      }
    }
  }

  @Test func `a text is the number that it reads, or none`() {
    let texts: [(String, Decimal?)] = [
      ("12.50", Decimal(sign: .plus, exponent: -1, significand: 125)),
      ("-0.05", Decimal(sign: .minus, exponent: -2, significand: 5)),
      ("1e-07", Decimal(sign: .plus, exponent: -7, significand: 1)), ("2.5e+3", 2_500), ("-000", 0), ("100", 100),
      (".5", 0.5),
      ("", nil), ("-", nil), (".", nil), ("--1", nil), ("1.2.3", nil), ("1e", nil), ("e5", nil), ("1e5e5", nil),
      ("1x", nil),
      ("inf", nil), ("nan", nil), ("1e200", nil), ("1e-129", nil), (String(repeating: "9", count: 40), nil),
    ]
    for (text, decimal) in texts { #expect(DecimalNumber(text: text).map { Decimal($0) } == decimal, "\(text)") }
  }

  @Test func `a sum is exact in any order, and one with too many digits is an error`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    func sum(_ decimals: [Decimal]) throws -> Decimal {
      var total = DecimalTotal()
      for decimal in decimals { total.add(DecimalParts.number(of: decimal)) }
      return Decimal(try total.sum())
    }
    let large = Decimal.greatestFiniteMagnitude
    let small = Decimal(sign: .plus, exponent: -128, significand: 3)
    #expect(try sum([large, small, -large, small]) == Decimal(sign: .plus, exponent: -128, significand: 6))
    #expect(try sum([large, large, -large]) == large)
    #expect(try sum([]) == 0)
    for decimals in [[large, large], [large, small], [-large, -small]] {
      #expect(thrownCode { _ = try sum(decimals) } == .tooLarge)
    }
    for _ in 0..<scaled(100) {
      // Few enough digits for Decimal's own additions to be exact.
      let decimals = (0..<generator.below(40)).map { _ in
        Decimal(
          sign: generator.oneIn(2) ? .plus : .minus, exponent: generator.below(6) - 4,
          significand: Decimal(generator.below(1_000_000_000)))
      }
      #expect(try sum(decimals) == decimals.reduce(0, +))
    }
  }

  @Test func `an average is rounded once, half to even`() throws {
    func average(_ decimals: [Decimal]) throws -> Decimal? {
      var total = DecimalTotal()
      for decimal in decimals { total.add(DecimalParts.number(of: decimal)) }
      return try total.average().map { Decimal($0) }
    }
    #expect(try average([]) == nil)
    #expect(try average([1, 2]) == Decimal(sign: .plus, exponent: -1, significand: 15))
    let third = String(repeating: "3", count: 38)
    #expect(try average([1, 0, 0])?.description == "0.3" + third)
    #expect(try average([2, 0, 0])?.description == "0.\(String(repeating: "6", count: 37))7")
    #expect(try average([-1, 0, 0])?.description == "-0.3" + third)
    // The exact mean has the finest digit there is, and half of it more.
    let unit = Decimal(sign: .plus, exponent: -128, significand: 1)
    #expect(try average([unit, 0]) == 0)
    #expect(try average([unit, unit, unit, 0]) == unit)
    let units = Decimal(sign: .plus, exponent: -128, significand: 2)
    #expect(try average([units, unit]) == units)
    let large = Decimal.greatestFiniteMagnitude
    #expect(try average([large, large, large]) == large)
    // Between 2^128 - 1 and the next multiple of 10 there is no Decimal.
    let most = Decimal(sign: .plus, exponent: 0, significand: large.significand)
    let next = try #require(Decimal(string: "340282366920938463463374607431768211460"))
    #expect(try average([most, next]) == next)
    #expect(try average(Array(repeating: most, count: 17) + [next, next, next]) == next)
    #expect(try average(Array(repeating: most, count: 19) + [next]) == most)
  }
}

extension SeededGenerator {
  /// Any Decimal: many digits or few, of every size.
  mutating func decimal() -> Decimal {
    while true {
      let words = (0..<1 + below(2)).map { _ in next() >> UInt64(below(64)) }
      var significand = Decimal(words[0])
      if words.count > 1 { significand += Decimal(words[1]) * (Decimal(UInt64.max) + 1) }
      let exponent = oneIn(3) ? below(256) - 128 : below(8) - 5
      let decimal = Decimal(sign: oneIn(2) ? .plus : .minus, exponent: exponent, significand: significand)
      // A significand that ends in 0 has a power of its own, which may go beyond.
      if !decimal.isNaN { return decimal }
    }
  }
}
