import FoundationEssentials
import RecordStore

/// `comments edit`: the item's average follows in the same transaction.
struct CommentsEdit {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selection = try command.operandId(0)
    try context.checkFields(of: CommentShape())
    let options = ["--comment", "--star", "--date", "--image", "--no-image"]
    guard options.contains(where: { command.has($0) }) else {
      throw command.error(
        localized("nothing to change is given", "変更する内容がありません"),
        localized(
          "add --comment, --star, --date, --image or --no-image",
          "--comment、--star、--date、--image、--no-image のどれかを付けてください"))
    }
    let star = try command.star().map { Int8($0) }
    let date = try command.date()
    let photo = try PhotoFile.given(command)
    let text = try TextInput.resolve(command.raw("--comment"), text: command.text("--comment"), command)
    let (id, item) = try context.write { transaction in
      let id = try IdResolver<OmiyageComment>(reader: transaction, command: command).one(selection)
      guard let before = try transaction.get(OmiyageComment.self, id: id) else {
        throw command.error(localized("there is no comment #\(id)", "コメント #\(id) はありません"), nil, .negative)
      }
      var assignments: [Assignment<OmiyageComment>] = []
      if let text { assignments.append(.set(\.comment, text)) }
      if let star { assignments.append(.set(\.star, star)) }
      if let date { assignments.append(.set(\.createDate, Date(milliseconds: date.milliseconds))) }
      if let photo { assignments += OmiyageComment.assignments(photo: try photo.store(in: transaction)) }
      if command.has("--no-image") { assignments += OmiyageComment.assignments(photo: nil) }
      try transaction.update(OmiyageComment.self, id: id, assignments)
      if let star, star != before.star {
        var ledger = RatingLedger()
        ledger.remove(star: Int(before.star), from: before.omiyageID)
        ledger.add(star: Int(star), to: before.omiyageID)
        try ledger.apply(in: transaction)
      }
      return (id, before.omiyageID)
    }
    let outcome = try CommentsAdd.averageText(item, context)
    try context.report(ids: [id], localized("Changed comment #\(id) of \(outcome)", "コメント #\(id) を変更しました: \(outcome)"))
    { try $0.printComments([id], .single) }
    return .done
  }
}
