import RecordStore

/// One input of an import, opened, with its type known.
struct ImportFile {
  /// As messages name it.
  let name: String
  /// Whether its records are lines of their own, so that bad ones can be kept line by line.
  let format: DataFormat
  /// nil when the input is empty.
  let reader: (any ImportRecordReader)?
  let header: ImportHeader?
  let type: ImportOptions.RecordType

  init(_ path: String, _ options: ImportOptions, _ command: ParsedCommand) throws {
    name = Sanitizer.visible(path)
    format = try options.format(of: path, command)
    let values = ImportValues(
      dates: options.dates, images: ImportImages(inputPath: path, allowsOutside: options.allowsOutside))
    do {
      let source = try InputSource(path: path)
      let window = try source.window(encoding: options.encoding)
      if format == .json || format == .jsonl {
        if options.columns != nil {
          throw command.error(
            localized("--no-header is for csv and tsv", "--no-header は csv と tsv だけに使えます"),
            localized("leave it out", "取り除いてください"))
        }
        header = nil
        let records = JSONRecordReader(window, container: format == .jsonl ? .lines : .array)
        let realm = RealmExport(source, name, options, values, command)
        if format == .json, let found = try realm.reader(records) {
          (reader, type) = (found, options.type ?? .items)
        } else {
          (reader, type) = try ImportFile.json(
            records, isLines: format == .jsonl, name, options, values, realm, command)
        }
      } else {
        let rows: any RowReader = format == .csv ? CSVReader(window) : TSVReader(window)
        (reader, header, type) = try ImportFile.delimited(rows, name, options, values, command)
      }
    } catch let error as InputError {
      throw ImportFile.error(error, name, command)
    }
  }

  private static func delimited(
    _ rows: any RowReader, _ name: String, _ options: ImportOptions, _ values: ImportValues, _ command: ParsedCommand
  ) throws -> ((any ImportRecordReader)?, ImportHeader?, ImportOptions.RecordType) {
    var found = options.columns.map { ImportHeader($0, options) }
    if found == nil, let row = try rows.nextRow() { found = ImportHeader(row, options) }
    guard var header = found else { return (nil, nil, options.type ?? .items) }
    let type = try type(hasTitle: header.has(.title), hasItem: header.has(.omiyageID), name, options, command)
    header.check(type, options)
    return (DelimitedRecordReader(rows: rows, header: header, type: type, values: values), header, type)
  }

  private static func json(
    _ records: JSONRecordReader, isLines: Bool, _ name: String, _ options: ImportOptions, _ values: ImportValues,
    _ realm: RealmExport, _ command: ParsedCommand
  ) throws -> ((any ImportRecordReader)?, ImportOptions.RecordType) {
    var unread: [JSONImportReader.UnreadLine] = []
    guard let first = try firstRecord(records, isLines: isLines, &unread) else {
      guard !unread.isEmpty else { return (nil, options.type ?? .items) }
      let reader = JSONImportReader(
        reader: records, unread: unread, first: nil, isLines: isLines, type: .items, options: options, values: values)
      return (reader, options.type ?? .items)
    }
    if !isLines, RealmExport.isFlatted(first) { return (try realm.flattedReader(), options.type ?? .items) }
    var hasTitle = false
    var hasItem = false
    for member in first.members {
      let key = String(decoding: member.key.prefix(256), as: UTF8.self)
      let field = options.map[ImportField.folded(key)] ?? ImportField.named(key)
      hasTitle = hasTitle || field == .title
      hasItem = hasItem || field == .omiyageID
    }
    // A record that is no object is a fault of the record.
    let type =
      first.kind == .object
      ? try type(hasTitle: hasTitle, hasItem: hasItem, name, options, command) : options.type ?? .items
    let reader = JSONImportReader(
      reader: records, unread: unread, first: first, isLines: isLines, type: type, options: options, values: values)
    return (reader, type)
  }

  /// The first record that can be read: it tells what the input holds. In JSON Lines, lines before it that cannot are
  /// kept for their turn; of so many the input must be something else.
  private static func firstRecord(
    _ records: JSONRecordReader, isLines: Bool, _ unread: inout [JSONImportReader.UnreadLine]
  ) throws -> JSONValue? {
    let limit = 1_000
    while true {
      do throws(InputError) {
        return try records.next()
      } catch {
        let isHopeless = !isLines || error.hint != nil || unread.count == limit
        if isHopeless || !JSONImportReader.isOfOneLine(error.reason) { throw error }
        unread.append(JSONImportReader.UnreadLine(error: error, bytes: Array(records.recordBytes)))
      }
    }
  }

  /// `title` means items, `omiyage_id` comments.
  private static func type(
    hasTitle: Bool, hasItem: Bool, _ name: String, _ options: ImportOptions, _ command: ParsedCommand
  ) throws -> ImportOptions.RecordType {
    if let type = options.type { return type }
    switch (hasTitle, hasItem) {
    case (true, false): return .items
    case (false, true): return .comments
    case (true, true):
      throw command.error(
        localized("\(name) has both 'title' and 'omiyage_id'", "\(name) に「title」と「omiyage_id」の両方があります"),
        localized("say what it holds: --type items or comments", "--type items か comments で中身を指定してください"))
    case (false, false):
      throw command.error(
        localized("\(name) has neither 'title' nor 'omiyage_id'", "\(name) に「title」も「omiyage_id」もありません"),
        localized("say what it holds: --type items or comments", "--type items か comments で中身を指定してください"))
    }
  }

  /// The error for an input that cannot be read on, with its place.
  static func error(_ error: InputError, _ name: String, _ command: ParsedCommand) -> CommandError {
    var place = error.placeText(file: name)
    if let field = error.field {
      let name = SystemText.visible(field)
      place += localized(": field '\(name)'", ": 項目「\(name)」")
    }
    let offset = error.byteOffset.map { localized(" (at byte \($0))", "（\($0) バイト目）") } ?? ""
    return command.error("\(place): \(error.text)\(offset)", nil, error.exitCode)
  }
}
