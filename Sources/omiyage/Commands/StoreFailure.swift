import RecordStore

/// Turns failures of the library into errors of a command: the one place for their texts and exit codes.
enum StoreFailure {
  static func commandError(_ error: StoreError, command: String) -> CommandError {
    let (happened, advice) = sentences(of: error)
    var what = happened
    if let path = error.path { what = "\(path): \(what)" }
    if let offset = error.offset { what += localized(" (at byte \(offset))", "（\(offset) バイト目）") }
    return CommandError(
      command: command, what: what, remedy: remedy(error.code) ?? advice, exitCode: exitCode(error.code))
  }

  /// The error for a faulty text of an option, with the place in it.
  static func commandError(
    _ error: StoreError, in option: String, text: String, _ command: ParsedCommand
  ) -> CommandError {
    let (happened, advice) = sentences(of: error)
    let place = error.column.map { localized("column \($0): ", "\($0) 文字目: ") } ?? ""
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
  private static func sentences(of error: StoreError) -> (what: String, advice: String?) {
    switch Language.current {
    case .english: englishSentences(error.message)
    case .japanese: japaneseSentences(of: error)
    }
  }

  private static func englishSentences(_ message: String) -> (what: String, advice: String?) {
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

  private static func japaneseSentences(of error: StoreError) -> (what: String, advice: String?) {
    // The system's words stand in the message in English.
    let message =
      error.errno == 0
      ? error.message : replacing(SystemText.english(error.errno), in: error.message, with: systemMark)
    guard let sentence = StoreSentence.japanese(message) else {
      // A date of a predicate: the message is the program's own.
      let isOwn = error.message.unicodeScalars.contains { $0.value >= 0x3000 }
      return isOwn ? englishSentences(error.message) : ("\(japanese(error.code))（\(error.message)）", nil)
    }
    let text = replacing(systemMark, in: sentence, with: SystemText.message(error.errno))
    let parts = text.split(separator: "。", maxSplits: 1).map { String($0) }
    let advice = parts.dropFirst().first.map { $0.hasSuffix("。") ? String($0.dropLast()) : $0 }
    return (parts.first ?? text, advice)
  }

  /// Stands for the words of the system; no message holds it.
  private static let systemMark = "\u{FFFC}"

  private static func replacing(_ part: String, in text: String, with other: String) -> String {
    guard let range = StoreSentenceTemplate.firstRange(of: part, in: text[...]) else { return text }
    return text[..<range.lowerBound] + other + text[range.upperBound...]
  }

  private static func remedy(_ code: StoreError.Code) -> String? {
    switch code {
    case .missing:
      localized("check the path, or add something to make a store", "パスを確かめるか、お土産を追加して保存ファイルを作ってください")
    case .outOfSpace: localized("make room and try again; nothing was changed", "空きを増やしてもう一度試してください。何も変更していません")
    case .busy:
      localized("try again, or wait longer with --lock-timeout SECONDS", "もう一度試すか、--lock-timeout 秒数 で長く待ってください")
    case .readOnly, .notPermitted: localized("use a store that you may write", "書き込める保存ファイルを使ってください")
    case .cannotCreate: localized("name another place with --store PATH", "--store PATH で別の場所を指定してください")
    case .outcomeUnknown:
      localized("look whether the change is there before you repeat it", "繰り返す前に、変更が残ったか確かめてください")
    case .damaged:
      localized(
        "keep a copy of the file; 'omiyage store verify' shows what is damaged",
        "ファイルの控えを取ってください。「omiyage store verify」で壊れた所がわかります")
    case .newerFormat: localized("use a newer omiyage", "新しい omiyage を使ってください")
    case .notAStore: localized("check the path", "パスを確かめてください")
    default: nil
    }
  }

  /// What a code says by itself, before a message that no catalogue has.
  private static func japanese(_ code: StoreError.Code) -> String {
    switch code {
    case .notAStore: "保存ファイルではありません"
    case .damaged: "保存ファイルが壊れています"
    case .newerFormat: "新しい版の保存ファイルです"
    case .busy: "保存ファイルが使用中です"
    case .outOfSpace: "空き容量がありません"
    case .io: "読み書きに失敗しました"
    case .outcomeUnknown: "変更が残ったかどうかわかりません"
    case .readOnly: "読み取り専用です"
    case .missing: "保存ファイルがありません"
    case .cannotCreate: "作れません"
    case .notPermitted: "権限がありません"
    case .constraint: "規則に合わない変更です"
    case .notFound: "見つかりません"
    case .schemaMismatch: "保存ファイルの型がプログラムと合いません"
    case .tooLarge: "大きすぎます"
    case .closed: "保存ファイルが閉じられています"
    case .invalidArgument: "正しくない値です"
    case .nothingToUndo: "元に戻す変更がありません"
    }
  }
}
