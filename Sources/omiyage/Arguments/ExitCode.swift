/// How the program ends. The numbers from 64 on are those of sysexits(3).
enum ExitCode: Int32, Sendable {
  /// Done; an empty list too.
  case done = 0
  /// Not found, no match, nothing to undo, or a question was declined.
  case negative = 1
  /// Done, with rejected rows or failed lines left out.
  case partial = 2
  /// A fault of the command line, bad values included.
  case usage = 64
  /// Bad data in a file, or a file that is not a healthy store.
  case badData = 65
  /// An input file or a named store is missing.
  case inputMissing = 66
  /// A file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Another process holds the store.
  case busy = 75
  /// The operating system does not permit it.
  case notPermitted = 77
  /// Stopped by a signal from the user.
  case interrupted = 130
}
