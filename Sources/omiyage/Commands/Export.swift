import RecordStore

/// `export`: records as a file that import reads back.
struct Export {
  private enum RecordType: String { case items, comments, all }

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let target = command.raw("--output")
    let dialect = try chosenDialect(target)
    let format = try dialect == nil ? chosenFormat(target) : nil
    let type = try chosenType(format)
    let isSpreadsheet = command.has("--excel")
    if isSpreadsheet, format != .csv {
      throw command.error(
        localized("--excel is for csv", "--excel は csv だけに使えます"), localized("add --to csv", "--to csv を付けてください"))
    }
    let encoding = try command.text("--encoding").flatMap { TextEncoding(rawValue: $0) } ?? .utf8
    let isDelimited = format == .csv || format == .tsv
    if encoding != .utf8, !isDelimited {
      let name = format?.name ?? Self.sql
      throw command.error(
        localized("\(name) is always utf-8", "\(name) は常に utf-8 です"),
        localized("leave out --encoding, or use --to csv", "--encoding を取り除くか、--to csv を使ってください"))
    }
    let predicates = try ExportPredicates(command, isOfComments: type == .comments)
    var printer = RecordPrinter(format: format ?? .jsonl)
    printer.hasHeader = context.options.hasHeader
    printer.fields = context.options.fields
    printer.forSpreadsheet = isSpreadsheet
    printer.isUTF8 = encoding == .utf8
    try context.read { reader in
      let job = ExportJob(
        reader: reader, printer: printer, predicates: predicates, withImages: command.has("--with-images"),
        context: context)
      if let target, !target.isDash {
        let file = try OutputFile(target, context)
        // Of a file that is not whole nothing stays. A pipe may be waited for, and there the signal ends the program.
        if file.isReplacing { Interruption.catchSignal() }
        do {
          try write(job, type, encoding, dialect, to: file)
          try file.finish()
        } catch {
          file.giveUp()
          throw error
        }
      } else {
        try write(job, type, encoding, dialect, to: context.console)
      }
    }
    return .done
  }

  private func write(
    _ job: ExportJob, _ type: RecordType, _ encoding: TextEncoding, _ dialect: SQLDialect?, to sink: some ByteSink
  ) throws {
    if let dialect {
      var sink = sink
      return try job.tables(dialect, items: type != .comments, comments: type != .items, to: &sink)
    }
    if encoding == .utf8 { return try write(job, type, to: sink) }
    var converted = NamingSink(try EncodingWriter(sink, encoding: encoding), job: job)
    try write(job, type, to: &converted)
    try converted.writer.finish()
  }

  private func write(_ job: ExportJob, _ type: RecordType, to sink: some ByteSink) throws {
    var sink = sink
    try write(job, type, to: &sink)
  }

  private func write(_ job: ExportJob, _ type: RecordType, to sink: inout some ByteSink) throws {
    switch type {
    case .items: try job.items(to: &sink, withComments: false)
    case .comments: try job.comments(to: &sink)
    case .all: try job.items(to: &sink, withComments: true)
    }
  }

  // MARK: Options

  private static let sql = "sql"

  /// The system that SQL is for, when that is asked for, by `--to` or by the ending of the file; SQLite by itself.
  private func chosenDialect(_ target: RawArgument?) throws -> SQLDialect? {
    let command = context.command
    let named = try command.text("--dialect").flatMap { SQLDialect(rawValue: $0) }
    let format = try command.text("--to") ?? context.options.format?.name ?? Self.ending(of: target)
    guard format == Self.sql else {
      if named != nil {
        throw command.error(
          localized("--dialect is for sql", "--dialect は sql だけに使えます"), localized("add --to sql", "--to sql を付けてください"))
      }
      return nil
    }
    if context.options.fields != nil {
      throw command.error(
        localized("an export to sql has all fields", "sql への書き出しはすべての項目を含みます"),
        localized("leave out --fields, or use --to csv", "--fields を取り除くか、--to csv を使ってください"))
    }
    return named ?? .sqlite
  }

  /// The ending of a file's name, in lower case; nil when there is none.
  private static func ending(of target: RawArgument?) -> String? {
    guard let name = target?.text, let dot = name.lastIndex(of: ".") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// `--to`, else `--format`, else the ending of the file, else jsonl.
  private func chosenFormat(_ target: RawArgument?) throws -> RecordFormat {
    let command = context.command
    if let named = try command.text("--to").flatMap({ RecordFormat.named($0) }) { return named }
    if let format = context.options.format {
      if format == .table {
        throw command.error(
          localized("a table is no format of an export", "table は書き出しの形式ではありません"),
          localized("use --to csv, tsv, json, jsonl or sql", "--to csv、tsv、json、jsonl、sql のどれかを使ってください"))
      }
      return format
    }
    return Self.ending(of: target).flatMap { RecordFormat.named($0) }.flatMap { $0 == .table ? nil : $0 } ?? .jsonl
  }

  /// - Parameter format: nil for sql.
  private func chosenType(_ format: RecordFormat?) throws -> RecordType {
    let isNested = format?.isJSON ?? true
    let type = try context.command.text("--type").flatMap { RecordType(rawValue: $0) } ?? (isNested ? .all : .items)
    if type == .all, let format, format == .csv || format == .tsv {
      throw context.error(
        localized("\(format.name) holds items or comments, not both", "\(format.name) にはお土産かコメントの一方しか書けません"),
        localized("use --type items or comments, or --to jsonl", "--type items か comments、または --to jsonl を使ってください"))
    }
    return type
  }
}
