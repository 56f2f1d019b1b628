import FoundationEssentials
import RecordStore

/// `items edit` in an editor. No lock is held while a person types.
struct ItemEditing {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run(_ selection: IdSelection?) throws -> ExitCode {
    let command = context.command
    if context.isBatchLine {
      throw command.error("nothing to change is given", "a line of a batch opens no editor; add --title and such")
    }
    let before = try context.read { reader in
      let id = try IdResolver<Omiyage>(reader: reader, command: command).one(selection)
      guard let item = try reader.get(Omiyage.self, id: id) else { throw gone(id) }
      return item
    }
    let editor = try ExternalEditor.find(command, context.console.environment)
    let form = ItemForm(before, dates: command.dates)
    let file = try EditedFile(form.text, command)
    try editor.open(file.path, command)
    let text = try file.read(command)
    if text == form.text {
      file.remove()
      context.say("Nothing was changed.")
      if context.options.isQuiet { try context.print(id: before.id) }
      return .done
    }
    let after: Omiyage
    do throws(ValueProblem) {
      after = try form.parse(text)
    } catch {
      throw command.error(error.what, "your text is kept in \(file.path)")
    }
    try context.write { transaction in
      guard try transaction.get(Omiyage.self, id: before.id) == before else {
        throw command.error(
          "item #\(before.id) was changed meanwhile, and nothing is written", "your text is kept in \(file.path)",
          .negative)
      }
      try transaction.update(
        Omiyage.self, id: before.id, .set(\.title, after.title), .set(\.detail, after.detail),
        .set(\.createDate, after.createDate))
    }
    file.remove()
    try ItemsEdit.report(before.id, context)
    return .done
  }

  private func gone(_ id: Int) -> CommandError { context.error("there is no item #\(id)", nil, .negative) }
}
