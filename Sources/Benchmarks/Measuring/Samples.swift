/// Nanoseconds for each operation, one sample a round.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ round: Round) { values.append(Double(round.nanoseconds) / Double(round.operations)) }

  var median: Double { quantile(0.5) }
  var lowest: Double { quantile(0) }
  var highest: Double { quantile(1) }

  private func quantile(_ part: Double) -> Double {
    let sorted = values.sorted()
    return sorted[Int(part * Double(sorted.count - 1))]
  }

  /// Three digits and a unit.
  static func text(_ nanoseconds: Double) -> String {
    for (unit, size) in [("s", 1e9), ("ms", 1e6), ("µs", 1e3)] where nanoseconds >= size {
      return digits(nanoseconds / size) + " " + unit
    }
    return digits(nanoseconds) + " ns"
  }

  static func digits(_ value: Double) -> String {
    let decimals = value >= 100 ? 1.0 : value >= 10 ? 10.0 : 100.0
    let text = "\((value * decimals).rounded() / decimals)"
    return decimals == 1 ? String(text.dropLast(2)) : text
  }

  /// With spaces up to a width, for a column.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
