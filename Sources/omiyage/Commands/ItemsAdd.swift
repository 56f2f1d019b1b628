import FoundationEssentials
import RecordStore

/// `items add`: one more item.
struct ItemsAdd {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    var item = Omiyage()
    item.title = try command.operandText(0) ?? command.text("--title") ?? ""
    try TextRules.checkTitle(item.title, command)
    try context.checkFields(of: ItemShape())
    item.createDate = Date(milliseconds: (try command.date() ?? command.dates.nowInWholeSeconds).milliseconds)
    let photo = try PhotoFile.given(command)
    let wantedID = try command.number("--id").map { Int($0) }
    item.detail = try TextInput.resolve(command.raw("--detail"), text: command.text("--detail"), command) ?? ""
    let id = try context.write { transaction in
      if let wantedID {
        if try transaction.row(Omiyage.self, id: wantedID) != nil {
          throw command.error(
            localized("item #\(wantedID) exists", "お土産 #\(wantedID) はすでにあります"),
            localized("choose another id, or edit that item", "別の番号にするか、そのお土産を変更してください"), .badData)
        }
        item.id = wantedID
      }
      item.photo = try photo?.store(in: transaction)
      return try transaction.insert(item)
    }
    try context.report(ids: [id], localized("Added #\(id) \(item.title)", "追加しました: #\(id) \(item.title)")) { context in
      try context.printItems([id], .single)
    }
    return .done
  }
}
