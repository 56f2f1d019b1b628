import FoundationEssentials
import RecordStore

/// `demo`: a made-up collection, the same for the same seed.
struct Demo {
  private let context: CommandContext

  private static let commentsPerItem = 5

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let isOfTypes = command.has("--types")
    let count = Int(try command.number("--items") ?? (isOfTypes ? 1_000 : 100))
    let seed = UInt64(try command.number("--seed") ?? 1)
    if !isOfTypes { try context.checkFields(of: ItemShape()) }
    Interruption.catchSignal()
    try context.write { transaction in
      guard try transaction.tables().allSatisfy({ $0.count == 0 }) else {
        throw command.error(
          localized("the store has records already", "保存ファイルにはすでに記録があります"),
          localized("name another place with --store PATH", "--store PATH で別の場所を指定してください"))
      }
      var progress = Progress(localized("made", "作成"), total: count, isEnabled: Progress.isWanted(context.options))
      defer { progress.finish() }
      if isOfTypes {
        var types = DemoTypes(seed: seed)
        try types.fill(transaction, count, &progress)
      } else {
        try fill(transaction, count, seed, &progress)
      }
    }
    if isOfTypes { return try reportTypes(count) }
    let comments = count * Demo.commentsPerItem
    if context.options.isQuiet {
      try context.read { reader in
        for id in try reader.objects(Omiyage.self).sorted(by: \.id).ids() { try context.print(id: id) }
      }
    } else if context.options.format != nil {
      try context.read { reader in
        try context.print(ItemShape()) { body in try reader.objects(Omiyage.self).sorted(by: \.id).forEachRow(body) }
      }
    }
    context.say(
      localized(
        "Made \(Omiyage.counted(count)) with \(OmiyageComment.counted(comments))",
        "\(Omiyage.counted(count))と\(OmiyageComment.counted(comments))を作りました"))
    return .done
  }

  private func reportTypes(_ count: Int) throws -> ExitCode {
    if context.options.isQuiet || context.options.format != nil {
      try context.read { reader in
        let rows = try reader.rows(ofTable: DemoClass1.schema.name)
        if context.options.isQuiet {
          try rows.forEach { try context.print(id: $0.number) }
        } else {
          try context.print(RowShape(rows.table)) { body in try rows.forEach(body) }
        }
      }
    }
    let name = DemoClass1.schema.name
    context.say(
      localized(
        "Made \(count) \(count == 1 ? "record" : "records") of \(name); see 'omiyage store browse \(name)'",
        "\(name) の記録を\(count)件作りました。「omiyage store browse \(name)」をご覧ください"))
    return .done
  }

  private func fill(
    _ transaction: Transaction, _ count: Int, _ seed: UInt64, _ progress: inout Progress
  ) throws {
    var maker = SouvenirMaker(seed: seed)
    var stars = [Int8](repeating: 0, count: Demo.commentsPerItem)
    for index in 0..<count {
      try progress.step(index)
      var item = maker.item()
      var ratings = Ratings()
      maker.fillStars(&stars)
      for star in stars { ratings.add(star: Int(star)) }
      item.commentCount = Int32(ratings.count)
      item.starSum = Int64(ratings.sum)
      item.average = ratings.average
      let id = try transaction.insert(item)
      for star in stars {
        try transaction.insert(maker.comment(on: id, star: star, after: item.createDate))
      }
    }
  }
}
