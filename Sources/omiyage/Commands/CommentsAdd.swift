import FoundationEssentials
import RecordStore

/// `comments add`: a rating with or without words; the item's average follows in the same transaction.
struct CommentsAdd {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selection = try command.operandId(0)
    try context.checkFields(of: CommentShape())
    var comment = OmiyageComment()
    comment.star = Int8(try command.star() ?? 0)
    comment.createDate = Date(milliseconds: (try command.date() ?? command.dates.nowInWholeSeconds).milliseconds)
    let photo = try PhotoFile.given(command)
    comment.comment = try TextInput.resolve(command.operand(1), text: command.operandText(1), command) ?? ""
    let (id, item) = try context.write { transaction in
      let item = try IdResolver<Omiyage>(reader: transaction, command: command).one(selection)
      comment.omiyageID = item
      comment.photo = try photo?.store(in: transaction)
      let id = try transaction.insert(comment)
      var ledger = RatingLedger()
      ledger.add(star: Int(comment.star), to: item)
      try ledger.apply(in: transaction)
      return (id, item)
    }
    let outcome = try CommentsAdd.averageText(item, context)
    try context.report(ids: [id], localized("Added comment #\(id) to \(outcome)", "コメント #\(id) を追加しました: \(outcome)")) {
      try $0.printComments([id], .single)
    }
    return .done
  }

  /// `#12 東京ばな奈: average 4.3 of 4 comments`.
  static func averageText(_ item: Int, _ context: CommandContext) throws -> String {
    guard !context.options.isQuiet, let record = try context.read({ try $0.get(Omiyage.self, id: item) }) else {
      return "#\(item)"
    }
    let ratings = record.ratings
    let average = ratings.rounded.map {
      localized(
        "average \($0) of \(OmiyageComment.counted(ratings.count))",
        "平均 \($0)（\(OmiyageComment.counted(ratings.count))）")
    }
    return "#\(item) \(record.title): \(average ?? localized("no comments", "コメントなし"))"
  }
}
