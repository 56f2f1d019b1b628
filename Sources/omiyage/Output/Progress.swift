/// A line of progress on standard error, shown on a terminal and only when the work takes longer than half a second.
struct Progress {
  private static let delay: UInt64 = 500_000_000
  private static let interval: UInt64 = 100_000_000

  private let label: String
  private let total: Int?
  private let isEnabled: Bool
  /// Monotonic nanoseconds.
  private let clock: () -> UInt64
  private let write: (String) -> Void
  private var nextTime: UInt64
  /// Columns of the line that is on the screen; 0 when there is none.
  private var shownCount = 0

  init(
    _ label: String, total: Int? = nil, isEnabled: Bool, clock: @escaping () -> UInt64 = Progress.monotonicNanoseconds,
    write: @escaping (String) -> Void = { StandardError().raw($0) }
  ) {
    self.label = label
    self.total = total
    self.isEnabled = isEnabled
    self.clock = clock
    self.write = write
    nextTime = isEnabled ? clock() + Progress.delay : 0
  }

  /// Whether progress may be shown at all.
  static func isWanted(_ options: GlobalOptions) -> Bool {
    options.showsProgress && Terminal.isTerminal(2)
  }

  /// Tells how many are done. Cheap enough for every thousandth record or so.
  mutating func update(_ count: Int) {
    guard isEnabled else { return }
    let time = clock()
    if time < nextTime { return }
    nextTime = time + Progress.interval
    var line = label + " " + String(count)
    if let total, total > 0 {
      let percentage = min(100, count * 100 / total)
      line += localized(" of \(total) (\(percentage) %)", " / \(total)（\(percentage) %）")
    }
    show(line)
  }

  /// Removes the line.
  mutating func finish() {
    guard shownCount > 0 else { return }
    write("\r" + String(repeating: " ", count: shownCount) + "\r")
    shownCount = 0
  }

  /// Overwrites the line with spaces rather than with an escape sequence, which not every terminal knows.
  private mutating func show(_ line: String) {
    let count = DisplayMeasuring().columnCount(of: line)
    write("\r" + line + String(repeating: " ", count: max(0, shownCount - count)))
    shownCount = count
  }
}
