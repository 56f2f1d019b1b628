/// What to do about an option that does not exist.
enum UnknownOption {
  static func remedy(for word: RawArgument, _ specification: CommandSpecification?) -> String {
    let text = word.text ?? word.visible
    let name = text.split(separator: "=", maxSplits: 1).first.map { String($0) } ?? text
    let options = specification?.allOptions ?? CommandCatalog.allOptions
    let candidates = options.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
    if name.utf8.count > 2, let near = Suggestion.nearest(to: name, among: candidates) {
      return "did you mean '\(near)'?"
    }
    if let attached = shortOptionWithValue(name, options) { return attached }
    guard let specification else { return "see 'omiyage help'" }
    let takesText = specification.positionals.contains { $0.kind.isText }
    if takesText {
      let command = specification.name.rawValue
      return "put -- before text that begins with a dash: omiyage \(command) -- \(quoted(text))"
    }
    return "see 'omiyage help \(specification.name.rawValue)'"
  }

  /// `-oFILE`: a value is always a word of its own.
  private static func shortOptionWithValue(_ name: String, _ options: [Option]) -> String? {
    guard name.unicodeScalars.count > 2, !name.hasPrefix("--") else { return nil }
    let option = options.first { $0.takesValue && name.hasPrefix($0.shortName ?? "--") }
    guard let option, let shortName = option.shortName else { return nil }
    return "write \(shortName) \(name.dropFirst(shortName.count)), in two words"
  }

  /// The text as one word of a shell.
  static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy {
      $0 >= 0x80 || ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x61 && $0 <= 0x7A)
        || "-_./=:,+@%".utf8.contains($0)
    }
    if plain && !text.isEmpty { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
