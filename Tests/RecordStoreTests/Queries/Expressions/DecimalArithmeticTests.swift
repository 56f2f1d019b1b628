import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Calculations of conditions with Decimals.
@Suite struct DecimalArithmeticTests {
  private func decimal(_ text: String) throws -> DecimalNumber { try #require(DecimalNumber(text: text)) }

  private func result(_ first: String, _ arithmetic: ArithmeticOperator, _ second: String) throws -> String? {
    let result = try arithmetic.result(.decimal(decimal(first)), .decimal(decimal(second)))
    guard case .decimal(let number) = result else { return nil }
    return Decimal(number).description
  }

  @Test func `sums, differences and products are exact`() throws {
    #expect(try result("0.1", .add, "0.2") == "0.3")
    #expect(try result("1e20", .add, "1e-17") == "100000000000000000000.00000000000000001")
    #expect(try result("0.3", .subtract, "0.3") == "0")
    #expect(try result("-0.1", .subtract, "0.2") == "-0.3")
    #expect(try result("1.1", .multiply, "-1.1") == "-1.21")
    #expect(try result("0", .multiply, "-7") == "0")
    // 2^127 times 5^60 has 60 zeros, which need no digits.
    #expect(
      try result("170141183460469231731687303715884105728", .multiply, "0.0000000000000000000000000000000000000000005")
        != nil)
  }

  @Test func `a quotient is exact where it ends, and else rounded to all digits, half to even`() throws {
    #expect(try result("1", .divide, "8") == "0.125")
    #expect(try result("-0.3", .divide, "0.1") == "-3")
    #expect(try result("1", .divide, "3")?.hasPrefix("0.33333333333333333333333333333333333333") == true)
    #expect(try result("2", .divide, "3")?.hasSuffix("67") == true)
    #expect(try result("1", .divide, "0") == nil)
    #expect(try result("0", .divide, "5") == "0")
  }

  @Test func `a quotient times its divisor is the number again, as near as digits go`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(2_000) {
      let (a, b) = (number(&generator), number(&generator))
      guard b.digits != 0, let quotient = a.divided(by: b) else { continue }
      if let product = quotient.multiplied(by: b) {
        let difference = try #require(product.adding(a.negative))
        // At least 36 digits are right.
        let scaled = try #require(difference.multiplied(by: decimal("1e36")))
        let (error, limit) = (scaled.isNegative ? scaled.negative : scaled, a.isNegative ? a.negative : a)
        #expect(error.compare(limit) <= 0, "seed \(seed): \(a) / \(b)")
      }
      // By 2 and back, by 5 and back.
      let two = DecimalNumber(2)
      #expect(a.divided(by: two)?.multiplied(by: two) == a, "seed \(seed): \(a)")
    }
  }

  /// Small enough that a half has a digit more.
  private func number(_ generator: inout SeededGenerator) -> DecimalNumber {
    let digits = UInt128(generator.next() >> UInt64(generator.below(64)))
    return DecimalNumber(isNegative: generator.oneIn(2), digits: digits, exponent: generator.below(12) - 6) ?? .zero
  }

  @Test func `integers beside a Decimal are exact, and what is too large is an error`() throws {
    let third = try decimal("0.3")
    #expect(try ArithmeticOperator.add.result(.int(-1), .decimal(third)) == .decimal(decimal("-0.7")))
    #expect(
      try ArithmeticOperator.multiply.result(.decimal(third), .unsigned(.max))
        == .decimal(
          decimal("5534023222112865484.5")))
    #expect(try ArithmeticOperator.divide.result(.decimal(third), .int(0)) == .null)
    #expect(try ArithmeticOperator.add.result(.null, .decimal(third)) == .null)
    for (a, operation, b) in [
      ("1e38", ArithmeticOperator.add, "0.01"), ("1e100", .multiply, "1e100"),
      ("12345678901234567890123", .multiply, "12345678901234567890123"), ("1e-128", .divide, "1e10"),
    ] {
      let error = #expect(throws: StoreError.self) { try result(a, operation, b) }
      #expect(error?.code == .tooLarge, "\(a) \(operation) \(b)")
    }
  }

  @Test func `conditions calculate with Decimals in Swift and as text`() throws {
    let store = try GiftStore.make()
    try store.read { (reader) throws in
      let gifts = reader.objects(Gift.self)
      // The prices are 0.1, 12, 7 and 0.
      #expect(try gifts.where("price * 2 > 10").ids() == [2, 3])
      #expect(try gifts.where("price * 3 = 0.3").ids() == [1])
      #expect(try gifts.where("price + 0.2 = 0.3").ids() == [1])
      #expect(try gifts.where("price / 7 = 1").ids() == [3])
      #expect(try gifts.where("-price < star - 8.5").ids() == [2, 3])
      #expect(try gifts.where("price * %@ = 24", 2).ids() == [2])
      #expect(try gifts.where("price * %@ = 3", Decimal(1) / 4).ids() == [2])
      #expect(try gifts.where { $0.price * 2 > 10 }.ids() == [2, 3])
      #expect(try gifts.where { $0.price + $0.price == Decimal(string: "0.2") }.ids() == [1])
      #expect(try gifts.sorted(by: \.price).where { 1 - $0.price < 0 }.ids() == [3, 2])
    }
  }

  @Test func `a Decimal and a Double together are an error that says why`() throws {
    let store = try GiftStore.make()
    try store.read { (reader) throws in
      let gifts = reader.objects(Gift.self)
      for (text, column) in [("price * average > 1", 9), ("ratio + price > 1", 1), ("price * %@ > 1", 9)] {
        let error = #expect(throws: StoreError.self) {
          _ = try text.contains("%") ? gifts.where(text, 0.5).ids() : gifts.where(text).ids()
        }
        #expect(error?.code == .invalidArgument && error?.column == column, "\(text)")
        #expect(error?.message.contains("not calculated with beside a Decimal") == true, "\(text)")
      }
      let both = QueryValue.arithmetic(.field(5), .multiply, .field(4))
      let error = #expect(throws: StoreError.self) {
        try gifts.where { _ in Condition(.relation(both, .greater, .constant(.int(1)))) }.ids()
      }
      #expect(error?.message == "a condition on Gift calculates with a Decimal and with what is not exact.")
    }
  }
}
