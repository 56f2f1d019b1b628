import RecordStore

/// `--where` with its `--arg`s: a condition that is checked before anything is read.
enum PredicateOption {
  static let options: [Option] = [
    .value("--where", "P", .text(orStream: false), "only what satisfies a predicate: \"average >= 4\""),
    .value("--arg", "V", .text(orStream: false), repeatable: true, "a value for the next %@ of the predicate"),
  ]

  /// For the help of a list, and of commands that refer to it.
  static let notes = [
    "A predicate P compares fields, as json names them, with = != < <= > >= BETWEEN {a, b} IN {a, b}, and texts with "
      + "CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES, after which [f] overlooks case, width and kana. AND OR NOT join "
      + "comparisons; nil is no value; texts and dates stand in quotes, and a day is all of that day.",
    "An item has comments: ANY comments.star = 5, ALL, NONE, comments.@count, comments.@avg.star, also @sum @min @max. "
      + "A comment has its item: item.title. %@ stands for the next --arg, which needs no quotes, and %K for the field "
      + "that it names.",
  ]
  static let reference = "'omiyage help items list' explains predicates."

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
      if !words.isEmpty { throw command.error("--arg is for a predicate", "add --where") }
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
