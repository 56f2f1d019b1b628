import RecordStore

/// `--group`: groups instead of records, with how many records each has and their ratings.
struct Grouping<R: CollectionRecord> {
  private let keys: [GroupKey<R>]
  private let shape: RecordGroupShape
  private let sortColumn: Int?
  private let isDescending: Bool?
  private let range: (offset: Int, limit: Int)

  /// nil without `--group`.
  ///
  /// - Parameter all: what such records can be grouped by, besides paths.
  init?(_ command: ParsedCommand, among all: [GroupKey<R>]) throws(CommandError) {
    guard let names = try command.names("--group") else { return nil }
    var keys: [GroupKey<R>] = []
    for name in names {
      let known = all.first { $0.name == name }
      let key = if let known { known } else { try Self.path(name, command, among: all) }
      if keys.contains(where: { $0.name == name }) {
        throw command.error(
          localized("--group names '\(name)' twice", "--group に「\(name)」が2回あります"),
          localized("name it once", "1回だけ書いてください"))
      }
      keys.append(key)
    }
    self.keys = keys
    shape = RecordGroupShape(keys: keys.map { ($0.name, $0.isNumber) }, countsComments: R.self == Omiyage.self)
    let columns = shape.columns.map(\.text)
    let order = try command.text("--sort")
    sortColumn = order.flatMap { columns.firstIndex(of: $0) }
    if let order, sortColumn == nil {
      throw command.error(
        localized("groups cannot be sorted by '\(order)'", "まとめた結果は「\(order)」では並べられません"), Suggestion.use(columns))
    }
    isDescending = command.has("--asc") ? false : command.has("--desc") ? true : nil
    range = (Int(try command.number("--offset") ?? 0), try command.number("--limit").map { Int($0) } ?? Int.max)
  }

  /// What a path leads to. Its names are checked before anything is read.
  private static func path(
    _ name: String, _ command: ParsedCommand, among all: [GroupKey<R>]
  ) throws(CommandError) -> GroupKey<R> {
    do throws(StoreError) {
      return try GroupKey.path(name, zone: command.dates.zone)
    } catch {
      // A plain word, and a part of a date, was meant to be one of the keys.
      if !name.unicodeScalars.contains(".") || all.contains(where: { name.hasPrefix($0.name + ".") }) {
        let remedy = Suggestion.remedy(for: name, among: all.map(\.name))
        throw command.error(localized("--group takes no '\(name)'", "--group に「\(name)」は使えません"), remedy)
      }
      throw StoreFailure.commandError(error, in: "--group", text: name, command)
    }
  }

  func checkFields(_ context: CommandContext) throws { try context.checkFields(of: shape) }

  /// - Parameter ratings: what a record counts with.
  func print(
    _ records: Results<R>, _ context: CommandContext, ratings: (Row<R>) throws -> Ratings
  ) throws {
    var groups: [Identity: RecordGroup] = [:]
    try forEachIdentity(of: records) { identity, row in
      try groups[identity, default: RecordGroup(values: [identity.first] + identity.others)].add(ratings(row))
    }
    let sorted = shape.sorted(Array(groups.values), by: sortColumn, descending: isDescending)
    try context.print(shape) { body in
      for group in sorted.dropFirst(range.offset).prefix(range.limit) { try body(group) }
    }
  }

  private func forEachIdentity(of records: Results<R>, _ body: (Identity, Row<R>) throws -> Void) throws {
    var paths: [String] = []
    let values = keys.map { key -> (Row<R>, [RecordValue]) throws -> GroupValue in
      switch key.source {
      case .row(let value): return { row, _ in try value(row) }
      case .path(let path, let value):
        let position = paths.count
        paths.append(path)
        return { value($1[position]) }
      }
    }
    try records.forEachRow(with: paths) { row, found in
      let first = try values[0](row, found)
      try body(
        Identity(first: first, others: values.count > 1 ? try values.dropFirst().map { try $0(row, found) } : []), row)
    }
  }

  /// Most groupings have one key; an array of one would be made for every record.
  private struct Identity: Hashable {
    let first: GroupValue
    let others: [GroupValue]
  }
}
