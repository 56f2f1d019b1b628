import Glibc

/// Shows output a screen at a time: `$PAGER`, as a command of the shell, else `less`.
///
/// Whether a command of the shell exists is known only when the shell has ended. So what was given to it is kept as
/// long as the pipe may hold it all, and nobody need have read it.
final class Pager {
  /// What a pipe holds by default (pipe(7)).
  private static let pipeByteCount = 65_536
  /// The shell's exit codes for a command that cannot be run, and for one that is not found.
  private static let notStarted: [Int32?] = [126, 127]

  private let words: [RawArgument]
  private let variables: [String]
  private var child: ChildProcess?
  private var pipe: PipeEnds?
  private var kept: [UInt8]? = []
  private var writtenCount = 0
  /// The signals that are ignored while it runs, and what they did before.
  private var signals: [(number: Int32, action: sigaction)] = []

  /// nil when the environment asks for none: `PAGER` is `cat` or empty, or the terminal cannot do what pagers do.
  init?(environment: Environment) {
    guard let terminal = environment["TERM"], terminal != RawArgument("dumb") else { return nil }
    if environment.isSetToNothing("PAGER") { return nil }
    if let command = environment["PAGER"] {
      let isBlank = command.bytes.allSatisfy { $0 == ASCII.space || $0 == ASCII.tab }
      if isBlank || command == RawArgument("cat") { return nil }
      words = [RawArgument("/bin/sh"), RawArgument("-c"), command]
    } else {
      words = [RawArgument("less")]
    }
    // What fits is left on the screen, colour as it is, and so is the last page; a terminal that less does not know
    // gets the text without a question before it. lv is a pager for Japanese.
    variables = [("LESS", "FRXd"), ("LV", "-c")].compactMap { name, value in
      environment[name] == nil && !environment.isSetToNothing(name) ? "\(name)=\(value)" : nil
    }
  }

  /// Starts it; false when there is no such program.
  func start() -> Bool {
    guard let pipe = PipeEnds() else { return false }
    ignoreSignals()
    do throws(ChildProcess.StartFailure) {
      child = try ChildProcess(words, input: pipe.reading, variables: variables, signals: signals.map(\.number))
    } catch {
      restoreSignals()
      return false
    }
    pipe.closeReading()
    self.pipe = pipe
    return true
  }

  /// Ctrl-C goes to both. It is the pager's, which would lose the terminal if this program ended before it.
  private func ignoreSignals() {
    for number in [SIGINT, SIGQUIT] {
      var ignoring = sigaction()
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
      var before = sigaction()
      sigaction(number, &ignoring, &before)
      // Who starts a program with a signal ignored means its children, too.
      let wasIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
      if !wasIgnored { signals.append((number, before)) }
    }
  }

  private func restoreSignals() {
    for (number, action) in signals {
      var before = action
      sigaction(number, &before, nil)
    }
    signals = []
  }

  /// Hands bytes over. Returns 0 or the errno; EPIPE when the pager has gone.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let pipe else { return EPIPE }
    kept?.append(contentsOf: bytes)
    let code = FileDescriptorWriting.writeAll(bytes, to: pipe.writing)
    if code == 0 {
      writtenCount += bytes.count
      if writtenCount > Pager.pipeByteCount { kept = nil }
    }
    return code
  }

  /// Ends its input and waits until the user has left it. When it could not be started, gives back all that it was to
  /// show.
  func finish() -> [UInt8]? {
    guard let child else { return nil }
    pipe = nil
    let code = child.wait()
    self.child = nil
    restoreSignals()
    return Pager.notStarted.contains(code) ? kept : nil
  }
}
