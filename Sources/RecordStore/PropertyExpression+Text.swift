/// Conditions on texts. nil holds no text; the empty text is in every text.
extension PropertyExpression where Value: TextProperty {
  /// A text anywhere, in whole characters. Without modifiers NFC and NFD alone are equal.
  public func contains(_ text: String, _ modifiers: TextModifiers = []) -> Condition {
    Condition(self, .contains, text, modifiers)
  }

  /// A text at the beginning.
  public func beginsWith(_ text: String, _ modifiers: TextModifiers = []) -> Condition {
    Condition(self, .beginsWith, text, modifiers)
  }

  /// A text at the end.
  public func endsWith(_ text: String, _ modifiers: TextModifiers = []) -> Condition {
    Condition(self, .endsWith, text, modifiers)
  }

  /// The same text, but for what the modifiers overlook.
  public func isEqual(to text: String, _ modifiers: TextModifiers) -> Condition {
    Condition(self, .compares(.equal), text, modifiers)
  }

  /// Found as a person would: case, width, kana and the marks of Latin letters do not count.
  public func matches(_ search: TextSearch) -> Condition { Condition(self, search) }

  /// The whole text matches a pattern: `*` stands for any text, `?` for one character, and `\` takes the next character
  /// as it is.
  public func like(_ pattern: String, _ modifiers: TextModifiers = []) -> Condition {
    Condition(self, .like, pattern, modifiers)
  }

  /// The whole text matches a regular expression, in the syntax of ``TextPattern``.
  ///
  /// The query throws `invalidArgument`, with the column, where it is none.
  public func matches(regex pattern: String, _ modifiers: TextModifiers = []) -> Condition {
    Condition(self, .matches, pattern, modifiers)
  }

  /// The whole text matches a pattern.
  public func matches(_ pattern: TextPattern) -> Condition { Condition(self, pattern.matcher) }

  /// A part of the text matches a pattern; it may be empty. This is what ``TextPattern/isFound(in:)`` says of the text.
  public func contains(_ pattern: TextPattern) -> Condition { Condition(self, having: pattern.matcher) }

  /// The text of another property anywhere.
  public func contains<Other: PropertyExpression>(_ other: Other, _ modifiers: TextModifiers = []) -> Condition
  where Other.Value: TextProperty { Condition(self, .contains, other, modifiers) }

  /// The text of another property at the beginning.
  public func beginsWith<Other: PropertyExpression>(_ other: Other, _ modifiers: TextModifiers = []) -> Condition
  where Other.Value: TextProperty { Condition(self, .beginsWith, other, modifiers) }

  /// The text of another property at the end.
  public func endsWith<Other: PropertyExpression>(_ other: Other, _ modifiers: TextModifiers = []) -> Condition
  where Other.Value: TextProperty { Condition(self, .endsWith, other, modifiers) }

  /// The text of another property, but for what the modifiers overlook.
  public func isEqual<Other: PropertyExpression>(to other: Other, _ modifiers: TextModifiers) -> Condition
  where Other.Value: TextProperty { Condition(self, .compares(.equal), other, modifiers) }
}
