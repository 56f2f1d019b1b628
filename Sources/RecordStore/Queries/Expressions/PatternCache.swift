/// The patterns that were read from records, compiled: the same few come again and again.
struct PatternCache {
  private struct Pattern: Hashable {
    let textOperator: TextOperator
    let options: TextFoldingOptions
    let text: [UInt8]
  }

  /// Records that all have patterns of their own must not fill the memory.
  static let limit = 64
  private var tests: [Pattern: TextTest] = [:]

  /// How many are kept.
  var count: Int { tests.count }

  /// - Throws: `invalidArgument` for a regular expression that is none, with the column.
  mutating func test(
    _ textOperator: TextOperator, _ text: UnsafeRawBufferPointer, _ options: TextFoldingOptions
  ) throws(StoreError) -> TextTest {
    let pattern = Pattern(textOperator: textOperator, options: options, text: Array(text))
    if let test = tests[pattern] { return test }
    let test = try TextTest(textOperator, String(decoding: text, as: UTF8.self), options)
    if tests.count >= Self.limit { tests.removeAll(keepingCapacity: true) }
    tests[pattern] = test
    return test
  }
}
