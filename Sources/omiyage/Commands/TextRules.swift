/// What the texts of records must be.
enum TextRules {
  /// Whether there is nothing to see in it. U+3000 is a space too.
  static func isBlank(_ title: String) -> Bool { title.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  static func checkTitle(_ title: String, _ command: ParsedCommand) throws(CommandError) {
    if isBlank(title) { throw command.error("the title is blank", "give it at least one visible character") }
  }
}
