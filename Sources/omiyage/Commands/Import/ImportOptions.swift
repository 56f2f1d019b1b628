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
        throw command.error("--map: there is no field '\(name)'", remedy)
      }
      if map.updateValue(field, forKey: ImportField.folded(column)) != nil {
        throw command.error("--map names the column '\(column)' twice", "name it once")
      }
    }
    return map
  }

  private func check(_ command: ParsedCommand) throws {
    if rejects != nil, !keepsGoing { throw command.error("--rejects goes with --keep-going", "add --keep-going") }
    if command.has("--no-header"), columns == nil {
      throw command.error("--no-header needs --columns", "name the columns, as in --columns title,star")
    }
    if columns != nil, !command.has("--no-header") {
      throw command.error("--columns goes with --no-header", "add --no-header, or leave out --columns")
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw command.error("standard input is named twice", "name it once")
    }
    if key == .title, type == .comments { throw command.error("--key title is for items", "leave it out") }
  }

  /// The format of a file: `--from`, else its ending.
  func format(of path: String, _ command: ParsedCommand) throws -> DataFormat {
    if let format { return format }
    let known = "--from " + ValueKind.listed(DataFormat.allCases.map(\.rawValue))
    if path == "-" { throw command.error("the format of standard input is not known", "add \(known)") }
    let name = path.split(separator: "/").last ?? ""
    if let dot = name.lastIndex(of: "."), let found = DataFormat(rawValue: name[name.index(after: dot)...].lowercased())
    {
      return found
    }
    throw command.error("the ending of '\(path)' is no known format", "add \(known)")
  }
}
