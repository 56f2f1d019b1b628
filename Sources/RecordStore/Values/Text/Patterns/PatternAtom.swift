/// What one step of a program asks of one character.
enum PatternAtom: Hashable, Sendable {
  /// It is this one, in the form of the texts.
  case character([UInt32])
  /// It is this one, once it is brought into the form of the options.
  case caseless([UInt8], TextFoldingOptions)
  case characterClass(CharacterClass)
}
