/// The exceptions from a rule. The list may only shrink: a place that keeps the rule must leave it, and a number must
/// be lowered when the place got better.
struct Ratchet {
  /// The place, and how far it may go beyond the limit.
  let allowed: [String: Int]
  let limit: Int

  /// What is wrong, given how far each place goes: new places, places that got worse, and entries to take out.
  func problems(_ measured: [String: Int]) -> [String] {
    var problems: [String] = []
    for (place, count) in measured.sorted(by: { $0.key < $1.key }) where count > (allowed[place] ?? limit) {
      problems.append("\(place): \(count), and \(allowed[place] ?? limit) is the limit")
    }
    for (place, count) in allowed.sorted(by: { $0.key < $1.key }) {
      guard let now = measured[place], now > limit else {
        problems.append("\(place) keeps the limit of \(limit) now: take it out of the list")
        continue
      }
      if now < count { problems.append("\(place): lower the entry from \(count) to \(now)") }
    }
    return problems
  }
}
