/// What assertions ask of the character before and behind a place.
struct CharacterTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let word = CharacterTraits(rawValue: 1)
  static let newline = CharacterTraits(rawValue: 2)
  /// A line end that is the last character of the text.
  static let lastNewline = CharacterTraits(rawValue: 4)
  /// There is no character before the place.
  static let start = CharacterTraits(rawValue: 8)
  /// There is none behind it.
  static let end = CharacterTraits(rawValue: 16)
}
