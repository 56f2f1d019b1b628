import Glibc

/// Asks before more than one record is deleted.
struct Question {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Throws when the answer is no, or when there is nobody to ask and no `--yes`.
  func confirm(_ question: String) throws {
    if context.command.has("--yes") { return }
    if context.isBatchLine {
      throw context.error(
        localized("\(question) A line of a batch asks nothing", "\(question) batch の行では確認できません"),
        localized("add --yes", "--yes を付けてください"))
    }
    guard Terminal.isTerminal(0), Terminal.isTerminal(2) else {
      throw context.error(
        localized("\(question) There is no terminal to ask on", "\(question) 確認できる端末がありません"),
        localized("add --yes", "--yes を付けてください"))
    }
    StandardError().raw(Sanitizer.visible(question) + " [y/N] ")
    let answer = Digits.folded(readLine() ?? "")
    let agreed = ["y", "yes", "ｙ", "はい"]
    guard agreed.contains(answer.lowercased()) else {
      throw context.error(localized("declined", "取りやめました"), localized("nothing was changed", "何も変更していません"), .negative)
    }
  }

  /// One line of standard input, without its end.
  private func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        // Nobody has ended the line of the question.
        StandardError().raw("\n")
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
      }
      if byte == ASCII.lineFeed { break }
      if bytes.count < 256, byte != ASCII.carriageReturn { bytes.append(byte) }
    }
    let text = String(validating: bytes, as: UTF8.self)
    return text.map { text in
      let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
      return String(scalars.reversed().drop { $0.properties.isWhitespace }.reversed().map { Character($0) })
    }
  }
}
