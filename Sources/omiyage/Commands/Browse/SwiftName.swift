/// Names of a file as names of Swift: identifiers that compile, each once.
struct SwiftName {
  private var taken: Set<String>

  /// - Parameter taken: names that may not be given.
  init(taken: Set<String>) { self.taken = taken }

  /// A name for some text, with a number behind it where it is taken.
  mutating func name(for text: String, otherwise: String) -> String {
    var plain = SwiftName.identifier(text)
    if plain.allSatisfy({ $0 == "_" }) { plain = otherwise }
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    return SwiftName.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The text with `_` for everything that an identifier cannot hold.
  private static func identifier(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isFirst = result.isEmpty
      if isFirst, isDigit(scalar) { result.append("_") }
      result.append(isDigit(scalar) || isLetter(scalar) ? scalar : "_")
    }
    return String(result)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Letters that begin an identifier in Unicode's sense and in that of the Swift grammar ("identifier-head").
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic }
    guard scalar.properties.isXIDStart, scalar.properties.generalCategory != .unassigned else { return false }
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// A literal with that text: whatever it holds, it stays within its quotes and on its line.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      default:
        let isPlain = scalar == " " || (!scalar.properties.isWhitespace && isPrintable(scalar))
        if isPlain { result.unicodeScalars.append(scalar) } else { result += "\\u{\(String(scalar.value, radix: 16))}" }
      }
    }
    return result + "\""
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    // A mark would melt into the quote or the letter before it; as a number it is seen.
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default: true
    }
  }

  /// Words that Swift takes for itself wherever they stand.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
