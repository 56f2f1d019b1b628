/// What follows a collection in a path and makes one value of it.
enum PredicateFunction: String, Sendable, CaseIterable {
  case count, sum
  case average = "avg"
  case minimum = "min"
  case maximum = "max"

  init?(word: String) { self.init(rawValue: word.lowercased()) }

  /// As it is written.
  var text: String { "@" + rawValue }
}
