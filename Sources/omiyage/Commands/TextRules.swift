/// What the texts of records must be.
enum TextRules {
  /// Whether there is nothing to see in it. U+3000 is a space too.
  static func isBlank(_ title: String) -> Bool { title.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  static func checkTitle(_ title: String, _ command: ParsedCommand) throws(CommandError) {
    if isBlank(title) {
      throw command.error(
        localized("the title is blank", "タイトルが空白です"),
        localized("give it at least one visible character", "見える文字を1つ以上書いてください"))
    }
  }
}
