/// The text that `--template` asks for, once for each record: `{id}\t{title}`.
struct RecordTemplate: Hashable, Sendable {
  /// The fields in their order; one may stand there twice.
  let fields: [String]
  /// What stands before each field, and behind the last one.
  let texts: [String]

  /// Reads a template. `{name}` is a field, `{{` and `}}` are braces, and `\t`, `\n` and `\\` a tab, a line end and a
  /// backslash.
  init(_ text: String) throws(ValueProblem) {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    try reader.run()
    fields = reader.fields
    texts = reader.texts
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position = 0
    var fields: [String] = []
    var texts: [String] = [""]

    mutating func run() throws(ValueProblem) {
      if scalars.isEmpty {
        throw ValueProblem(
          localized("--template is empty", "--template が空です"),
          localized("write fields in braces, as in '{id} {title}'", "'{id} {title}' のように項目を波かっこで囲んでください"))
      }
      while position < scalars.count {
        let scalar = scalars[position]
        let isDoubled = position + 1 < scalars.count && scalars[position + 1] == scalar
        switch scalar {
        case "{" where isDoubled, "}" where isDoubled:
          append(scalar, length: 2)
        case "{":
          try takeField()
        case "}":
          throw problem(
            localized("there is no { before this }", "この } の前に { がありません"),
            localized("write }} for a brace", "かっこそのものは }} と書いてください"))
        case "\\":
          try takeEscape()
        default:
          append(scalar, length: 1)
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar, length: Int) {
      texts[texts.count - 1].unicodeScalars.append(scalar)
      position += length
    }

    private mutating func takeField() throws(ValueProblem) {
      guard let end = scalars[position...].firstIndex(of: "}") else {
        throw problem(
          localized("this { is never closed", "この { が閉じられていません"),
          localized("write {{ for a brace", "かっこそのものは {{ と書いてください"))
      }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars[position + 1..<end])
      if name.isEmpty {
        throw problem(
          localized("there is no field in {}", "{} の中に項目がありません"),
          localized("name one, as in {title}", "{title} のように書いてください"))
      }
      fields.append(String(name))
      texts.append("")
      position = end + 1
    }

    private mutating func takeEscape() throws(ValueProblem) {
      switch position + 1 < scalars.count ? scalars[position + 1] : nil {
      case "t": append("\t", length: 2)
      case "n": append("\n", length: 2)
      case "\\": append("\\", length: 2)
      case nil:
        throw problem(
          localized("a backslash ends the text", "バックスラッシュで終わっています"),
          localized("write \\\\ for a backslash", "バックスラッシュは \\\\ と書いてください"))
      case let letter?:
        throw problem(
          localized("\\\(letter) means nothing", "\\\(letter) は使えません"),
          localized("write \\t, \\n, or \\\\ for a backslash", "\\t、\\n か、バックスラッシュなら \\\\ と書いてください"))
      }
    }

    /// Columns count characters from 1.
    private func problem(_ what: String, _ remedy: String) -> ValueProblem {
      ValueProblem(
        localized("--template: column \(position + 1): \(what)", "--template: \(position + 1) 文字目: \(what)"), remedy)
    }
  }
}
