import FoundationEssentials
import RecordStore

/// `items edit` in an editor. No lock is held while a person types.
struct ItemEditing {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run(_ selection: IdSelection?) throws -> ExitCode {
    let command = context.command
    if context.isBatchLine {
      throw command.error(
        localized("nothing to change is given", "変更する内容がありません"),
        localized("a line of a batch opens no editor; add --title and such", "batch の行ではエディタを開けません。--title などを付けてください"))
    }
    let before = try context.read { reader in
      let id = try IdResolver<Omiyage>(reader: reader, command: command).one(selection)
      guard let item = try reader.get(Omiyage.self, id: id) else { throw gone(id) }
      return item
    }
    let editor = try ExternalEditor.find(command, context.console.environment)
    let form = ItemForm(before, dates: command.dates)
    let file = try EditedFile(form.text, command)
    do throws(CommandError) {
      try editor.open(file, command)
    } catch {
      // A form that nobody has touched is not worth keeping.
      guard let kept = try? file.read(command), kept == form.text else { throw error }
      file.remove()
      throw command.error(
        error.what, localized("set EDITOR to one that works, or use options", "EDITOR を直すか、オプションで指定してください"),
        error.exitCode)
    }
    let text = try file.read(command)
    if text == form.text {
      file.remove()
      context.say(localized("Nothing was changed.", "何も変更していません。"))
      if context.options.isQuiet { try context.print(id: before.id) }
      return .done
    }
    let after: Omiyage
    do throws(ValueProblem) {
      after = try form.parse(text)
    } catch {
      throw command.error(error.what, file.whereKept)
    }
    try write(after, over: before, file)
    file.remove()
    try ItemsEdit.report(before.id, context)
    return .done
  }

  /// Writes the item unless it has changed meanwhile. Where it cannot be written, the text that was typed is kept.
  private func write(_ after: Omiyage, over before: Omiyage, _ file: EditedFile) throws {
    let command = context.command
    do {
      try context.write { transaction in try put(after, over: before, file, transaction) }
    } catch let error as StoreError {
      var shown = StoreFailure.commandError(error, command: command.name.rawValue)
      shown.remedy = shown.remedy.map { "\($0); \(file.whereKept)" } ?? file.whereKept
      throw shown
    }
  }

  private func put(_ after: Omiyage, over before: Omiyage, _ file: EditedFile, _ transaction: Transaction) throws {
    guard try transaction.get(Omiyage.self, id: before.id) == before else {
      throw context.error(
        localized(
          "item #\(before.id) was changed meanwhile, and nothing is written",
          "お土産 #\(before.id) がその間に変更されたので、何も書き込んでいません"),
        file.whereKept, .negative)
    }
    try transaction.update(
      Omiyage.self, id: before.id, .set(\.title, after.title), .set(\.detail, after.detail),
      .set(\.createDate, after.createDate))
  }

  private func gone(_ id: Int) -> CommandError {
    context.error(localized("there is no item #\(id)", "お土産 #\(id) はありません"), nil, .negative)
  }
}
