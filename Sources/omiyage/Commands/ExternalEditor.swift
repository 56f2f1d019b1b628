/// The editor of the user: `$VISUAL`, else `$EDITOR`, else `vi` on a terminal.
struct ExternalEditor {
  /// A command for the shell: it may carry options.
  private let text: String

  static func find(_ command: ParsedCommand, _ environment: Environment) throws(CommandError) -> ExternalEditor {
    for name in ["VISUAL", "EDITOR"] {
      if let text = environment[name]?.text { return ExternalEditor(text: text) }
    }
    if Terminal.isTerminal(0), Terminal.isTerminal(2) { return ExternalEditor(text: "vi") }
    throw command.error(
      localized("nothing to change is given", "変更する内容がありません"),
      localized("add --title and such, or set EDITOR", "--title などを付けるか、EDITOR を設定してください"))
  }

  /// Runs the editor on the file and waits for it. Its failure keeps the file.
  func open(_ file: EditedFile, _ command: ParsedCommand) throws(CommandError) {
    let words = ["/bin/sh", "-c", text + " \"$@\"", "sh", file.path].map { RawArgument($0) }
    let child: ChildProcess
    do throws(ChildProcess.StartFailure) {
      child = try ChildProcess(words)
    } catch {
      let reason = SystemText.message(error.code)
      throw command.error(
        localized("cannot start the editor: \(reason)", "エディタを起動できません: \(reason)"), nil, .inputOutput)
    }
    if child.wait() != 0 {
      throw command.error(
        localized("the editor failed, and nothing is written", "エディタが失敗したので、何も書き込んでいません"),
        file.whereKept, .negative)
    }
  }
}
