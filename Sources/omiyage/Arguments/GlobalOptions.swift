/// The options that every command takes, read once.
struct GlobalOptions: Sendable {
  /// The format asked for, by name or as a template; nil when none was.
  let format: RecordFormat?
  let isQuiet: Bool
  let hasHeader: Bool
  /// The fields to print, in order; nil for all.
  let fields: [String]?
  let colour: Colour.Choice
  /// How many columns an ambiguous character takes: 1 or 2.
  let ambiguousWidth: Int
  let lockTimeoutMilliseconds: Int64
  let showsProgress: Bool
  /// Whether a pager may show the output, which machines are not to read.
  let usesPager: Bool

  init(_ command: ParsedCommand) throws(CommandError) {
    let printsRecords = command.specification.printsRecords
    let formatWord = printsRecords ? try command.text("--format") : nil
    if printsRecords, command.has("--json") {
      format = .json
    } else if let template = printsRecords ? try command.template() : nil {
      format = .template(template)
    } else {
      format = formatWord.flatMap { RecordFormat.named($0) }
    }
    isQuiet = command.has("--quiet")
    hasHeader = printsRecords ? !command.has("--no-header") : true
    fields = printsRecords ? try command.names("--fields") : nil
    colour = try command.text("--color").flatMap { Colour.Choice(rawValue: $0) } ?? .auto
    ambiguousWidth = Int(try command.number("--ambiguous-width") ?? 1)
    lockTimeoutMilliseconds = try command.milliseconds("--lock-timeout") ?? 10_000
    showsProgress = !command.has("--no-progress") && !command.has("--quiet")
    usesPager = !command.has("--no-pager") && !isQuiet && !(format?.isMachineReadable ?? false)
  }

  private init(line: GlobalOptions, batch: GlobalOptions) {
    let isTemplateMoot = line.fields != nil && batch.format?.isTemplate ?? false
    format = line.format ?? (line.isQuiet || isTemplateMoot ? nil : batch.format)
    isQuiet = line.isQuiet || (batch.isQuiet && line.format == nil)
    hasHeader = line.hasHeader && batch.hasHeader
    fields = line.fields ?? batch.fields
    colour = batch.colour
    ambiguousWidth = batch.ambiguousWidth
    lockTimeoutMilliseconds = batch.lockTimeoutMilliseconds
    showsProgress = false
    usesPager = false
  }

  /// The options of a line of a batch, where those of the batch stand for what the line leaves open.
  func inBatch(_ batch: GlobalOptions) -> GlobalOptions { GlobalOptions(line: self, batch: batch) }
}
