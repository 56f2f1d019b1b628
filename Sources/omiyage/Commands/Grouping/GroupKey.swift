import FoundationEssentials
import RecordStore

/// One of the things that `--group` can group by.
struct GroupKey<R: CollectionRecord> {
  let name: String
  let isNumber: Bool
  let value: (Row<R>) throws -> GroupValue

  init(_ name: String, isNumber: Bool = false, _ value: @escaping (Row<R>) throws -> GroupValue) {
    self.name = name
    self.isNumber = isNumber
    self.value = value
  }

  static func text(_ name: String, _ field: FieldHandle<R, String>) -> GroupKey {
    GroupKey(name) { row in .text(try row.withUTF8(field) { String(decoding: $0, as: UTF8.self) }) }
  }

  /// A date: the moment itself, and the year, month and day that tables show for it.
  static func dates(_ name: String, _ field: FieldHandle<R, Date>, zone: LocalZone) -> [GroupKey] {
    func day(_ row: Row<R>) throws -> CivilDate {
      DateText.localDay(milliseconds: try row[field].milliseconds, zone: zone)
    }
    return [
      GroupKey(name) { .moment(try $0[field].milliseconds) },
      GroupKey(name + ".year", isNumber: true) { .integer(try day($0).year) },
      GroupKey(name + ".month") { row in
        let day = try day(row)
        return .month(day.year * 12 + day.month - 1)
      },
      GroupKey(name + ".day") { .day(try day($0).daysSince1970) },
    ]
  }
}

extension GroupKey<Omiyage> {
  static func all(zone: LocalZone) -> [GroupKey] {
    let fields = ItemFields.shared
    let numbers: [GroupKey] = [
      GroupKey("id", isNumber: true) { .integer($0.id) },
      GroupKey("average", isNumber: true) { try fields.ratings($0).tenths.map { .tenths($0) } ?? .missing },
      GroupKey("commentCount", isNumber: true) { .integer(Int(try $0[fields.commentCount])) },
    ]
    return numbers + [text("title", fields.title), text("detail", fields.detail)]
      + dates("createDate", fields.createDate, zone: zone)
  }
}

extension GroupKey<OmiyageComment> {
  static func all(zone: LocalZone) -> [GroupKey] {
    let fields = CommentFields.shared
    let numbers: [GroupKey] = [
      GroupKey("id", isNumber: true) { .integer($0.id) },
      GroupKey("omiyage_id", isNumber: true) { .integer(try $0[fields.omiyageID]) },
      GroupKey("star", isNumber: true) { .integer(Int(try $0[fields.star])) },
    ]
    return numbers + [text("comment", fields.comment)] + dates("createDate", fields.createDate, zone: zone)
  }
}
