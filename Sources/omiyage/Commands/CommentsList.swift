import RecordStore

/// `comments list`: of one item or of all, oldest first.
struct CommentsList {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selection = try command.operandId(0)
    let predicate = try PredicateOption.read(command, for: OmiyageComment.self)
    if let grouping = try Grouping(command, among: GroupKey<OmiyageComment>.all(zone: command.dates.zone)) {
      try grouping.checkFields(context)
      try context.read { reader in
        let star = CommentFields.shared.star
        let comments = try chosen(selection, predicate, reader)
        context.explain(comments.explain())
        try grouping.print(comments, context) { Ratings(count: 1, sum: Int(try $0[star])) }
      }
      return .done
    }
    try context.checkFields(of: CommentShape())
    let order = try CommentOrder(command)
    let limit = try command.number("--limit").map { Int($0) }
    let offset = Int(try command.number("--offset") ?? 0)
    try context.read { reader in
      var comments = try order.apply(to: chosen(selection, predicate, reader))
      if offset > 0 { comments = comments.offset(offset) }
      if let limit { comments = comments.limit(limit) }
      context.explain(comments.explain())
      if context.options.isQuiet {
        for id in try comments.ids() { try context.print(id: id) }
      } else {
        try context.print(CommentShape()) { body in try comments.forEachRow(body) }
      }
    }
    return .done
  }

  /// The comments of one item or of all, in no order.
  private func chosen(
    _ item: IdSelection?, _ predicate: TextPredicate?, _ reader: any RecordReader
  ) throws -> Results<OmiyageComment> {
    let comments = try reader.objects(OmiyageComment.self).where(predicate)
    guard let item else { return comments }
    let id = try IdResolver<Omiyage>(reader: reader, command: context.command).one(item)
    return comments.where { $0.omiyageID == id }
  }
}
