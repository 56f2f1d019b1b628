import RecordStore

/// `watch`: the changes of the store as they happen, by whichever process, one a line.
struct Watch {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let shape = CommittedChangeShape()
    try context.checkFields(of: shape)
    guard let access = context.store else { return .done }
    let limit = try context.command.number("--limit").map { Int($0) } ?? Int.max
    let wakeUp = try WakeUp()
    Interruption.catchSignal(ringing: wakeUp)
    do {
      let wasMissing = try waitForStore(access, wakeUp)
      let store = try access.reading()
      let start = try start(store, wasMissing: wasMissing)
      try print(shape, WaitingFeed(store.changeFeed(since: start), wakeUp), limit)
    } catch is Interruption {
      // The way to end it: nothing is broken off.
      return .interrupted
    }
    return .done
  }

  /// The number of the last change that is not told.
  private func start(_ store: Store, wasMissing: Bool) throws -> Int {
    let newest = try store.snapshot().changeNumber
    guard let given = try context.command.number("--since") else { return wasMissing ? 0 : newest }
    guard given <= newest else {
      throw context.error(
        localized("there is no change \(given) yet", "変更 \(given) はまだありません"),
        localized("the newest is \(newest)", "最新の変更は \(newest) です"), .negative)
    }
    return Int(given)
  }

  /// A default store that is missing may be made while we wait. Tells whether it was missing.
  private func waitForStore(_ access: StoreContext, _ wakeUp: WakeUp) throws -> Bool {
    if try access.location.isNamed || access.exists() { return false }
    context.say(
      localized(
        "There is no store yet; waiting for one at \(access.location.path.visible).",
        "保存ファイルはまだありません。\(access.location.path.visible) にできるのを待ちます。"))
    while try !access.exists() { try wakeUp.wait(milliseconds: 200) }
    return true
  }

  // MARK: Output

  private func print(_ shape: CommittedChangeShape, _ feed: WaitingFeed, _ limit: Int) throws {
    if context.options.isQuiet {
      return try follow(feed, limit) { change in try context.print(id: change.change.number) }
    }
    var printer = context.printer()
    if printer.format == .table {
      let columns = try printer.chosenColumns(of: shape)
      return try follow(feed, limit) { change in
        try context.console.write(shape.line(columns, of: change, zone: printer.zone) + "\n")
      }
    }
    if printer.format == .json { printer.format = .jsonl }
    printer.isLive = true
    var console = context.console
    try printer.print(shape, to: &console) { body in try follow(feed, limit, body) }
  }

  /// Every line goes out at once, the header too: somebody is waiting for it.
  private func follow(_ feed: WaitingFeed, _ limit: Int, _ body: (CommittedChange) throws -> Void) throws {
    try context.console.flush()
    var count = 0
    while count < limit, let change = try feed.next() {
      try body(change)
      try context.console.flush()
      count += 1
    }
  }
}
