import FoundationEssentials
import RecordStore

/// `items edit`: by options, or in an editor when there are none.
struct ItemsEdit {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selection = try command.operandId(0)
    try context.checkFields(of: ItemShape())
    let options = ["--title", "--detail", "--date", "--image", "--no-image"]
    if !options.contains(where: { command.has($0) }) { return try ItemEditing(context).run(selection) }
    let title = try command.text("--title")
    if let title { try TextRules.checkTitle(title, command) }
    let date = try command.date()
    let photo = try PhotoFile.given(command)
    let detail = try TextInput.resolve(command.raw("--detail"), text: command.text("--detail"), command)
    let id = try context.write { transaction in
      let id = try IdResolver<Omiyage>(reader: transaction, command: command).one(selection)
      var assignments: [Assignment<Omiyage>] = []
      if let title { assignments.append(.set(\.title, title)) }
      if let detail { assignments.append(.set(\.detail, detail)) }
      if let date { assignments.append(.set(\.createDate, Date(milliseconds: date.milliseconds))) }
      if let photo { assignments += Omiyage.assignments(photo: try photo.store(in: transaction)) }
      if command.has("--no-image") { assignments += Omiyage.assignments(photo: nil) }
      try transaction.update(Omiyage.self, id: id, assignments)
      return id
    }
    try ItemsEdit.report(id, context)
    return .done
  }

  static func report(_ id: Int, _ context: CommandContext) throws {
    let title = try context.read { try $0.get(Omiyage.self, id: id)?.title } ?? ""
    try context.report(ids: [id], localized("Changed #\(id) \(title)", "変更しました: #\(id) \(title)")) {
      try $0.printItems([id], .single)
    }
  }
}
