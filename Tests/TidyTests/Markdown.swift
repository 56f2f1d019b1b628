/// The few things that the checks read out of a page.
enum Markdown {
  /// The names in `<doc:Name>`, without what follows a `#`.
  static func documentLinks(_ text: String) -> [String] {
    pieces(text, after: "<doc:").map { String($0.prefix { $0 != ">" && $0 != "#" }) }
  }

  /// The relative paths of a page: targets of links, and words that begin like a path of the package.
  static func paths(_ text: String) -> Set<String> {
    var paths: Set<String> = []
    for target in pieces(text, after: "](") {
      let path = target.prefix { $0 != ")" && $0 != "#" && $0 != " " }
      if !path.isEmpty && !path.contains("://") { paths.insert(String(path)) }
    }
    for word in words(text) {
      let isPath = ["Sources/", "Tests/", "Fixtures/", ".ci/"].contains { word.hasPrefix($0) }
      if isPath && !word.contains("*") { paths.insert(word) }
    }
    return paths
  }

  /// The absolute paths that mean something on one machine only: all but those of the system.
  static func absolutePaths(_ text: String) -> [String] {
    let system: Set<String> = ["dev", "proc", "sys", "usr", "bin", "etc", "", "*"]
    return words(text).filter { word in
      guard word.hasPrefix("/"), let second = word.dropFirst().first, second.isLetter else { return false }
      let parts = word.split(separator: "/")
      return parts.count > 1 && !system.contains(String(parts.first ?? ""))
    }
  }

  private static func words(_ text: String) -> [String] {
    let separators: Set<Character> = [
      " ", "\n", "\t", "`", "\"", "'", "(", ")", "[", "]", "<", ">", "|", ",", ";", ":", "=", "{", "}", "$",
    ]
    return text.split { separators.contains($0) }.map { word in
      String(word.last == "." ? word.dropLast() : word)
    }
  }

  private static func pieces(_ text: String, after mark: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      pieces.append(rest.prefix { $0 != "\n" })
    }
    return pieces
  }
}
