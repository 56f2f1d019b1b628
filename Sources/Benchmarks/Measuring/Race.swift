/// Lets contestants take turns, and prints their medians beside the first one's.
struct Race {
  let title: String
  let items: Int
  /// What else is to be said in the heading.
  var note: String?
  let contestants: [Contestant]

  /// Gives the medians, by contestant.
  func run(rounds: Int) throws -> [(name: String, median: Double)] {
    var samples = [Samples](repeating: Samples(), count: contestants.count)
    var check: (UInt64, String)?
    // The first round warms up.
    for round in 0...rounds {
      for (index, contestant) in contestants.enumerated() {
        let result = try contestant.round()
        if let sum = result.check {
          if let (other, name) = check, other != sum {
            throw BenchmarkError("\(title): \(contestant.name) read something else than \(name)")
          }
          check = (sum, contestant.name)
        }
        if round > 0 { samples[index].add(result) }
      }
    }
    print("\(title), \(items) items" + (note.map { "; \($0)" } ?? ""))
    for (index, contestant) in contestants.enumerated() {
      let (own, first) = (samples[index], samples[0])
      print(
        "  \(Samples.padded(contestant.name, 22)) \(Samples.padded(Samples.text(own.median), 10))"
          + " (\(Samples.text(own.lowest)) to \(Samples.text(own.highest)))"
          + "  ours / this \(Samples.digits(first.median / own.median))")
    }
    return zip(contestants, samples).map { ($0.name, $1.median) }
  }
}
