/// A condition on the place between two characters.
enum PatternAssertion: Hashable, Sendable {
  case textStart, textEnd
  /// The end, or in front of a line end that is the end.
  case textEndOrLastLine
  case lineStart, lineEnd
  case wordBoundary, noWordBoundary

  func holds(between before: CharacterTraits, and after: CharacterTraits) -> Bool {
    switch self {
    case .textStart: before.contains(.start)
    case .textEnd: after.contains(.end)
    case .textEndOrLastLine: !after.isDisjoint(with: [.end, .lastNewline])
    case .lineStart: before.contains(.start) || before.contains(.newline) && !after.contains(.end)
    case .lineEnd: !after.isDisjoint(with: [.end, .newline])
    case .wordBoundary: before.contains(.word) != after.contains(.word)
    case .noWordBoundary: before.contains(.word) == after.contains(.word)
    }
  }

  /// What it looks at.
  var traits: CharacterTraits {
    switch self {
    case .textStart: .start
    case .textEnd: .end
    case .textEndOrLastLine: [.end, .lastNewline]
    case .lineStart: [.start, .newline, .end]
    case .lineEnd: [.end, .newline]
    case .wordBoundary, .noWordBoundary: .word
    }
  }
}
