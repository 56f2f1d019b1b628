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
      command: command, what: localized("cannot write to standard output: \(reason)", "標準出力に書けません: \(reason)"),
      remedy: OutputError.remedy(code),
      exitCode: .inputOutput)
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EBADF: return localized("it is closed", "閉じられています")
    case ENOSPC: return localized("no space left", "空き容量がありません")
    case EFBIG: return localized("the file would be too large", "ファイルが大きくなりすぎます")
    case EDQUOT: return localized("the disk quota is used up", "割り当て容量を使い切りました")
    case EIO: return localized("input/output error", "入出力エラーです")
    default: return localized("error \(code)", "エラー \(code)")
    }
  }

  private static func remedy(_ code: Int32) -> String {
    switch code {
    case EBADF: return localized("leave standard output open, or send it to a file", "標準出力を開いておくか、ファイルに送ってください")
    case ENOSPC, EDQUOT: return localized("make room, or send it elsewhere", "容量を空けるか、ほかに送ってください")
    default: return localized("send it elsewhere", "ほかに送ってください")
    }
  }
}
