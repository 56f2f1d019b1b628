import RecordStore

/// What `--follow` names: a field of links of the record's type, or of another type that leads to it.
enum LinkPath {
  case forwards(field: String)
  case backwards(table: String, field: String)

  /// - Parameter text: `FIELD`, or `TYPE.FIELD`. A field of the type itself comes first: names may hold points.
  init(_ text: String, from table: TableDescription, _ reader: any RecordReader) throws {
    let own = table.fields.filter { $0.type.target != nil }.map(\.name)
    if own.contains(text) {
      self = .forwards(field: text)
      return
    }
    var names = own
    for other in try reader.tables() {
      for field in other.fields where field.type.target == table.name {
        let name = other.name + "." + field.name
        if name == text {
          self = .backwards(table: other.name, field: field.name)
          return
        }
        names.append(name)
      }
    }
    let others = names.isEmpty ? localized("it has no links", "リンクがありません") : Suggestion.use(names)
    throw ValueProblem(
      localized(
        "--follow: no field '\(text)' leads from or to \(table.name)",
        "--follow: \(table.name) とつながる項目「\(text)」はありません"),
      Suggestion.remedy(for: text, among: names, otherwise: others))
  }

  func rows(of row: TableRow, in reader: any RecordReader) throws -> TableRows {
    switch self {
    case .forwards(let field): return try reader.rows(linkedBy: field, of: row)
    case .backwards(let table, let field):
      let all = try reader.backlinks(to: row)
      guard let links = all.first(where: { $0.rows.table.name == table && $0.field == field }) else {
        throw ValueProblem(
          localized("--follow: the store keeps no index of '\(field)'", "--follow: 保存ファイルに「\(field)」の索引がありません"),
          localized("use 'store verify'", "「omiyage store verify」で検査してください"))
      }
      return links.rows
    }
  }
}
