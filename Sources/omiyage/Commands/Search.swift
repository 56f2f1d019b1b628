import RecordStore

/// `search`: items whose texts contain the words, folded as people read them, or parts that match regular expressions.
struct Search {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let order = try ItemOrder(command)
    let limit = try command.number("--limit").map { Int($0) }
    let predicate = try PredicateOption.read(command, for: Omiyage.self)
    let places = Set(try command.names("--in") ?? ["title", "detail"])
    let wantsAny = command.has("--any")
    let finders = try command.has("--regex") ? patterns() : words()
    let search = ItemSearch(finders: finders, wantsAny: wantsAny, places: places)
    try context.checkFields(of: ItemShape())
    let isFound = try context.read { reader in
      var items = try order.apply(to: reader.objects(Omiyage.self).where(predicate)).where { search.condition(on: $0) }
      if let limit { items = items.limit(limit) }
      context.explain(items.explain())
      let ids = try items.ids()
      try print(ids, ItemShape(finders: finders), reader)
      return !ids.isEmpty
    }
    if !isFound { context.say(localized("Nothing found.", "見つかりませんでした。")) }
    return isFound || context.isBatchLine ? .done : .negative
  }

  private func print(_ ids: [Int], _ shape: ItemShape, _ reader: any RecordReader) throws {
    if context.options.isQuiet {
      for id in ids { try context.print(id: id) }
    } else {
      try context.print(shape, from: CommandContext.rows(ids, in: reader))
    }
  }

  /// Each argument is one needle; an ideographic space separates needles, except where nothing is folded.
  private func words() throws -> [TextFinder] {
    let words = try context.command.operandTexts()
    if context.command.has("--exact") { return words.map { .word(TextSearch($0, isExact: true)) } }
    return words.flatMap { word -> [TextFinder] in
      let parts = word.unicodeScalars.split(separator: "\u{3000}").map { String($0) }
      return (parts.isEmpty ? [word] : parts).map { .word(TextSearch($0)) }
    }
  }

  /// Each argument is one expression.
  private func patterns() throws -> [TextFinder] {
    let modifiers: TextModifiers = context.command.has("--exact") ? [] : .folded
    return try context.command.operandTexts().map { word in
      do throws(StoreError) {
        return .pattern(try TextPattern(regex: word, modifiers: modifiers))
      } catch {
        throw StoreFailure.commandError(error, in: "--regex", text: word, context.command)
      }
    }
  }
}
