import RecordStore

/// `ratings top`: the best rated items; of equals the newest first.
struct RatingsTop {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: RatingShape())
    let command = context.command
    let count = Int(try command.operandNumber(0) ?? 10)
    let least = Int32(clamping: try command.number("--min-comments") ?? 1)
    try context.read { reader in
      let ids = try reader.objects(Omiyage.self).where { $0.commentCount >= least }
        .sorted(by: \.average, .descending, nulls: .last).then(by: \.id, .descending).limit(count).ids()
      try RatingsShow.print(ids, RatingsReading(reader: reader), context)
    }
    return .done
  }
}
