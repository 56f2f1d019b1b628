/// Shows the first faults of an import and counts them all.
struct FaultLog {
  private static let shownLimit = 20

  private let console: Console
  private(set) var count = 0
  private(set) var rejectedCount = 0
  /// Whether a fault concerns more than its row, so that nothing may be imported.
  private(set) var isFatal = false

  init(_ console: Console) { self.console = console }

  mutating func add(_ faults: [ImportFault], file: String, line: Int, isFatal: Bool = false) {
    if faults.isEmpty { return }
    if !isFatal { rejectedCount += 1 }
    self.isFatal = self.isFatal || isFatal
    for fault in faults {
      count += 1
      if count <= FaultLog.shownLimit {
        console.sayNow("\(file):\(fault.line ?? line):\(fault.column): \(fault.text)")
      } else if count == FaultLog.shownLimit + 1 {
        console.sayNow(localized("... more faults are counted, but not shown", "... これ以上の誤りは数えるだけで表示しません"))
      }
    }
  }

  var text: String { localized(count == 1 ? "1 fault" : "\(count) faults", "誤り\(count)件") }
}
