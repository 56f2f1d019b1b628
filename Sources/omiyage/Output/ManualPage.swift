/// The manual page of the program, out of what help is made of, in the macros of man(7).
///
/// Only macros that groff and mandoc both know are used. Japanese text has no spaces, so its lines stay whole.
enum ManualPage {
  static var text: String {
    let sections = [
      section(localized("NAME", "名前"), ["omiyage \\-", escaped(purpose)]),
      section(localized("SYNOPSIS", "書式"), [synopsis]),
      section(localized("DESCRIPTION", "説明"), paragraphs(description)),
      section(localized("EXAMPLES", "使用例"), Array(listing(HelpPage.examples).dropFirst())),
      section(localized("COMMANDS", "コマンド"), paragraphs([shortFormsNote]) + HelpPage.shortForms.flatMap { tagged($0) }),
      CommandCatalog.commands.map { subsection(of: $0) }.joined(),
      section(localized("OPTIONS", "オプション"), paragraphs([optionsNote]) + options(CommandCatalog.commonOptions)),
      subsection(
        localized("Options of commands that print records", "記録を表示するコマンドのオプション"),
        options(CommandCatalog.recordOptions)),
      subsection(localized("Templates", "テンプレート"), HelpPage.templates.flatMap { tagged($0) }),
      section(localized("EXIT STATUS", "終了ステータス"), HelpPage.exitCodes.flatMap { tagged($0) }),
      section(localized("ENVIRONMENT", "環境変数"), HelpPage.environment.flatMap { tagged($0) }),
      section(localized("FILES", "ファイル"), HelpPage.files.flatMap { tagged($0) }),
    ]
    return head + sections.joined()
  }

  // MARK: Texts

  private static var head: String {
    let manual = localized("User Commands", "ユーザーコマンド")
    let words = [".TH", "OMIYAGE", "1", ProgramVersion.date, "\"omiyage \(ProgramVersion.program)\"", "\"\(manual)\""]
    return [#"'\" -*- coding: UTF-8 -*-"#, words.joined(separator: " "), ".ad l", ""].joined(separator: "\n")
  }

  private static var purpose: String { localized("keep a collection of souvenirs", "お土産の記録を付ける") }

  private static let synopsis = #"""
    \fBomiyage\fR [\fB\-\-store\fR \fIPATH\fR] [\fB\-\-format\fR \fIF\fR | \fB\-\-json\fR] [\fB\-q\fR]
    \fICOMMAND\fR ...
    """#

  private static var description: [String] {
    [
      localized(
        "omiyage keeps a record of souvenirs in one file, the store: what they are, what people said about them, how "
          + "many stars they gave, and photos. It searches Japanese and English text, imports and exports tables, and "
          + "can take back every change.",
        "omiyage は、お土産の記録を1つの保存ファイルに残します。品名、感想、星の数、写真を記録し、日本語と英語の文章を検索し、"
          + "表を取り込み、書き出し、どの変更も取り消せます。"),
      localized(
        "Options stand before or after the command, as --name VALUE or --name=VALUE; -- ends them. An id is a whole "
          + "number from 1; where several may stand, 1-5,8,12- names them all. @last is the highest id.",
        "オプションはコマンドの前にも後にも書けます。--name VALUE か --name=VALUE の形で、-- の後はオプションではありません。番号は 1 "
          + "以上の整数です。いくつも書けるところでは 1-5,8,12- のように書きます。@last は最大の番号です。"),
      localized(
        "On a terminal lists are tables, through a pager when they are longer than the screen. In a pipe they are tsv.",
        "一覧は、端末では表になり、画面より長ければページャーで表示します。パイプでは tsv になります。"),
    ]
  }

  private static var shortFormsNote: String { localized("Commands have short forms:", "コマンドには短い形があります。") }

  private static var optionsNote: String { localized("Every command takes these options:", "どのコマンドにも使えるオプションです。") }

  // MARK: Commands

  private static func subsection(of command: CommandSpecification) -> String {
    var lines = paragraphs([command.summary])
    lines += listing(HelpPage.usages(of: command))
    lines += command.positionals.flatMap { tagged(HelpPage.Row(label: $0.placeholder, meaning: $0.help)) }
    lines += options(command.options)
    for note in command.notes { lines += [".PP", prose(note)] }
    lines += [".PP", localized("Examples:", "例:")] + listing(command.examples)
    return subsection(command.name.rawValue, lines)
  }

  private static func options(_ options: [Option]) -> [String] {
    options.flatMap { option in
      let names = ([option.shortName].compactMap { $0 } + [option.name]).map { bold($0) }.joined(separator: ", ")
      let label = [names] + (option.placeholder.map { [italic($0)] } ?? [])
      return [".TP", label.joined(separator: " "), prose(option.help)]
    }
  }

  private static func tagged(_ row: HelpPage.Row) -> [String] { [".TP", bold(row.label), prose(row.meaning)] }

  private static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }
  private static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }

  // MARK: Macros

  private static func section(_ title: String, _ lines: [String]) -> String {
    ".SH \"\(title)\"\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func subsection(_ title: String, _ lines: [String]) -> String {
    ".SS \"\(title)\"\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Paragraphs behind a title, which takes no mark of its own.
  private static func paragraphs(_ texts: [String]) -> [String] {
    texts.enumerated().flatMap { $0.offset == 0 ? [prose($0.element)] : [".PP", prose($0.element)] }
  }

  /// Lines that stay as they are.
  private static func listing(_ lines: [String]) -> [String] {
    [".PP", ".nf"] + lines.map { "  " + escaped($0) } + [".fi"]
  }

  /// Text that may be filled. Its lines in the source are short where there are spaces to break them at.
  private static func prose(_ text: String) -> String {
    let width = 76
    var lines: [(text: String, width: Int)] = []
    for word in text.split(separator: " ") {
      let word = breakable(String(word))
      // mandoc measures a character behind ASCII by the name that it gives it: eight columns, such as \[u3042].
      let wordWidth = word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
      if let last = lines.last, last.width + wordWidth < width {
        lines[lines.count - 1] = (last.text + " " + word, last.width + wordWidth + 1)
      } else {
        lines.append((word, wordWidth))
      }
    }
    return lines.map(\.text).joined(separator: "\n")
  }

  /// The word with marks where a line may end within Japanese text: not before closing and small characters, nor after
  /// opening ones.
  private static func breakable(_ word: String) -> String {
    let neverFirst = "、。，．・：；？！）」』】〉》〕］ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…,.;:?!)]}".unicodeScalars
    let neverLast = "（「『【〈《〔［([{".unicodeScalars
    var result = ""
    var piece = ""
    var previous: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      if let previous, previous.value >= 0x2E80 || scalar.value >= 0x2E80, !neverFirst.contains(scalar),
        !neverLast.contains(previous)
      {
        result += escaped(piece) + "\\:"
        piece = ""
      }
      piece.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result + escaped(piece)
  }

  /// The text as roff shows it unchanged: what it would take as a quote, a dash or a request is protected, see
  /// groff_char(7).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
