/// The declaration of a struct, class, enum, actor or protocol.
struct TypeDeclaration {
  let name: String
  /// The index of its line.
  let line: Int
  let isTopLevel: Bool
  let isPrivate: Bool

  private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
  ]

  /// The types that a file declares. A declaration begins its line; swift-format keeps it so.
  static func all(in file: SourceFile) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    for (index, line) in file.code.enumerated() {
      let words = file.words(index)
      guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count else { continue }
      let before = words[..<kind]
      guard before.allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") }) else { continue }
      // `class func` and `class var` declare members.
      if words[kind] == "class", ["func", "var", "let", "subscript"].contains(words[kind + 1]) { continue }
      found.append(
        TypeDeclaration(
          name: words[kind + 1], line: index, isTopLevel: line.first != UInt8(ascii: " "),
          isPrivate: before.contains("private") || before.contains("fileprivate")))
    }
    return found
  }
}
