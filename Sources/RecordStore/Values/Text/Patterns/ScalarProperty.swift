/// A property that a class of a pattern asks for. A character of several scalars has the properties of its first one.
enum ScalarProperty: Hashable, Sendable {
  /// Alphabetic, marks, decimal digits, connecting punctuation and the two joiners (UTS 18, annex C).
  case word
  case space, horizontalSpace
  /// One of the ends of a line; CR LF is one character.
  case newline
  case category(Set<Unicode.GeneralCategory>)
  case script(Set<Int>)
  case alphabetic, uppercase, lowercase, cased, ideographic, emoji, ascii, assigned, any
  case hexadecimalDigit, graphic

  func holds(_ scalar: UInt32) -> Bool {
    if self == .any { return true }
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let properties = scalar.properties
    switch self {
    case .word:
      if scalar.isASCII { return ScalarProperty.isASCIIWord(scalar) }
      if properties.isAlphabetic { return true }
      return switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
      default: scalar == "\u{200C}" || scalar == "\u{200D}"
      }
    case .space: return properties.isWhitespace
    case .horizontalSpace: return scalar == "\t" || properties.generalCategory == .spaceSeparator
    case .newline: return ScalarProperty.isNewline(scalar.value)
    case .category(let categories): return categories.contains(properties.generalCategory)
    case .script(let numbers): return numbers.contains(ScalarScript.number(of: scalar.value))
    case .alphabetic: return properties.isAlphabetic
    case .uppercase: return properties.isUppercase
    case .lowercase: return properties.isLowercase
    case .cased: return properties.isCased
    case .ideographic: return properties.isIdeographic
    case .emoji: return properties.isEmoji
    case .ascii: return scalar.isASCII
    case .assigned: return properties.generalCategory != .unassigned
    case .any: return true
    case .hexadecimalDigit: return properties.isHexDigit
    case .graphic:
      return switch properties.generalCategory {
      case .control, .surrogate, .unassigned: false
      default: !properties.isWhitespace
      }
    }
  }

  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    let letter = scalar.value | 0x20
    return 0x61...0x7A ~= letter || 0x30...0x39 ~= scalar.value || scalar == "_"
  }

  /// What stands for the property where texts are folded: a folded letter has no case of its own, and hiragana stands
  /// for katakana.
  func folded(_ options: TextFoldingOptions) -> ScalarProperty {
    let letters: Set<Unicode.GeneralCategory> = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
    switch self {
    case .uppercase, .lowercase: return options.contains(.case) ? .cased : self
    case .category(let categories):
      guard options.contains(.case), !categories.isDisjoint(with: letters) else { return self }
      return .category(categories.union(letters))
    case .script(let numbers):
      let kana = Set(["hiragana", "katakana"].compactMap(ScalarScript.number(named:)))
      guard options.contains(.kana), !numbers.isDisjoint(with: kana) else { return self }
      return .script(numbers.union(kana))
    default: return self
    }
  }
}
