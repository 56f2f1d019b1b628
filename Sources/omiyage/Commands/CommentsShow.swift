import RecordStore

/// `comments show`.
struct CommentsShow {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: CommentShape())
    let selections = try context.command.operandIds()
    try context.read { reader in
      let ids = try IdResolver<OmiyageComment>(reader: reader, command: context.command).all(selections)
      if context.options.isQuiet {
        for id in ids { try context.print(id: id) }
      } else {
        try context.print(CommentShape(), from: CommandContext.rows(ids, in: reader))
      }
    }
    return .done
  }
}
