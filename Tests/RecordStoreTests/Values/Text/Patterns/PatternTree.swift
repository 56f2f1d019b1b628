@testable import RecordStore
@testable import RecordStoreTestSupport

/// A pattern that a test makes up: it is written as a regular expression, and matched by plain backtracking.
indirect enum PatternTree {
  case letter(Character)
  case anyButNewline
  case set([Character], isInverse: Bool)
  case start, end, boundary
  case sequence([PatternTree])
  case choice([PatternTree])
  case repetition(PatternTree, Int, Int?, isLazy: Bool)

  static let letters: [Character] = ["a", "b", "が", "か゚", "-", "\n", "👩‍👧", "カ"]

  static func random(_ generator: inout SeededGenerator, depth: Int = 0) -> PatternTree {
    func letter() -> Character { letters[generator.below(generator.oneIn(3) ? letters.count : 3)] }
    switch generator.below(depth > 3 ? 7 : 12) {
    case 0...3: return .letter(letter())
    case 4: return .anyButNewline
    case 5: return .set((0...generator.below(3)).map { _ in letter() }, isInverse: generator.oneIn(3))
    case 6: return [PatternTree.start, .end, .boundary, .letter("a")][generator.below(4)]
    case 7, 8: return .sequence((0...generator.below(3)).map { _ in random(&generator, depth: depth + 1) })
    case 9: return .choice((0...generator.below(3)).map { _ in random(&generator, depth: depth + 1) })
    default:
      let counts = [(0, nil), (1, nil), (0, 1), (2, 3), (1, 2), (0, 2)] as [(Int, Int?)]
      let (least, most) = counts[generator.below(counts.count)]
      return .repetition(random(&generator, depth: depth + 1), least, most, isLazy: generator.oneIn(3))
    }
  }

  var text: String {
    switch self {
    case .letter("-"): return "\\-"
    case .letter("\n"): return "\\n"
    case .letter(let letter): return String(letter)
    case .anyButNewline: return "."
    case .set(let members, let isInverse):
      return "[" + (isInverse ? "^" : "") + members.map { PatternTree.letter($0).text }.joined() + "]"
    case .start: return "^"
    case .end: return "\\z"
    case .boundary: return "\\b"
    case .sequence(let parts): return parts.map(\.text).joined()
    case .choice(let parts): return "(?:" + parts.map(\.text).joined(separator: "|") + ")"
    case .repetition(let inner, let least, let most, let isLazy):
      let counts = most.map { "{\(least),\($0)}" } ?? (least == 0 ? "*" : "+")
      return "(\(inner.text))" + counts + (isLazy ? "?" : "")
    }
  }

  /// Whether a repeat could go round without taking a character: then engines differ in which match comes first.
  var repeatsNothing: Bool {
    switch self {
    case .sequence(let parts), .choice(let parts): return parts.contains(where: \.repeatsNothing)
    case .repetition(let inner, _, _, _): return inner.canBeEmpty || inner.repeatsNothing
    default: return false
    }
  }

  private var canBeEmpty: Bool {
    switch self {
    case .letter, .anyButNewline, .set: false
    case .start, .end, .boundary: true
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    case .repetition(let inner, let least, _, _): least == 0 || inner.canBeEmpty
    }
  }

  /// Where the first match that begins at a place ends; nil: none begins there. `isWhole`: it ends where the text does.
  func end(in text: [Character], from start: Int, isWhole: Bool) -> Int? {
    var budget = 20_000
    return step(text, start, &budget) { place, _ in isWhole && place < text.count ? nil : place }
  }

  private typealias Rest = (Int, inout Int) -> Int?

  private func step(_ text: [Character], _ place: Int, _ budget: inout Int, _ rest: Rest) -> Int? {
    budget -= 1
    if budget < 0 { return nil }
    switch self {
    case .letter(let letter): return take(text, place, &budget, rest) { $0 == letter }
    case .anyButNewline: return take(text, place, &budget, rest) { $0 != "\n" }
    case .set(let members, let isInverse): return take(text, place, &budget, rest) { members.contains($0) != isInverse }
    case .start: return place == 0 ? rest(place, &budget) : nil
    case .end: return place == text.count ? rest(place, &budget) : nil
    case .boundary:
      let before = place > 0 && isWord(text[place - 1])
      let after = place < text.count && isWord(text[place])
      return before != after ? rest(place, &budget) : nil
    case .sequence(let parts): return PatternTree.chain(parts[...], text, place, &budget, rest)
    case .choice(let parts):
      for part in parts { if let end = part.step(text, place, &budget, rest) { return end } }
      return nil
    case .repetition(let inner, let least, let most, let isLazy):
      return loop(inner, least, most, isLazy, text, place, &budget, rest)
    }
  }

  private func take(
    _ text: [Character], _ place: Int, _ budget: inout Int, _ rest: Rest, _ fits: (Character) -> Bool
  ) -> Int? {
    place < text.count && fits(text[place]) ? rest(place + 1, &budget) : nil
  }

  private func isWord(_ character: Character) -> Bool { "abがか゚カ".contains(character) }

  private static func chain(
    _ parts: ArraySlice<PatternTree>, _ text: [Character], _ place: Int, _ budget: inout Int, _ rest: Rest
  ) -> Int? {
    guard let first = parts.first else { return rest(place, &budget) }
    return first.step(text, place, &budget) { chain(parts.dropFirst(), text, $0, &$1, rest) }
  }

  private func loop(
    _ inner: PatternTree, _ least: Int, _ most: Int?, _ isLazy: Bool, _ text: [Character], _ place: Int,
    _ budget: inout Int, _ rest: Rest
  ) -> Int? {
    func again(_ budget: inout Int) -> Int? {
      if most == 0 { return nil }
      return inner.step(text, place, &budget) { next, budget in
        // A round that took nothing changes nothing.
        if next == place && least == 0 { return nil }
        return loop(inner, max(least - 1, 0), most.map { $0 - 1 }, isLazy, text, next, &budget, rest)
      }
    }
    if least > 0 { return again(&budget) }
    if isLazy { return rest(place, &budget) ?? again(&budget) }
    return again(&budget) ?? rest(place, &budget)
  }
}
