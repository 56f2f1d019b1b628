import RecordStore

/// A line of one record as a table shows it: a field, or what links to the record.
struct RowLine {
  let name: String
  let type: String
  let value: RecordValue

  init(_ field: FieldDescription, _ value: RecordValue) {
    name = field.name
    type = field.type.name + (field.isOptional ? "?" : "")
    self.value = value
  }

  /// How many of the records are named.
  private static let namedCount = 20

  init(_ links: TableBacklinks) throws {
    name = links.rows.table.name + "." + links.field
    type = localized("links here", "ここへのリンク")
    let count = try links.rows.count()
    let numbers = try links.rows.limit(RowLine.namedCount).array().map { String($0.number) }
    let rest = count > numbers.count ? ", ..." : ""
    value = .string(count == 0 ? "" : "\(count): " + numbers.joined(separator: ", ") + rest)
  }
}
