import RecordStore

/// `undo` takes back the newest change, or goes back to an earlier state, and `redo` takes back the newest undo.
struct Undo {
  enum Direction { case undo, redo }

  private let context: CommandContext
  private let direction: Direction

  init(_ context: CommandContext, direction: Direction) {
    self.context = context
    self.direction = direction
  }

  func run() throws -> ExitCode {
    guard let access = context.store else { return .done }
    if direction == .undo, let number = try context.command.number("--to") {
      return try goBack(to: Int(number), access)
    }
    try context.checkFields(of: ChangeShape())
    if context.command.has("--dry-run") { return try rehearse(try access.reading()) }
    let change: Change
    do {
      let store = try access.writing()
      change = direction == .undo ? try store.undo() : try store.redo()
    } catch let error as StoreError where error.code == .nothingToUndo {
      throw nothing
    }
    try report(change)
    return .done
  }

  private var nothing: CommandError {
    direction == .undo
      ? context.error(localized("there is nothing to undo", "元に戻す変更がありません"), nil, .negative)
      : context.error(
        localized("there is nothing to redo", "やり直す変更がありません"),
        localized("redo works right after undo", "redo は undo の直後に使えます"), .negative)
  }

  private func report(_ change: Change) throws {
    let described = change.described(zone: context.command.dates.zone)
    let sentence = localized("Took back \(described)", "\(described)を取り消しました")
    try context.report(ids: [change.number], sentence) { context in
      try context.print(ChangeShape(), .single) { body in try body(change) }
    }
  }

  /// `undo --to`: one change that brings all records back to what they were after another.
  private func goBack(to number: Int, _ access: StoreContext) throws -> ExitCode {
    try context.checkFields(of: DifferenceShape())
    let isRehearsal = context.command.has("--dry-run")
    let store = try isRehearsal ? access.reading() : access.writing()
    let now = try store.snapshot().changeNumber
    let differences = context.options.format != nil || isRehearsal
    let fields = try differences ? Differences(store, from: now, to: number).fields() : []
    let count: Int
    if isRehearsal {
      count = Set(fields.map { "\($0.type) \($0.id)" }).count
    } else {
      count = try store.restore(to: number, note: "undo --to")
    }
    guard count > 0 else {
      throw context.error(
        localized("the records are as they were after change \(number)", "記録は変更 \(number) の直後と同じです"),
        localized("'omiyage history' lists all", "変更の一覧は「omiyage history」をご覧ください"), .negative)
    }
    if context.options.isQuiet {
      try context.print(id: number)
    } else if differences {
      try Diff.print(fields, context)
    }
    let records = localized(count == 1 ? "1 record" : "\(count) records", "記録\(count)件")
    context.say(
      isRehearsal
        ? localized(
          "Would go back to the state after change \(number): \(records)",
          "変更 \(number) の直後の状態に戻します（実行はしていません）: \(records)")
        : localized(
          "Went back to the state after change \(number): \(records)",
          "変更 \(number) の直後の状態に戻しました: \(records)"))
    return .done
  }

  private func rehearse(_ store: Store) throws -> ExitCode {
    let changes = try store.history()
    guard let change = direction == .undo ? Undo.undoable(changes) : Undo.redoable(changes) else { throw nothing }
    if context.options.isQuiet {
      try context.print(id: change.number)
    } else {
      try context.print(ChangeShape(), .single) { body in try body(change) }
    }
    let described = change.described(zone: context.command.dates.zone)
    context.say(localized("Would take back \(described)", "\(described)を取り消します（実行はしていません）"))
    return .done
  }

  /// The newest change that is not taken back, out of the changes newest first.
  static func undoable(_ changes: [Change]) -> Change? {
    var takenBack = 0
    for change in changes {
      switch change.kind {
      case .undo: takenBack += 1
      case .change, .redo:
        if takenBack == 0 { return change }
        takenBack -= 1
      }
    }
    return nil
  }

  /// The newest undo that is not taken back, unless something else came since.
  static func redoable(_ changes: [Change]) -> Change? {
    var takenBack = 0
    for change in changes {
      switch change.kind {
      case .redo: takenBack += 1
      case .undo:
        if takenBack == 0 { return change }
        takenBack -= 1
      case .change: return nil
      }
    }
    return nil
  }
}
