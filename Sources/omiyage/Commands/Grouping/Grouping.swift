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
  /// - Parameter all: what such records can be grouped by.
  init?(_ command: ParsedCommand, among all: [GroupKey<R>]) throws(CommandError) {
    guard let names = try command.names("--group") else { return nil }
    var keys: [GroupKey<R>] = []
    for name in names {
      guard let key = all.first(where: { $0.name == name }) else {
        let possible = all.map(\.name)
        let remedy = Suggestion.remedy(for: name, among: possible)
        throw command.error(localized("--group takes no '\(name)'", "--group に「\(name)」は使えません"), remedy)
      }
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

  func checkFields(_ context: CommandContext) throws { try context.checkFields(of: shape) }

  /// - Parameter ratings: what a record counts with.
  func print(
    _ records: Results<R>, _ context: CommandContext, ratings: (Row<R>) throws -> Ratings
  ) throws {
    var groups: [Identity: RecordGroup] = [:]
    try records.forEachRow { row in
      let identity = Identity(
        first: try keys[0].value(row), others: keys.count > 1 ? try keys.dropFirst().map { try $0.value(row) } : [])
      try groups[identity, default: RecordGroup(values: [identity.first] + identity.others)].add(ratings(row))
    }
    let sorted = shape.sorted(Array(groups.values), by: sortColumn, descending: isDescending)
    try context.print(shape) { body in
      for group in sorted.dropFirst(range.offset).prefix(range.limit) { try body(group) }
    }
  }

  /// Most groupings have one key; an array of one would be made for every record.
  private struct Identity: Hashable {
    let first: GroupValue
    let others: [GroupValue]
  }
}
