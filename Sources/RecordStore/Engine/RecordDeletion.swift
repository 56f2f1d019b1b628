/// Deletes records with all that follows: the records that they own go with them, and links to any of them end.
///
/// It looks at everything before it writes anything, and it keeps what is left to do in lists: a chain of a million
/// records takes no stack, and a list that loses a thousand records is written once.
struct RecordDeletion {
  private let core: TransactionCore
  /// Everything that goes, in the order in which it was found.
  private var doomed: [Doomed] = []
  /// The numbers of what goes, by the id of the table.
  private var numbers: [Int: Set<Int64>] = [:]

  private struct Doomed {
    let table: TableSchema
    let number: Int64
    let newest: (offset: UInt64, isDeleted: Bool)
  }

  init(core: TransactionCore) { self.core = core }

  /// Deletes the records of a table with these numbers; those that are not there are passed over.
  ///
  /// - Returns: how many of them there were; those that went with them do not count.
  /// - Throws: `constraint` when a rule denies it. Nothing is written then.
  mutating func delete(_ table: TableSchema, numbers: some Sequence<Int64>) throws -> Int {
    for number in numbers { try add(table, number) }
    let count = doomed.count
    var position = 0
    while position < doomed.count {
      try follow(doomed[position])
      position += 1
    }
    try checkDenied()
    for (source, fields) in sources() { try endLinks(source, fields) }
    for record in doomed { try core.delete(table: record.table, number: record.number, previous: record.newest) }
    return count
  }

  private mutating func add(_ table: TableSchema, _ number: Int64) throws {
    guard !isDoomed(table.id, number), let newest = try core.liveOperation(table, number) else { return }
    numbers[table.id, default: []].insert(number)
    doomed.append(Doomed(table: table, number: number, newest: newest))
  }

  private func isDoomed(_ table: Int, _ number: Int64) -> Bool { numbers[table]?.contains(number) ?? false }

  // MARK: What goes with a record

  private mutating func follow(_ record: Doomed) throws {
    for field in record.table.linkFields where record.table.fields[field].target?.deletion == .cascade {
      guard let (owned, numbers) = try linked(record, field) else { continue }
      for number in numbers { try add(owned, number) }
    }
  }

  /// A record that denies its deletion goes only together with all that it links to.
  private func checkDenied() throws {
    for record in doomed {
      for field in record.table.linkFields where record.table.fields[field].target?.deletion == .deny {
        guard let (table, numbers) = try linked(record, field),
          let left = numbers.first(where: { !isDoomed(table.id, $0) })
        else { continue }
        throw record.table.constraint(
          record.number, field: field, "denies the deletion while it links to a record, here to \(table.name) \(left)")
      }
    }
  }

  /// What a field of a record leads to; nil when that is nothing.
  private func linked(_ record: Doomed, _ field: Int) throws -> (TableSchema, [Int64])? {
    let numbers = try core.row(record.table, at: record.newest.offset).linkedNumbers(field)
    guard !numbers.isEmpty, let target = record.table.fields[field].target else { return nil }
    return (try core.schema.requiredTable(named: target.table), numbers)
  }

  // MARK: Links to what goes

  /// The tables with fields that may link to what goes.
  private func sources() -> [(table: TableSchema, links: [(link: IncomingLink, target: Int)])] {
    var sources: [(table: TableSchema, links: [(link: IncomingLink, target: Int)])] = []
    for target in core.schema.tables where numbers[target.id] != nil {
      for link in core.schema.links(to: target) {
        if let known = sources.firstIndex(where: { $0.table.id == link.table.id }) {
          sources[known].links.append((link, target.id))
        } else {
          sources.append((link.table, [(link, target.id)]))
        }
      }
    }
    return sources
  }

  private func endLinks(_ table: TableSchema, _ links: [(link: IncomingLink, target: Int)]) throws {
    var found = Set<Int64>()
    for (link, target) in links {
      if let gone = numbers[target] { try find(link, gone, &found) }
    }
    guard !found.isEmpty else { return }
    var rewriting = RecordRewriting(core: core, table: table)
    for number in found.sorted() {
      try rewriting.rewrite(number) { field, row in
        guard let target = links.first(where: { $0.link.field == field })?.target, let gone = numbers[target] else {
          return nil
        }
        return try row.value(field).withoutLinks(to: gone)
      }
    }
  }

  /// More look-ups than this share of an index's records cost more than a walk over all of it.
  private static let lookUpShare = 16

  /// Adds the records that stay and link to one that goes.
  private func find(_ link: IncomingLink, _ gone: Set<Int64>, _ found: inout Set<Int64>) throws {
    let isWalked = gone.count > 64 && gone.count > core.liveCount(link.table) / Self.lookUpShare
    if isWalked, try walk(link, gone, &found) { return }
    for number in gone {
      let key = Value.link(number)
      let cursor = try core.indexCursor(
        link.table, index: link.index, bounds: IndexBounds(lower: key, upper: key), descending: false)
      while let source = try cursor.next() {
        if !isDoomed(link.table.id, source) { found.insert(source) }
      }
    }
  }

  private func walk(_ link: IncomingLink, _ gone: Set<Int64>, _ found: inout Set<Int64>) throws -> Bool {
    var sources = Set<Int64>()
    let number = IndexDefinition(schema: link.table, fields: link.index).shape.numberColumn
    let isComplete = try core.forEachEntry(
      link.table, index: link.index, bounds: .onlyValues, begin: { sources.removeAll() }
    ) { entry in
      guard gone.contains(KeyEncoding.signed(ofPattern: entry[0])) else { return }
      let source = KeyEncoding.signed(ofPattern: entry[number])
      if !isDoomed(link.table.id, source) { sources.insert(source) }
    }
    if isComplete { found.formUnion(sources) }
    return isComplete
  }
}
