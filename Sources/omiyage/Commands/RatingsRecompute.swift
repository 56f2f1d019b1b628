import RecordStore

/// `ratings recompute`: compares what items say of their ratings with the comments, and repairs each difference.
struct RatingsRecompute {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// An item whose stored numbers are wrong.
  private struct Difference {
    let id: Int
    let title: String
    let stored: Ratings
    let storedAverage: Double?
    let actual: Ratings
  }

  func run() throws -> ExitCode {
    let command = context.command
    let selections = try command.operandIds()
    try context.checkFields(of: RatingShape())
    // Read first: when there is no difference, no lock is taken and nothing is written.
    var differences = try context.read { reader in try find(selections, in: reader) }
    if differences.isEmpty {
      context.say(localized("0 differences: every average is that of its comments.", "違いは0件です: 平均はすべてコメントと合っています。"))
      if context.options.format != nil { try print([]) }
      return .done
    }
    let isRehearsal = command.has("--dry-run")
    if !isRehearsal {
      differences = try context.write { transaction in
        let found = try find(selections, in: transaction)
        for difference in found { try RatingLedger.store(difference.actual, item: difference.id, in: transaction) }
        return found
      }
    }
    for difference in differences { context.say(RatingsRecompute.text(of: difference)) }
    let ids = differences.map(\.id)
    let count = localized(ids.count == 1 ? "1 difference" : "\(ids.count) differences", "違い\(ids.count)件")
    try context.report(
      ids: ids,
      isRehearsal
        ? localized("\(count); nothing was changed.", "\(count)。何も変更していません。")
        : localized("Repaired \(count).", "\(count)を直しました。")
    ) { _ in }
    if !context.options.isQuiet, isRehearsal || context.options.format != nil { try print(ids) }
    return .done
  }

  private func print(_ ids: [Int]) throws {
    try context.read { reader in try RatingsShow.print(ids, RatingsReading(reader: reader), context) }
  }

  private func find(_ selections: [IdSelection], in reader: any RecordReader) throws -> [Difference] {
    var found: [Difference] = []
    let reading = RatingsReading(reader: reader)
    func judge(_ row: Row<Omiyage>, _ stars: StarHistogram) throws {
      let stored = try ItemFields.shared.ratings(row)
      let storedAverage = try row[ItemFields.shared.average]
      let actual = stars.ratings
      if stored == actual, storedAverage == actual.average { return }
      found.append(
        Difference(
          id: row.id, title: try reading.title(row), stored: stored, storedAverage: storedAverage, actual: actual))
    }
    if selections.isEmpty {
      try reading.forEach(judge)
      return found
    }
    for id in try IdResolver<Omiyage>(reader: reader, command: context.command).all(selections) {
      guard let row = try reader.row(Omiyage.self, id: id) else { continue }
      try judge(row, try StarHistogram.of(item: id, in: reader))
    }
    return found
  }

  private static func text(of difference: Difference) -> String {
    let name = "#\(difference.id) \(difference.title)"
    let stored = text(of: difference.stored, average: difference.storedAverage)
    let actual = text(of: difference.actual, average: difference.actual.average)
    return localized(
      "\(name): stored \(stored); the comments say \(actual)", "\(name): 保存値 \(stored)、コメントからの値 \(actual)")
  }

  private static func text(of ratings: Ratings, average: Double?) -> String {
    let average = text(of: average)
    return localized(
      "\(ratings.count) comments, sum \(ratings.sum), average \(average)",
      "コメント\(ratings.count)件・合計 \(ratings.sum)・平均 \(average)")
  }

  private static func text(of average: Double?) -> String {
    guard let average else { return localized("none", "なし") }
    let buffer = ByteBuffer(capacity: 64)
    NumberText.append(average, to: buffer)
    return buffer.string
  }
}
