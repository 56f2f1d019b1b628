/// What the words of an `import` ask for.
struct ImportOptions {
  enum RecordType: String { case items, comments }
  enum Key: String { case id, title }
  enum Conflict: String { case error, skip, update }

  let paths: [String]
  let format: DataFormat?
  let type: RecordType?
  let encoding: TextEncoding
  let key: Key?
  let conflict: Conflict
  /// Folded column names and what they mean.
  let map: [String: ImportField]
  let ignoresExtra: Bool
  /// The columns of an input without a header.
  let columns: [String]?
  let allowsOutside: Bool
  let isRehearsal: Bool
  let keepsGoing: Bool
  let rejects: RawArgument?
  let dates: DateParser

  init(_ command: ParsedCommand) throws {
    paths = try command.operandTexts()
    format = try command.text("--from").flatMap { DataFormat(rawValue: $0) }
    type = try command.text("--type").flatMap { RecordType(rawValue: $0) }
    encoding = try command.text("--encoding").flatMap { TextEncoding(rawValue: $0) } ?? .utf8
    key = try command.text("--key").flatMap { Key(rawValue: $0) }
    conflict = try command.text("--on-conflict").flatMap { Conflict(rawValue: $0) } ?? .error
    ignoresExtra = command.has("--ignore-extra")
    allowsOutside = command.has("--allow-outside")
    isRehearsal = command.has("--dry-run")
    keepsGoing = command.has("--keep-going")
    rejects = command.raw("--rejects")
    dates = command.dates
    columns = try command.names("--columns")
    map = try ImportOptions.map(command)
    try check(command)
  }

  private static func map(_ command: ParsedCommand) throws -> [String: ImportField] {
    var map: [String: ImportField] = [:]
    for (column, name) in try command.assignments("--map") {
      guard let field = ImportField.named(name) else {
        let remedy = Suggestion.remedy(for: name, among: ImportField.names)
        throw command.error(localized("--map: there is no field '\(name)'", "--map: 項目「\(name)」はありません"), remedy)
      }
      if map.updateValue(field, forKey: ImportField.folded(column)) != nil {
        throw command.error(
          localized("--map names the column '\(column)' twice", "--map に列「\(column)」が2回あります"),
          localized("name it once", "1回だけ書いてください"))
      }
    }
    return map
  }

  private func check(_ command: ParsedCommand) throws {
    if rejects != nil, !keepsGoing {
      throw command.error(
        localized("--rejects goes with --keep-going", "--rejects は --keep-going とともに使います"),
        localized("add --keep-going", "--keep-going を付けてください"))
    }
    if command.has("--no-header"), columns == nil {
      throw command.error(
        localized("--no-header needs --columns", "--no-header には --columns が必要です"),
        localized("name the columns, as in --columns title,star", "--columns title,star のように列を書いてください"))
    }
    if columns != nil, !command.has("--no-header") {
      throw command.error(
        localized("--columns goes with --no-header", "--columns は --no-header とともに使います"),
        localized("add --no-header, or leave out --columns", "--no-header を付けるか、--columns を取り除いてください"))
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw command.error(
        localized("standard input is named twice", "標準入力が2回指定されています"), localized("name it once", "1回だけ書いてください"))
    }
    if key == .title, type == .comments {
      throw command.error(
        localized("--key title is for items", "--key title はお土産だけに使えます"), localized("leave it out", "取り除いてください"))
    }
  }

  /// The format of a file: `--from`, else its ending.
  func format(of path: String, _ command: ParsedCommand) throws -> DataFormat {
    if let format { return format }
    let known = "--from " + ValueKind.listed(DataFormat.allCases.map(\.rawValue))
    if path == "-" {
      throw command.error(
        localized("the format of standard input is not known", "標準入力の形式がわかりません"),
        localized("add \(known)", "\(known) のどれかを付けてください"))
    }
    let name = path.split(separator: "/").last ?? ""
    if let dot = name.lastIndex(of: "."), let found = DataFormat(rawValue: name[name.index(after: dot)...].lowercased())
    {
      return found
    }
    if name.lowercased().hasSuffix(".realm") {
      throw command.error(
        localized("'\(path)' is a Realm file", "「\(path)」は Realm のファイルです"),
        localized(
          "open it in Realm Studio, save its data as JSON, and import that",
          "Realm Studio で開き、データを JSON で保存してから、それを読み込んでください"))
    }
    throw command.error(
      localized("the ending of '\(path)' is no known format", "「\(path)」の拡張子から形式がわかりません"),
      localized("add \(known)", "\(known) のどれかを付けてください"))
  }
}
