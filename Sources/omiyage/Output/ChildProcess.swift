import Glibc

/// A program started by this one, for the user to work with.
struct ChildProcess {
  /// Why there is none.
  struct StartFailure: Error {
    let code: Int32
  }

  private let id: pid_t

  /// Starts the program that the first word names, on its path. There must be a word.
  ///
  /// - Parameters:
  ///   - input: the descriptor that it has as standard input; nil for that of this process.
  ///   - output: the same for standard output.
  ///   - isSilent: its messages go nowhere.
  ///   - variables: what stands in its environment besides, as `NAME=value`.
  ///   - signals: those that have their usual effect on it, besides those that this program always ignores.
  init(
    _ words: [RawArgument], input: Int32? = nil, output: Int32? = nil, isSilent: Bool = false,
    variables: [String] = [], signals: [Int32] = []
  ) throws(StartFailure) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A child would inherit that they are ignored.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ] + signals { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    if isSilent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    let words = words.map { ChildProcess.copy($0.bytes) }
    let added = variables.map { ChildProcess.copy(Array($0.utf8)) }
    defer { for text in words + added { text.deallocate() } }
    var environment: [UnsafeMutablePointer<CChar>?] = added
    var next = environ
    while let variable = next.pointee {
      environment.append(variable)
      next += 1
    }
    var id = pid_t()
    let code = posix_spawnp(&id, words[0], &actions, &attributes, words + [nil], environment + [nil])
    guard code == 0 else { throw StartFailure(code: code) }
    self.id = id
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
    text[bytes.count] = 0
    return text
  }

  /// Waits until it ends. Gives its exit code; nil when a signal ended it.
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    // WIFEXITED and WEXITSTATUS of wait(2).
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
