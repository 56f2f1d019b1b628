/// What to do about an option that does not exist.
enum UnknownOption {
  static func remedy(for word: RawArgument, _ specification: CommandSpecification?) -> String {
    let text = word.text ?? word.visible
    let name = text.split(separator: "=", maxSplits: 1).first.map { String($0) } ?? text
    let options = specification?.allOptions ?? CommandCatalog.allOptions
    let candidates = options.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
    if name.utf8.count > 2, let near = Suggestion.nearest(to: name, among: candidates) {
      return localized("did you mean '\(near)'?", "「\(near)」のことですか？")
    }
    if let attached = shortOptionWithValue(name, options) { return attached }
    guard let specification else { return localized("see 'omiyage help'", "「omiyage help」をご覧ください") }
    let takesText = specification.positionals.contains { $0.kind.isText }
    if takesText {
      let command = specification.name.rawValue
      return localized(
        "put -- before text that begins with a dash: omiyage \(command) -- \(quoted(text))",
        "ハイフンで始まる文の前には -- を置いてください: omiyage \(command) -- \(quoted(text))")
    }
    return localized(
      "see 'omiyage help \(specification.name.rawValue)'", "「omiyage help \(specification.name.rawValue)」をご覧ください")
  }

  /// `-oFILE`: a value is always a word of its own.
  private static func shortOptionWithValue(_ name: String, _ options: [Option]) -> String? {
    guard name.unicodeScalars.count > 2, !name.hasPrefix("--") else { return nil }
    let option = options.first { $0.takesValue && name.hasPrefix($0.shortName ?? "--") }
    guard let option, let shortName = option.shortName else { return nil }
    return localized(
      "write \(shortName) \(name.dropFirst(shortName.count)), in two words",
      "「\(shortName) \(name.dropFirst(shortName.count))」と2語に分けてください")
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
