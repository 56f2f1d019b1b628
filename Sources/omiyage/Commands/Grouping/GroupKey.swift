import FoundationEssentials
import RecordStore

/// One of the things that `--group` can group by.
struct GroupKey<R: CollectionRecord> {
  /// Where the values come from.
  enum Source {
    case row((Row<R>) throws -> GroupValue)
    /// What a path such as `item.title` leads to, and what is made of that.
    case path(String, (RecordValue) -> GroupValue)
  }

  let name: String
  let isNumber: Bool
  let source: Source

  init(_ name: String, isNumber: Bool = false, _ value: @escaping (Row<R>) throws -> GroupValue) {
    self.name = name
    self.isNumber = isNumber
    source = .row(value)
  }

  private init(_ name: String, isNumber: Bool, at path: String, _ value: @escaping (RecordValue) -> GroupValue) {
    self.name = name
    self.isNumber = isNumber
    source = .path(path, value)
  }

  static func text(_ name: String, _ field: FieldHandle<R, String>) -> GroupKey {
    GroupKey(name) { row in .text(try row.withUTF8(field) { String(decoding: $0, as: UTF8.self) }) }
  }

  /// A date: the moment itself, and its periods.
  static func dates(_ name: String, _ field: FieldHandle<R, Date>, zone: LocalZone) -> [GroupKey] {
    [GroupKey(name) { .moment(try $0[field].milliseconds) }]
      + CalendarPart.allCases.map { part in
        GroupKey(name + "." + part.rawValue, isNumber: part == .year) { row in
          part.value(milliseconds: try row[field].milliseconds, zone: zone)
        }
      }
  }

  // MARK: Paths

  /// What a path leads to, or the period of the date that it leads to. A date of the record itself has keys of its own.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column, for what is no path to one value.
  static func path(_ name: String, zone: LocalZone) throws(StoreError) -> GroupKey {
    if let (path, part) = period(name) {
      return GroupKey(name, isNumber: part == .year, at: path) { value in
        guard case .date(let date) = value else { return .missing }
        return part.value(milliseconds: date.milliseconds, zone: zone)
      }
    }
    let type = try Results<R>.valueType(at: name)
    let numbers: [FieldType] = [.int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double]
    return GroupKey(name, isNumber: numbers.contains(type), at: name) { GroupValue($0) }
  }

  /// A path to a date with one of its parts behind it; nil for other paths.
  private static func period(_ name: String) -> (path: String, part: CalendarPart)? {
    guard let point = name.unicodeScalars.lastIndex(of: "."),
      let part = CalendarPart(rawValue: String(name[name.unicodeScalars.index(after: point)...]))
    else { return nil }
    let path = String(name[..<point])
    return (try? Results<R>.valueType(at: path)) == .date ? (path, part) : nil
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
