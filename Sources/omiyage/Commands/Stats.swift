import RecordStore

/// `stats`: what the collection is like as a whole.
struct Stats {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: StatisticsShape())
    try context.read { reader in
      var statistics = try Statistics(reader)
      let printer = context.printer()
      if printer.format == .table, context.options.fields == nil {
        statistics.months = try Statistics.months(reader, zone: context.command.dates.zone)
        try context.console.write(Stats.lines(statistics, printer).map { $0 + "\n" }.joined())
      } else {
        statistics.months = try Statistics.months(reader)
        try context.print(StatisticsShape(), .single) { body in try body(statistics) }
      }
    }
    return .done
  }

  // MARK: For people

  private static func lines(_ statistics: Statistics, _ printer: RecordPrinter) -> [String] {
    var lines = table([TableColumn("", .left, .cut), TableColumn("", .right, .fixed)], rows(statistics), printer)
    if statistics.ratings.count > 0 {
      lines += ["", printer.colour.painted(localized("stars", "星"), .bold)]
      for star in (1...5).reversed() { lines.append(ItemsShow.bar(star, statistics.stars)) }
    }
    if !statistics.months.isEmpty {
      let heads = [
        TableColumn(localized("month", "月"), .left, .fixed), TableColumn(localized("items", "お土産"), .right, .fixed),
        TableColumn(localized("comments", "コメント"), .right, .fixed),
      ]
      let rows = statistics.months.map { [DateText.month($0.month), String($0.items), String($0.comments)] }
      lines += [""] + table(heads, rows, printer, hasHeader: true)
    }
    return lines
  }

  private static func rows(_ statistics: Statistics) -> [[String]] {
    let none = localized("none yet", "まだなし")
    return [
      [localized("items", "お土産"), String(statistics.items)],
      [localized("  rated", "  評価あり"), String(statistics.rated)],
      [localized("  unrated", "  評価なし"), String(statistics.unrated)],
      [localized("  with a photo", "  写真あり"), String(statistics.itemPhotos)],
      [localized("comments", "コメント"), String(statistics.ratings.count)],
      [localized("  with a photo", "  写真あり"), String(statistics.commentPhotos)],
      [localized("mean of all stars", "星の平均"), statistics.ratings.rounded ?? none],
      [localized("median of all stars", "星の中央値"), statistics.median.rounded ?? none],
      [localized("median of the averages", "お土産の平均の中央値"), statistics.medianAverage.rounded ?? none],
    ]
  }

  private static func table(
    _ columns: [TableColumn], _ rows: [[String]], _ printer: RecordPrinter, hasHeader: Bool = false
  ) -> [String] {
    let lines = TableLayout.lines(
      columns, rows.map { $0.map { TableCell($0) } },
      measuring: DisplayMeasuring(ambiguousWidth: printer.ambiguousWidth), totalColumnCount: printer.terminalWidth,
      colour: printer.colour)
    return hasHeader ? lines : Array(lines.dropFirst())
  }
}
