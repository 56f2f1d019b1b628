import FoundationEssentials
import RecordStore

/// A change with the records that it touched.
struct CommittedChangeShape: RecordShape {
  let columns = ChangeShape.all + [ShapeColumn("records", TableColumn(localized("records", "記録")), isNested: true)]
  /// The counts stand in the words of the last column.
  let tableColumns = [0, 1, 2, 6]

  /// So many records of a kind are named in a line; of more, only the count is told.
  private static let namedCount = 5

  func emit<Sink: ValueSink>(_ column: Int, of change: CommittedChange, to sink: inout Sink) {
    guard column == ChangeShape.all.count else { return ChangeShape.emit(column, of: change.change, to: &sink) }
    sink.json { writer in
      writer.objects(change.records) { record, writer in
        writer.key("type")
        writer.value(record.noun)
        writer.key("id")
        if let key = record.key { writer.value(key) } else { writer.value(record.id) }
        writer.key("change")
        writer.value(record.kind.verb)
      }
    }
  }

  // MARK: A line for people

  /// `12  2026-11-30 10:55  items add  added item #3`: a stream has no widths that would fit all of its lines.
  func line(_ columns: [Int], of change: CommittedChange, zone: LocalZone) -> String {
    let cells = columns.map { column in
      if column == ChangeShape.all.count { return Sanitizer.visible(CommittedChangeShape.words(change)) }
      var values = TableValueSink(zone: zone)
      emit(column, of: change, to: &values)
      return values.cells.map(\.text).joined()
    }
    return cells.joined(separator: "  ")
  }

  /// `added comment #5, changed item #1`, or `added 300 items`.
  private static func words(_ change: CommittedChange) -> String {
    var parts: [String] = []
    for kind in [ChangedRecord.Kind.inserted, .updated, .deleted] {
      let records = change.records.filter { $0.kind == kind }
      var nouns: [String] = []
      for record in records where !nouns.contains(record.noun) { nouns.append(record.noun) }
      for noun in nouns {
        parts.append(kind.spokenVerb + " " + words(records.filter { $0.noun == noun }))
      }
    }
    return parts.joined(separator: localized(", ", "、"))
  }

  private static func words(_ records: [ChangedRecord]) -> String {
    let noun = records.first?.spokenNoun ?? ""
    if records.count > namedCount { return localized("\(records.count) \(noun)s", "\(noun)\(records.count)件") }
    return noun + " " + records.map { "#" + ($0.key ?? String($0.id)) }.joined(separator: " ")
  }
}

extension ChangedRecord {
  /// nil when it is no item and no comment.
  private var collection: (any CollectionRecord.Type)? {
    switch table {
    case Omiyage.schema.name: Omiyage.self
    case OmiyageComment.schema.name: OmiyageComment.self
    default: nil
    }
  }

  /// What the record is called here: `item`, `comment`, or the type's own name.
  var noun: String { collection?.noun ?? table }

  /// The same in sentences.
  var spokenNoun: String { collection?.spokenNoun ?? table }
}

extension ChangedRecord.Kind {
  /// The same in sentences.
  var spokenVerb: String {
    switch self {
    case .inserted: localized(verb, "追加")
    case .updated: localized(verb, "変更")
    case .deleted: localized(verb, "削除")
    }
  }

  var verb: String {
    switch self {
    case .inserted: "added"
    case .updated: "changed"
    case .deleted: "deleted"
    }
  }
}
