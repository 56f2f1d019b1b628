import RecordStore

/// Finds the records that ids of the command line name.
///
/// The type itself asks nothing of `R`: the runtime would search for its conformances when it makes the type, which
/// takes longer than finding a record.
struct IdResolver<R> {
  let reader: any RecordReader
  let command: ParsedCommand
}

extension IdResolver where R: CollectionRecord {
  /// One id, which must exist.
  func one(_ selection: IdSelection?) throws -> Int {
    guard let selection, let id = try all([selection]).first else {
      throw notFound(localized("there is no \(R.spokenNoun)", "\(R.spokenNoun)がありません"))
    }
    return id
  }

  /// All ids, in the order given, each once. An unknown single id and an empty range are errors.
  func all(_ selections: [IdSelection]) throws -> [Int] {
    var ids: [Int] = []
    var seen = IdSet()
    for selection in selections {
      for id in try self.ids(selection) where seen.insert(id) { ids.append(id) }
    }
    return ids
  }

  private func ids(_ selection: IdSelection) throws -> [Int] {
    switch selection {
    case .single(let id):
      guard try reader.row(R.self, id: Int(id)) != nil else {
        throw notFound(localized("there is no \(R.spokenNoun) #\(id)", "\(R.spokenNoun) #\(id) はありません"))
      }
      return [Int(id)]
    case .last:
      guard let id = try reader.highestID(R.self) else {
        throw notFound(localized("there is no \(R.spokenNoun) yet", "\(R.spokenNoun)はまだありません"))
      }
      return [id]
    case .closed(let range):
      let found = try R.ids(in: reader, Int(range.lowerBound)...Int(range.upperBound))
      if found.isEmpty {
        throw notFound(
          localized(
            "there is no \(R.spokenNoun) in \(range.lowerBound)-\(range.upperBound)",
            "\(range.lowerBound)-\(range.upperBound) に\(R.spokenNoun)はありません"))
      }
      return found
    case .from(let first):
      let found = try R.ids(in: reader, Int(first)...Int.max)
      if found.isEmpty {
        throw notFound(localized("there is no \(R.spokenNoun) from #\(first) on", "#\(first) 以降に\(R.spokenNoun)はありません"))
      }
      return found
    }
  }

  private func notFound(_ what: String) -> CommandError {
    command.error(
      what, localized("'omiyage \(R.noun)s list' shows what there is", "「omiyage \(R.noun)s list」で一覧を確かめてください"),
      .negative)
  }
}
