import RecordStore

/// `--where` with its `--arg`s: a condition that is checked before anything is read.
enum PredicateOption {
  static let options: [Option] = [
    .value(
      "--where", "P", .text(orStream: false),
      localized("only what satisfies a predicate: \"average >= 4\"", "条件に合うものだけ: \"average >= 4\"")),
    .value(
      "--arg", "V", .text(orStream: false), repeatable: true,
      localized("a value for the next %@ of the predicate", "条件の中の次の %@ の値")),
  ]

  /// For the help of a list, and of commands that refer to it.
  static let notes = [
    localized(
      "A predicate P compares fields, as json names them, with = != < <= > >= BETWEEN {a, b} IN {a, b}, and texts with "
        + "CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES, after which [f] overlooks case, width and kana. AND OR NOT join "
        + "comparisons; nil is no value; texts and dates stand in quotes, and a day is all of that day.",
      "条件 P は json の名前の項目を = != < <= > >= BETWEEN {a, b} IN {a, b} で比べ、文字は CONTAINS BEGINSWITH ENDSWITH "
        + "LIKE MATCHES でも比べます。その後に [f] を書くと、大文字小文字、全角半角、かなを区別しません。AND OR NOT で比較を"
        + "つなぎます。nil は値がないことです。文字と日付は引用符で囲み、日だけの日付はその日全体です。"),
    localized(
      "An item has comments: ANY comments.star = 5, ALL, NONE, comments.@count, comments.@avg.star, also @sum @min "
        + "@max. A comment has its item: item.title. %@ stands for the next --arg, which needs no quotes, and %K for "
        + "the field that it names.",
      "お土産は comments を持ちます: ANY comments.star = 5、ALL、NONE、comments.@count、comments.@avg.star、@sum @min @max。"
        + "コメントは item を持ちます: item.title。%@ は次の --arg の値（引用符は不要）、%K はその名前の項目です。"),
  ]
  static let reference = localized(
    "'omiyage help items list' explains predicates.", "条件の書き方は「omiyage help items list」をご覧ください。")

  /// What json calls a field that the record has under another name.
  private static let names = ["imageInfo": "imageData"]

  /// The predicate, its names and types checked against those of the records; nil without `--where`.
  static func read<R: Record>(_ command: ParsedCommand, for type: R.Type) throws(CommandError) -> TextPredicate? {
    guard let predicate = try read(command) else { return nil }
    try inOption(command) { () throws(StoreError) in try predicate.check(type) }
    return predicate
  }

  /// The predicate, its grammar checked; nil without `--where`.
  static func read(_ command: ParsedCommand) throws(CommandError) -> TextPredicate? {
    let words = try command.texts("--arg")
    guard let text = try command.text("--where") else {
      if !words.isEmpty {
        throw command.error(
          localized("--arg is for a predicate", "--arg は条件に使います"), localized("add --where", "--where を付けてください"))
      }
      return nil
    }
    let dates = command.dates
    return try inOption(command) { () throws(StoreError) in
      try TextPredicate(text, words: words, names: names) { try dates.predicateDate($0) }
    }
  }

  /// Turns a fault of the predicate into one of the command line.
  static func inOption<Result>(
    _ command: ParsedCommand, _ body: () throws(StoreError) -> Result
  ) throws(CommandError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw StoreFailure.commandError(error, in: "--where", text: try command.text("--where") ?? "", command)
    }
  }
}
