import Glibc

/// The medians of one race at several sizes, and how they grow.
struct Growth {
  private var title = ""
  private var rows: [(name: String, points: [(items: Int, median: Double)])] = []

  /// The medians of the same race at one more size.
  mutating func add(_ medians: [(name: String, median: Double)], of race: Race) {
    title = race.title
    for (name, median) in medians {
      if let index = rows.firstIndex(where: { $0.name == name }) {
        rows[index].points.append((race.items, median))
      } else {
        rows.append((name, [(race.items, median)]))
      }
    }
  }

  /// Prints a line for each contestant: the exponent and the medians.
  func report() {
    print("\(title): time is N to the power of")
    for row in rows where row.points.count > 1 {
      let medians = row.points.map { "\(Samples.text($0.median)) at \($0.items)" }
      let exponent = Samples.padded(Samples.digits(Self.exponent(row.points)), 6)
      print("  \(Samples.padded(row.name, 22)) \(exponent) (\(medians.joined(separator: ", ")))")
    }
  }

  /// The slope of the straight line that fits the logarithms best, by least squares: 0 for what stays the same, 1 for
  /// what grows as the number of items.
  static func exponent(_ points: [(items: Int, median: Double)]) -> Double {
    let x = points.map { log(Double($0.items)) }
    let y = points.map { log($0.median) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let slope = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return slope / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }
}
