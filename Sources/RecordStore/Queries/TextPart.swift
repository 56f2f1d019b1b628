/// Where a text is looked for in another.
enum TextPart: Sendable, Equatable {
  case contains, beginsWith, endsWith
}
