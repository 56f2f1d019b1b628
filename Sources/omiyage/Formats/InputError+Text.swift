extension InputError {
  /// What happened and what to do, in English or Japanese; without the place, which `placeText` gives.
  func text(japanese: Bool) -> String {
    let what = reason.text(japanese: japanese)
    guard let hint else { return what }
    switch hint {
    case .format(let format):
      let option = "--from \(format.rawValue)"
      return what
        + (japanese ? "（\(format.rawValue) のようです: \(option)）" : " (it looks like \(format.rawValue): use \(option))")
    case .encoding(let encoding):
      let option = "--encoding \(encoding.rawValue)"
      return what
        + (japanese
          ? "（\(encoding.rawValue) のようです: \(option)）" : " (it looks like \(encoding.rawValue): use \(option))")
    }
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
  func text(japanese: Bool) -> String { japanese ? japaneseText : englishText }

  private var englishText: String {
    switch self {
    case .missing: "no such file"
    case .notPermitted: "not permitted to read the file"
    case .isDirectory: "is a directory, not a file"
    case .cannotOpen(let number): "cannot be opened: \(SystemText.message(number))"
    case .cannotRead(let number): "reading failed: \(SystemText.message(number))"
    case .converterMissing(let encoding):
      "this system has no converter for \(encoding.rawValue) (gconv): convert the file to UTF-8 first"
    case .invalidUTF8(let byte): "byte \(SystemText.hexadecimal(byte)) is not valid UTF-8"
    case .undecodable(let encoding, let byte):
      "byte \(SystemText.hexadecimal(byte)) is not valid \(encoding.rawValue)"
    case .nulByte: "NUL byte: this is not a text file"
    case .fieldTooLong(let limit): "the field is longer than \(limit >> 20) MiB"
    case .rowTooLong(let limit): "the row is longer than \(limit >> 20) MiB"
    case .tooManyFields(let limit): "the row has more than \(limit) fields"
    case .recordTooLong(let limit): "the record is longer than \(limit >> 20) MiB"
    case .unterminatedQuote: "this quote is never closed"
    case .textAfterQuote: "text after a closing quote: write \"\" for a quote in quotes"
    case .unknownEscape: "unknown escape: only \\t \\n \\r \\\\ are known; write \\\\ for a backslash"
    case .unexpected(let expectation, let found): "expected \(expectation.englishText), got \(found.englishText)"
    case .badNumber: "not a JSON number"
    case .badEscape: "not a JSON escape"
    case .controlCharacter(let byte): "control character \(SystemText.hexadecimal(byte)) in a string: write it as \\u"
    case .duplicateKey(let key): "key '\(SystemText.visible(key))' stands twice"
    case .loneSurrogate(let unit): "surrogate \(SystemText.escape(unit)) without its other half"
    case .tooDeep(let limit): "nested deeper than \(limit)"
    case .textAfterValue: "text after the end of the record"
    }
  }

  private var japaneseText: String {
    switch self {
    case .missing: "ファイルがありません"
    case .notPermitted: "ファイルを読む権限がありません"
    case .isDirectory: "ファイルではなくディレクトリです"
    case .cannotOpen(let number): "開けません: \(SystemText.message(number))"
    case .cannotRead(let number): "読み込みに失敗しました: \(SystemText.message(number))"
    case .converterMissing(let encoding):
      "この環境には \(encoding.rawValue) の変換表（gconv）がありません: 先に UTF-8 に変換してください"
    case .invalidUTF8(let byte): "バイト \(SystemText.hexadecimal(byte)) は UTF-8 として正しくありません"
    case .undecodable(let encoding, let byte):
      "バイト \(SystemText.hexadecimal(byte)) は \(encoding.rawValue) として正しくありません"
    case .nulByte: "NUL バイトがあります: テキストファイルではありません"
    case .fieldTooLong(let limit): "項目が \(limit >> 20) MiB を超えています"
    case .rowTooLong(let limit): "行が \(limit >> 20) MiB を超えています"
    case .tooManyFields(let limit): "行の項目が \(limit) 個を超えています"
    case .recordTooLong(let limit): "レコードが \(limit >> 20) MiB を超えています"
    case .unterminatedQuote: "この引用符が閉じられていません"
    case .textAfterQuote: "閉じ引用符の後に文字があります: 引用符の中の引用符は \"\" と書いてください"
    case .unknownEscape: "不明なエスケープです: 使えるのは \\t \\n \\r \\\\ だけです。バックスラッシュは \\\\ と書いてください"
    case .unexpected(let expectation, let found): "\(expectation.japaneseText)が必要ですが、\(found.japaneseText)があります"
    case .badNumber: "JSON の数値ではありません"
    case .badEscape: "JSON のエスケープではありません"
    case .controlCharacter(let byte): "文字列に制御文字 \(SystemText.hexadecimal(byte)) があります: \\u で書いてください"
    case .duplicateKey(let key): "キー '\(SystemText.visible(key))' が重複しています"
    case .loneSurrogate(let unit): "サロゲート \(SystemText.escape(unit)) の対がありません"
    case .tooDeep(let limit): "入れ子が \(limit) 段を超えています"
    case .textAfterValue: "レコードの後に余分な文字があります"
    }
  }
}

extension InputError.JSONExpectation {
  var englishText: String {
    switch self {
    case .value: "a value"
    case .key: "a key in quotes"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .closingQuote: "a closing quote"
    case .record: "an object"
    }
  }

  var japaneseText: String {
    switch self {
    case .value: "値"
    case .key: "引用符で囲んだキー"
    case .colon: "':' "
    case .commaOrBrace: "',' か '}' "
    case .commaOrBracket: "',' か ']' "
    case .closingQuote: "閉じ引用符"
    case .record: "オブジェクト"
    }
  }
}

extension InputError.JSONFound {
  var englishText: String {
    switch self {
    case .end: "the end of the input"
    case .endOfLine: "the end of the line"
    case .byte(let byte): SystemText.quoted(byte) ?? "a character that is not ASCII"
    }
  }

  var japaneseText: String {
    switch self {
    case .end: "入力の終わり"
    case .endOfLine: "行の終わり"
    case .byte(let byte): SystemText.quoted(byte) ?? "ASCII 以外の文字"
    }
  }
}
