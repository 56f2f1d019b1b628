/// The functions of a file and their lengths in lines, first to last brace, signature included.
enum FunctionLengths {
  struct Function {
    let name: String
    /// The index of the line with `func`, `init` or `subscript`.
    let line: Int
    let lineCount: Int
  }

  static func of(_ file: SourceFile) -> [Function] {
    var functions: [Function] = []
    var line = 0
    while line < file.code.count {
      if let name = declaredName(file.words(line)), let end = lastLine(file, from: line) {
        functions.append(Function(name: name, line: line, lineCount: end - line + 1))
      }
      line += 1
    }
    return functions
  }

  /// The name of the function that a line declares; a call such as `self.init(` is none.
  private static func declaredName(_ words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      switch word {
      case "func": return index + 1 < words.count ? words[index + 1] : "operator"
      case "init", "deinit", "subscript": return word
      case _ where modifiers.contains(word) || word.hasPrefix("@"): continue
      default: return nil
      }
    }
    return nil
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "override", "mutating",
    "nonmutating", "consuming", "borrowing", "nonisolated", "convenience", "required", "set", "unsafe",
  ]

  /// The line of the closing brace; nil for a requirement of a protocol, which has no body.
  private static func lastLine(_ file: SourceFile, from start: Int) -> Int? {
    var parentheses = 0
    var braces = 0
    var isOpen = false
    for line in start..<file.code.count {
      for byte in file.code[line] {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
        case UInt8(ascii: "{") where parentheses == 0 || isOpen:
          braces += 1
          isOpen = true
        case UInt8(ascii: "}") where parentheses == 0 || isOpen:
          // A brace that closes the type around it: the declaration had no body.
          if !isOpen { return nil }
          braces -= 1
          if braces == 0 { return line }
        default: break
        }
      }
      // A requirement ends with its line once all its parentheses are closed, unless the body's brace comes next.
      if !isOpen && parentheses == 0 && !continues(file, after: line) { return nil }
    }
    return nil
  }

  private static func continues(_ file: SourceFile, after line: Int) -> Bool {
    guard line + 1 < file.code.count else { return false }
    let next = file.words(line + 1).first
    let first = file.code[line + 1].first { $0 != UInt8(ascii: " ") }
    return next == "where" || next == "throws" || next == "async" || next == "rethrows" || first == UInt8(ascii: "-")
      || first == UInt8(ascii: "{") || first == UInt8(ascii: ")") || (next == nil && first == nil)
  }
}
