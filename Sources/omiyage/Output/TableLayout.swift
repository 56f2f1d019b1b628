/// Lays out a table for people: columns of equal width, cut to fit the terminal on whole characters.
///
/// Use it in two passes, so that no list has to be held in memory: `observe` every row, `settle`, then `render` every
/// row. Only ASCII is added, because the width of `…` and of box lines differs between terminals.
struct TableLayout: Sendable {
  private static let gap = "  "
  private static let cutMark = ".."
  /// A column is not cut below this while others can still be left out.
  private static let comfortableWidth = 12
  /// Room for the mark and one wide character.
  private static let smallestWidth = 4

  private let columns: [TableColumn]
  private let measuring: any TextMeasuring
  private var widths: [Int]
  private var isShown: [Bool]

  init(columns: [TableColumn], measuring: any TextMeasuring) {
    self.columns = columns
    self.measuring = measuring
    widths = columns.map { measuring.columnCount(of: $0.title) }
    isShown = columns.map { _ in true }
  }

  /// Makes room for a row. A row has a cell for each column.
  mutating func observe(_ row: [TableCell]) {
    for index in columns.indices where index < row.count {
      widths[index] = max(widths[index], measuring.columnCount(of: row[index].text))
    }
  }

  /// Fixes the widths. nil: nothing limits them.
  mutating func settle(totalColumnCount: Int?) {
    guard let total = totalColumnCount else { return }
    let natural = widths
    shrink(to: total, smallest: TableLayout.comfortableWidth)
    for index in columns.indices.reversed() where columns[index].canBeLeftOut && excess(over: total) > 0 {
      isShown[index] = false
      // The room it leaves belongs to the others again.
      widths = natural
      shrink(to: total, smallest: TableLayout.comfortableWidth)
    }
    shrink(to: total, smallest: TableLayout.smallestWidth)
    shrink(to: total, smallest: 1)
  }

  var header: [TableCell] { columns.map { TableCell($0.title) } }

  /// One row as a line without its end.
  func render(_ row: [TableCell], colour: Colour, style: Colour.Style? = nil) -> String {
    var line = ""
    var isFirst = true
    for index in columns.indices where isShown[index] && index < row.count {
      if !isFirst { line += TableLayout.gap }
      isFirst = false
      line += cell(row[index], width: widths[index], columns[index].alignment, colour)
    }
    guard let style else { return line }
    return colour.painted(line, style)
  }

  /// The whole table: for short ones.
  static func lines(
    _ columns: [TableColumn], _ rows: [[TableCell]], measuring: any TextMeasuring, totalColumnCount: Int?,
    colour: Colour
  ) -> [String] {
    var layout = TableLayout(columns: columns, measuring: measuring)
    for row in rows { layout.observe(row) }
    layout.settle(totalColumnCount: totalColumnCount)
    return [layout.render(layout.header, colour: colour, style: .bold)]
      + rows.map { layout.render($0, colour: colour) }
  }

  private func cell(_ cell: TableCell, width: Int, _ alignment: TableColumn.Alignment, _ colour: Colour) -> String {
    var text = cell.text
    var ranges = cell.highlights
    var mark = ""
    if measuring.columnCount(of: text) > width {
      mark = width > TableLayout.cutMark.count ? TableLayout.cutMark : ""
      text = measuring.prefix(of: text, fitting: width - mark.count)
      let kept = 0..<text.utf8.count
      ranges = ranges.map { $0.clamped(to: kept) }
    }
    let used = measuring.columnCount(of: text) + mark.count
    let padding = String(repeating: " ", count: max(0, width - used))
    let shown = colour.highlighted(text, ranges) + mark
    return alignment == .left ? shown + padding : padding + shown
  }

  /// How many columns too wide the table is; negative when there is room.
  private func excess(over total: Int) -> Int {
    let shown = columns.indices.filter { isShown[$0] }
    let gaps = max(0, shown.count - 1) * TableLayout.gap.count
    return shown.reduce(gaps) { $0 + widths[$1] } - total
  }

  /// Cuts the widest columns first, all of them down to one width, until the table fits or none can be cut more.
  private mutating func shrink(to total: Int, smallest: Int) {
    while true {
      let excess = excess(over: total)
      let cuttable = columns.indices.filter { isShown[$0] && columns[$0].canBeCut && widths[$0] > smallest }
      guard excess > 0, let widest = cuttable.map({ widths[$0] }).max() else { return }
      let widestColumns = cuttable.filter { widths[$0] == widest }
      let next = cuttable.map { widths[$0] }.filter { $0 < widest }.max() ?? smallest
      var left = excess
      for (position, column) in widestColumns.reversed().enumerated() {
        let sharing = widestColumns.count - position
        let cut = min(widest - next, (left + sharing - 1) / sharing)
        widths[column] -= cut
        left -= cut
      }
    }
  }
}
