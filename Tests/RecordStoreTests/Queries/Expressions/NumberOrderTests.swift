import Testing

@testable import RecordStore

/// Numbers of different types compare by what they are.
@Suite struct NumberOrderTests {
  private func decimal(_ text: String) -> Value { .decimal(DecimalNumber(text: text) ?? .zero) }

  private func check(_ rising: [Value], sourceLocation: SourceLocation = #_sourceLocation) {
    for (i, a) in rising.enumerated() {
      for (j, b) in rising.enumerated() {
        let order = NumberOrder.compare(a, b).map { $0.signum() }
        #expect(order == (i - j).signum(), "\(a) \(b)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `integers and floating point compare without loss`() {
    check([
      .double(-.infinity), .double(-1e300), .double(Double(Int64.min) * 2), .int(.min), .int(.min + 1), .double(-1.5),
      .int(-1), .float(-0.5), .unsigned(0), .double(.leastNonzeroMagnitude), .int(1), .double(9_007_199_254_740_992),
      .int(9_007_199_254_740_993), .double(9_007_199_254_740_994), .double(0x1p63 - 1024), .int(.max),
      .double(0x1p63), .unsigned(.max), .double(0x1p64), .double(.infinity),
    ])
    #expect(NumberOrder.compare(.double(-0.0), .int(0)) == 0)
    #expect(NumberOrder.compare(.int(7), .unsigned(7)) == 0)
    #expect(NumberOrder.compare(.float(0.5), .double(0.5)) == 0)
    #expect(NumberOrder.compare(.float(0.1), .double(0.1)) == 1)
    #expect(NumberOrder.compare(.int(1), .string("1")) == nil)
    #expect(NumberOrder.compare(.null, .int(1)) == nil)
  }

  @Test func `decimals compare with all others without loss`() {
    check([
      .double(-.infinity), decimal("-1e127"), .double(-1e100), decimal("-0.1"), .double(-0.05), decimal("-1e-128"),
      .double(-.leastNonzeroMagnitude), .int(0), .double(.leastNonzeroMagnitude), decimal("1e-128"), decimal("0.1"),
      .double(0.1), .float(0.1),
      .unsigned(1), decimal("1.5"), .int(2), .int(.max), .double(0x1p63), decimal("1e20"), .double(1e300),
      .double(.infinity),
    ])
    #expect(NumberOrder.compare(decimal("0.5"), .double(0.5)) == 0)
    #expect(NumberOrder.compare(decimal("-1024"), .double(-1024)) == 0)
    #expect(NumberOrder.compare(decimal("18446744073709551615"), .unsigned(.max)) == 0)
    #expect(NumberOrder.compare(decimal("0"), .double(-0.0)) == 0)
  }

  @Test func `a field of integers compares with any number as a bound`() {
    let table = Guest.schema.table
    let (age, points) = (table.field(named: "age") ?? -1, table.field(named: "points") ?? -1)
    func tree(_ field: Int, _ comparison: Comparison, _ value: Value) -> QueryExpression {
      .comparing(.field(field), comparison, .constant(value), in: table)
    }
    #expect(tree(age, .greater, .double(3.5)) == .compare(age, .greater, .int(3)))
    #expect(tree(age, .less, .double(3.5)) == .compare(age, .lessOrEqual, .int(3)))
    #expect(tree(age, .less, .double(-3.5)) == .compare(age, .lessOrEqual, .int(-4)))
    #expect(tree(age, .equal, .double(3)) == .compare(age, .equal, .int(3)))
    #expect(tree(age, .equal, .double(3.5)) == .constant(false))
    #expect(tree(age, .notEqual, decimal("3.5")) == .constant(true))
    #expect(tree(age, .greaterOrEqual, decimal("-3.5")) == .compare(age, .greater, .int(-4)))
    #expect(tree(age, .greater, .double(.infinity)) == .constant(false))
    #expect(tree(age, .less, .double(1e300)) == .compare(age, .lessOrEqual, .int(.max)))
    #expect(tree(points, .greater, .int(-1)) == .compare(points, .greaterOrEqual, .unsigned(0)))
    #expect(tree(points, .less, .int(-1)) == .constant(false))
    #expect(tree(points, .less, .int(256)) == .compare(points, .lessOrEqual, .unsigned(255)))
    #expect(tree(points, .equal, .int(256)) == .constant(false))
    let budget = table.field(named: "budget") ?? -1
    #expect(tree(budget, .equal, .int(3)) == .compare(budget, .equal, .double(3)))
    #expect(
      QueryExpression.comparing(.constant(.int(3)), .less, .field(age), in: table)
        == .compare(age, .greater, .int(3)))
    #expect(
      QueryExpression.member(.field(age), [.double(1), .double(1.5), .null], in: table) == .isIn(age, [.int(1), .null]))
  }
}
