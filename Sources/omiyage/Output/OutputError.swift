import Glibc

/// Why standard output took no more.
enum OutputError: Error, Equatable, Sendable {
  /// The reader of the pipe went away (EPIPE). That is no failure: the program ends quietly with exit code 0.
  case readerGone
  /// write(2) failed with this errno.
  case failed(Int32)

  /// The error to report; nil when the reader has gone.
  func commandError(command: String?) -> CommandError? {
    guard case .failed(let code) = self else { return nil }
    let reason = OutputError.reason(code)
    return CommandError(
      command: command, what: "cannot write to standard output: \(reason)", remedy: OutputError.remedy(code),
      exitCode: .inputOutput)
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EBADF: return "it is closed"
    case ENOSPC: return "no space left"
    case EFBIG: return "the file would be too large"
    case EDQUOT: return "the disk quota is used up"
    case EIO: return "input/output error"
    default: return "error \(code)"
    }
  }

  private static func remedy(_ code: Int32) -> String {
    switch code {
    case EBADF: return "leave standard output open, or send it to a file"
    case ENOSPC, EDQUOT: return "make room, or send it elsewhere"
    default: return "send it elsewhere"
    }
  }
}
