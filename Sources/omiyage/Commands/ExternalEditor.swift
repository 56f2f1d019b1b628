import Glibc

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
  func open(_ path: String, _ command: ParsedCommand) throws(CommandError) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program ignores these; a child must not inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ["sh", "-c", text + " \"$@\"", "sh", path]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var child = pid_t()
    let code = posix_spawn(&child, "/bin/sh", nil, &attributes, pointers, environ)
    guard code == 0 else {
      throw command.error(
        localized("cannot start the editor: \(SystemText.message(code))", "エディタを起動できません: \(SystemText.message(code))"),
        nil, .inputOutput)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status != 0 {
      throw command.error(
        localized("the editor failed, and nothing is written", "エディタが失敗したので、何も書き込んでいません"),
        localized("your text is kept in \(path)", "編集した文は \(path) に残してあります"), .negative)
    }
  }
}
