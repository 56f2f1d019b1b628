import RecordStore

/// Turns failures of the library into errors of a command: the one place for their texts and exit codes.
enum StoreFailure {
  static func commandError(_ error: StoreError, command: String) -> CommandError {
    let (happened, advice) = sentences(error.message)
    var what = happened
    if let path = error.path { what = "\(path): \(what)" }
    if let offset = error.offset { what += " (at byte \(offset))" }
    return CommandError(
      command: command, what: what, remedy: remedy(error.code) ?? advice, exitCode: exitCode(error.code))
  }

  /// The error for a faulty text of an option, with the place in it.
  static func commandError(
    _ error: StoreError, in option: String, text: String, _ command: ParsedCommand
  ) -> CommandError {
    let (happened, advice) = sentences(error.message)
    let place = error.column.map { "column \($0): " } ?? ""
    var result = command.error("\(option): \(place)\(happened)", advice, exitCode(error.code))
    result.excerpt = error.column.map { ErrorExcerpt(text: text, column: $0) }
    return result
  }

  static func exitCode(_ code: StoreError.Code) -> ExitCode {
    switch code {
    case .notAStore, .damaged, .newerFormat, .schemaMismatch, .constraint, .tooLarge: .badData
    case .missing: .inputMissing
    case .cannotCreate: .cannotCreate
    case .outOfSpace, .io, .outcomeUnknown, .closed: .inputOutput
    case .busy: .busy
    case .readOnly, .notPermitted: .notPermitted
    case .notFound, .nothingToUndo: .negative
    case .invalidArgument: .usage
    }
  }

  /// The library's message as what happened, its first sentence, and what to do, the others; without full stops.
  private static func sentences(_ message: String) -> (what: String, advice: String?) {
    let whole = message.hasSuffix(".") ? message.dropLast() : message[...]
    var start = whole.startIndex
    while let stop = whole[start...].firstIndex(of: ".") {
      let rest = whole[whole.index(after: stop)...]
      if rest.first == " " {
        let advice = rest.dropFirst()
        return (String(whole[..<stop]), advice.prefix(1).lowercased() + advice.dropFirst())
      }
      start = whole.index(after: stop)
    }
    return (String(whole), nil)
  }

  private static func remedy(_ code: StoreError.Code) -> String? {
    switch code {
    case .missing: "check the path, or add something to make a store"
    case .outOfSpace: "make room and try again; nothing was changed"
    case .busy: "try again, or wait longer with --lock-timeout SECONDS"
    case .readOnly, .notPermitted: "use a store that you may write"
    case .cannotCreate: "name another place with --store PATH"
    case .outcomeUnknown: "look whether the change is there before you repeat it"
    case .damaged: "keep a copy of the file; 'omiyage store verify' shows what is damaged"
    case .newerFormat: "use a newer omiyage"
    case .notAStore: "check the path"
    default: nil
    }
  }
}
