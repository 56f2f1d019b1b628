/// Why text cannot be written in an encoding.
enum EncodingError: Error, Equatable {
  /// The system has no converter for it.
  case converterMissing(TextEncoding)
  /// The encoding lacks the character.
  case unencodable(Unicode.Scalar, TextEncoding)
  /// The text was not whole UTF-8.
  case invalidText

  var text: String {
    switch self {
    case .converterMissing(let encoding):
      localized(
        "this system has no converter for \(encoding.rawValue) (gconv): use --encoding utf-8",
        "この環境には \(encoding.rawValue) の変換表（gconv）がありません: --encoding utf-8 を使ってください")
    case .unencodable(let scalar, let encoding):
      localized(
        "\(EncodingError.name(scalar)) does not exist in \(encoding.rawValue): use --encoding utf-8",
        "\(EncodingError.name(scalar)) は \(encoding.rawValue) では表せません: --encoding utf-8 を使ってください")
    case .invalidText: localized("the text is not valid UTF-8", "文が UTF-8 として正しくありません")
    }
  }

  /// The code point, and the character itself where showing it is harmless.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return code
    default: return "'\(Character(scalar))' (\(code))"
    }
  }
}
