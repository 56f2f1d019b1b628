import RecordStore

/// `ratings show`: count, sum, average and stars, of some items or of all.
struct RatingsShow {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: RatingShape())
    let selections = try context.command.operandIds()
    try context.read { reader in
      let reading = RatingsReading(reader: reader)
      if selections.isEmpty {
        if context.options.isQuiet {
          for id in try reader.objects(Omiyage.self).sorted(by: \.id).ids() { try context.print(id: id) }
          return
        }
        try context.print(RatingShape()) { body in
          try reading.forEach { row, stars in
            try body(RatingShape.Element(id: row.id, title: try reading.title(row), stars: stars))
          }
        }
        return
      }
      let ids = try IdResolver<Omiyage>(reader: reader, command: context.command).all(selections)
      try RatingsShow.print(ids, reading, context)
    }
    return .done
  }

  static func print(_ ids: [Int], _ reading: RatingsReading, _ context: CommandContext) throws {
    if context.options.isQuiet {
      for id in ids { try context.print(id: id) }
      return
    }
    try context.print(RatingShape()) { body in
      for id in ids {
        if let element = try reading.element(id) { try body(element) }
      }
    }
  }
}
