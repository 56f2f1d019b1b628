/// A set of characters, as `[…]`, `.` or `\p{…}` gives it.
///
/// Ranges hold characters of one scalar, and a property is that of the first scalar: `[か]` does not hold か゚, but
/// `\p{Hiragana}` and `[^か]` do.
indirect enum CharacterClass: Hashable, Sendable {
  case range(ClosedRange<UInt32>)
  /// A character of several scalars.
  case character([UInt32])
  case property(ScalarProperty)
  case union([CharacterClass])
  case intersection(CharacterClass, CharacterClass)
  case inverse(CharacterClass)
  /// Holds what the class holds once its case is folded. The class is in the form that the options give.
  case caseless(CharacterClass, TextFoldingOptions)

  /// The character as its scalars; there is at least one.
  func holds(_ character: [UInt32]) -> Bool {
    switch self {
    case .range(let range): character.count == 1 && range.contains(character[0])
    case .character(let other): character == other
    case .property(let property): property.holds(character[0])
    case .union(let parts): parts.contains { $0.holds(character) }
    case .intersection(let first, let second): first.holds(character) && second.holds(character)
    case .inverse(let inner): !inner.holds(character)
    case .caseless(let inner, let options):
      CharacterClass.rewritten(character, TextForm(options)).map(inner.holds) ?? false
    }
  }

  /// How many parts it is made of.
  var partCount: Int {
    switch self {
    case .range, .character, .property: 1
    case .union(let parts): parts.reduce(0) { $0 + $1.partCount }
    case .intersection(let first, let second): first.partCount + second.partCount
    case .inverse(let inner), .caseless(let inner, _): inner.partCount
    }
  }

  /// The class for texts in a form: it holds the form of each of its characters. One that becomes several characters
  /// is left out.
  func inForm(_ options: TextFoldingOptions, _ changes: inout CharacterChanges) -> CharacterClass {
    switch self {
    case .range(let range):
      let others = changes.others(of: range, options).map(CharacterClass.single)
      return others.isEmpty ? self : .union([self] + others)
    case .character(let scalars):
      return CharacterClass.rewritten(scalars, TextForm(options)).map(CharacterClass.single) ?? .union([])
    case .property(let property): return .property(property.folded(options))
    case .union(let parts): return .union(parts.map { $0.inForm(options, &changes) })
    case .intersection(let first, let second):
      return .intersection(first.inForm(options, &changes), second.inForm(options, &changes))
    case .inverse(let inner): return .inverse(inner.inForm(options, &changes))
    case .caseless(let inner, _):
      let folded = options.union(.case)
      let result = inner.inForm(folded, &changes)
      return folded == options ? result : .caseless(result, folded)
    }
  }

  private static func single(_ scalars: [UInt32]) -> CharacterClass {
    scalars.count == 1 ? .range(scalars[0]...scalars[0]) : .character(scalars)
  }

  /// A character in a form; nil: that is not one character.
  static func rewritten(_ scalars: [UInt32], _ form: TextForm) -> [UInt32]? {
    let bytes = PatternCompiler.bytes(of: scalars, form)
    let characters = bytes.withUnsafeBytes(PatternReader.characters)
    return characters.count == 1 ? characters[0] : nil
  }
}
