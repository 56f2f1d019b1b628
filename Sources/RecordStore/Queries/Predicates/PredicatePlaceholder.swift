/// What a predicate leaves open: an argument stands for it.
enum PredicatePlaceholder: String, Sendable {
  case value = "%@"
  case name = "%K"
  case integer = "%d"
  case number = "%f"

  private static let spellings: [String: PredicatePlaceholder] = [
    "@": .value, "K": .name, "d": .integer, "i": .integer, "u": .integer, "ld": .integer, "li": .integer,
    "lu": .integer, "lld": .integer, "lli": .integer, "llu": .integer, "f": .number, "lf": .number, "g": .number,
    "e": .number,
  ]

  /// By what stands behind the percent sign.
  init?(letters: String) {
    guard let placeholder = Self.spellings[letters] else { return nil }
    self = placeholder
  }
}
