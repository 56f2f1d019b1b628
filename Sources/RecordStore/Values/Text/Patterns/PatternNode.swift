/// A pattern as it was written, before it is brought into a form.
indirect enum PatternNode: Sendable {
  /// Text, as scalars. Whether its case is overlooked though the form keeps it.
  case text([UInt32], isCaseless: Bool)
  /// One character.
  case character(CharacterClass)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  /// The first one that leads to a match is taken.
  case choice([PatternNode])
  /// `most` is nil: without an end. As many as possible; lazy: as few as possible.
  case repetition(PatternNode, least: Int, most: Int?, isLazy: Bool)

  static let empty = PatternNode.sequence([])
  /// Any text, as in LIKE.
  static let anything = PatternNode.repetition(.character(.property(.any)), least: 0, most: nil, isLazy: false)

  var isAnything: Bool {
    if case .repetition(.character(.property(.any)), 0, nil, _) = self { true } else { false }
  }

  /// Whether all its text is caseless, and there is some: then the texts can be folded instead.
  var isCaselessThroughout: Bool {
    var counts = (caseless: 0, others: 0)
    count(&counts)
    return counts.caseless > 0 && counts.others == 0
  }

  private func count(_ counts: inout (caseless: Int, others: Int)) {
    switch self {
    case .text(_, let isCaseless): if isCaseless { counts.caseless += 1 } else { counts.others += 1 }
    case .character(.caseless): counts.caseless += 1
    case .character(.property(.any)), .character(.property(.newline)), .character(.inverse(.property(.newline))): break
    case .character: counts.others += 1
    case .assertion: break
    case .sequence(let parts), .choice(let parts): for part in parts { part.count(&counts) }
    case .repetition(let inner, _, _, _): inner.count(&counts)
    }
  }
}
