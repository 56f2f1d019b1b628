/// Texts and names as a predicate has them.
enum PredicateQuoting {
  /// In double quotes.
  static func text(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        let isShown = scalar.properties.generalCategory != .control
        quoted.unicodeScalars.append(contentsOf: isShown ? String(scalar).unicodeScalars : code(scalar).unicodeScalars)
      }
    }
    return quoted + "\""
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// A name that is never a keyword: behind `#` where its letters allow it, else in backticks.
  static func name(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let isPlain =
      scalars.first.map { PredicateScalar.beginsName($0.value) } ?? false
      && scalars.allSatisfy { PredicateScalar.continuesName($0.value) }
    return isPlain
      ? "#" + name : "`" + name.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``") + "`"
  }
}
