import RecordStore

/// `items image` and `comments image`: a photo, exactly as it was given.
struct ImageOutput<R: CollectionRecord> {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selection = try command.operandId(0)
    let target = command.raw("--output")
    try context.read { reader in
      let id = try IdResolver<R>(reader: reader, command: command).one(selection)
      guard let photo = try reader.get(R.self, id: id)?.photo else {
        let remedy = localized(
          "add one with 'omiyage \(R.noun)s edit \(id) --image FILE'",
          "「omiyage \(R.noun)s edit \(id) --image FILE」で付けられます")
        throw command.error(
          localized("\(R.spokenNoun) #\(id) has no photo", "\(R.spokenNoun) #\(id) に写真はありません"), remedy, .negative)
      }
      guard let target, !target.isDash else {
        if target == nil, Terminal.isTerminal(1) {
          throw command.error(
            localized("a photo is not for the terminal", "写真は端末に表示できません"),
            localized("write it to a file with -o FILE", "-o FILE でファイルに書き出してください"))
        }
        try photo.data.forEachPiece { try context.console.write($0) }
        return
      }
      let file = try OutputFile(target, context)
      do {
        try photo.data.forEachPiece { try file.write($0) }
        try file.finish()
      } catch {
        file.giveUp()
        throw error
      }
      context.say(
        localized(
          "Wrote \(photo.data.byteCount) bytes to \(target.visible)",
          "\(target.visible) に\(photo.data.byteCount)バイトを書き出しました"))
    }
    return .done
  }
}
