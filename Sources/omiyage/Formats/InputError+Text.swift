extension InputError {
  /// What happened and what to do, without the place, which `placeText` gives.
  var text: String {
    let what = reason.text
    switch hint {
    case .format(let format): return what + looks(like: format.rawValue, option: "--from")
    case .encoding(let encoding): return what + looks(like: encoding.rawValue, option: "--encoding")
    case nil: return what
    }
  }

  private func looks(like name: String, option: String) -> String {
    localized(" (it looks like \(name): use \(option) \(name))", "（\(name) のようです: \(option) \(name) を使ってください）")
  }

  /// `FILE:LINE:COLUMN`, as far as it is known.
  func placeText(file: String) -> String {
    var text = file
    if let line {
      text += ":\(line)"
      if let column { text += ":\(column)" }
    }
    return text
  }
}

extension InputError.Reason {
  var text: String {
    switch self {
    case .missing: localized("no such file", "ファイルがありません")
    case .notPermitted: localized("not permitted to read the file", "ファイルを読む権限がありません")
    case .isDirectory: localized("is a directory, not a file", "ファイルではなくディレクトリです")
    case .cannotOpen(let number):
      localized("cannot be opened: \(SystemText.message(number))", "開けません: \(SystemText.message(number))")
    case .cannotRead(let number):
      localized("reading failed: \(SystemText.message(number))", "読み込みに失敗しました: \(SystemText.message(number))")
    case .notAnElement(let text):
      localized(
        "'\(SystemText.visible(text))' is not the index of an element: save the file anew in Realm Studio",
        "「\(SystemText.visible(text))」は要素の番号ではありません: Realm Studio で保存し直してください")
    case .cannotReadAgain:
      localized(
        "comments stand before their items, and a pipe cannot be read twice: save it in a file, and import that",
        "コメントがお土産より前にありますが、パイプは二度読めません: いったんファイルに保存してから読み込んでください")
    case .converterMissing(let encoding):
      localized(
        "this system has no converter for \(encoding.rawValue) (gconv): convert the file to UTF-8 first",
        "この環境には \(encoding.rawValue) の変換表（gconv）がありません: 先に UTF-8 に変換してください")
    case .invalidUTF8(let byte):
      localized(
        "byte \(SystemText.hexadecimal(byte)) is not valid UTF-8",
        "バイト \(SystemText.hexadecimal(byte)) は UTF-8 として正しくありません")
    case .undecodable(let encoding, let byte):
      localized(
        "byte \(SystemText.hexadecimal(byte)) is not valid \(encoding.rawValue)",
        "バイト \(SystemText.hexadecimal(byte)) は \(encoding.rawValue) として正しくありません")
    case .nulByte: localized("NUL byte: this is not a text file", "NUL バイトがあります: テキストファイルではありません")
    case .fieldTooLong(let limit):
      localized("the field is longer than \(limit >> 20) MiB", "項目が \(limit >> 20) MiB を超えています")
    case .rowTooLong(let limit): localized("the row is longer than \(limit >> 20) MiB", "行が \(limit >> 20) MiB を超えています")
    case .tooManyFields(let limit): localized("the row has more than \(limit) fields", "行の項目が \(limit) 個を超えています")
    case .recordTooLong(let limit):
      localized("the record is longer than \(limit >> 20) MiB", "記録が \(limit >> 20) MiB を超えています")
    case .unterminatedQuote: localized("this quote is never closed", "この引用符が閉じられていません")
    case .textAfterQuote:
      localized(
        "text after a closing quote: write \"\" for a quote in quotes", "閉じ引用符の後に文字があります: 引用符の中の引用符は \"\" と書いてください")
    case .unknownEscape:
      localized(
        "unknown escape: only \\t \\n \\r \\\\ are known; write \\\\ for a backslash",
        "不明なエスケープです: 使えるのは \\t \\n \\r \\\\ だけです。バックスラッシュは \\\\ と書いてください")
    case .unexpected(let expectation, let found):
      localized("expected \(expectation.text), got \(found.text)", "\(expectation.text)が必要ですが、\(found.text)があります")
    case .badNumber: localized("not a JSON number", "JSON の数値ではありません")
    case .badEscape: localized("not a JSON escape", "JSON のエスケープではありません")
    case .controlCharacter(let byte):
      localized(
        "control character \(SystemText.hexadecimal(byte)) in a string: write it as \\u",
        "文字列に制御文字 \(SystemText.hexadecimal(byte)) があります: \\u で書いてください")
    case .duplicateKey(let key):
      localized("key '\(SystemText.visible(key))' stands twice", "キー「\(SystemText.visible(key))」が重複しています")
    case .loneSurrogate(let unit):
      localized(
        "surrogate \(SystemText.escape(unit)) without its other half", "サロゲート \(SystemText.escape(unit)) の対がありません")
    case .tooDeep(let limit): localized("nested deeper than \(limit)", "入れ子が \(limit) 段を超えています")
    case .textAfterValue: localized("text after the end of the record", "記録の後に余分な文字があります")
    }
  }
}

extension InputError.JSONExpectation {
  var text: String {
    switch self {
    case .value: localized("a value", "値")
    case .key: localized("a key in quotes", "引用符で囲んだキー")
    case .colon: "':'"
    case .commaOrBrace: localized("',' or '}'", "',' か '}'")
    case .commaOrBracket: localized("',' or ']'", "',' か ']'")
    case .closingQuote: localized("a closing quote", "閉じ引用符")
    case .record: localized("an object", "オブジェクト")
    case .array: localized("an array", "配列")
    }
  }
}

extension InputError.JSONFound {
  var text: String {
    switch self {
    case .end: localized("the end of the input", "入力の終わり")
    case .endOfLine: localized("the end of the line", "行の終わり")
    case .byte(let byte): SystemText.quoted(byte) ?? localized("a character that is not ASCII", "ASCII 以外の文字")
    }
  }
}
