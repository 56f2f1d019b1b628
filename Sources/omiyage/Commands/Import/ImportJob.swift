import RecordStore

/// The way of all files of an import into one transaction.
final class ImportJob {
  private let context: CommandContext
  private let options: ImportOptions
  /// Whether no file holds items.
  private let isOfComments: Bool
  private(set) var faults: FaultLog
  private var rejects: RejectsFile?
  private var counts = ImportTarget.Counts()
  private var items: [Int] = []
  private var comments: [Int] = []
  private var progress: Progress

  init(_ context: CommandContext, _ options: ImportOptions, isOfComments: Bool) {
    self.context = context
    self.isOfComments = isOfComments
    self.options = options
    faults = FaultLog(context.console)
    progress = Progress("imported", isEnabled: Progress.isWanted(context.options))
  }

  /// Throws when nothing may be kept.
  func run(_ files: [ImportFile], _ transaction: Transaction) throws {
    let keepsIDs = context.options.isQuiet || context.options.format != nil || options.isRehearsal
    let target = try ImportTarget(transaction, options, keepsIDs: keepsIDs)
    defer { progress.finish() }
    var hasDerivedFields = false
    for file in files {
      if let header = file.header, !header.faults.isEmpty {
        faults.add(header.faults, file: file.name, line: header.line, isFatal: true)
        target.isApplying = false
      }
      guard let reader = file.reader else { continue }
      do {
        try take(reader, file, target)
      } catch let error as InputError {
        throw stopped(ImportFile.error(error, file.name, context.command))
      }
      hasDerivedFields = hasDerivedFields || reader.hasDerivedFields
    }
    if hasDerivedFields, !context.options.isQuiet {
      context.console.say("Averages, comment counts and imageInfo are not imported: they follow from the rest.")
    }
    if faults.isFatal || (faults.count > 0 && !options.keepsGoing) {
      throw context.error(
        "\(faults.text) found, and nothing was imported",
        options.keepsGoing ? "a fault of the header concerns every row" : "--keep-going imports the good rows",
        .badData)
    }
    try target.finish()
    try Interruption.check()
    try rejects?.finish()
    (counts, items, comments) = (target.counts, target.items, target.comments)
  }

  /// Faults so far are told by the time an input breaks off; this is the last of them.
  private func stopped(_ error: CommandError) -> CommandError {
    var stopped = error
    if faults.count > 0 { stopped.what += " (after \(faults.text))" }
    stopped.remedy = stopped.remedy ?? "nothing was imported"
    return stopped
  }

  private func take(_ reader: any ImportRecordReader, _ file: ImportFile, _ target: ImportTarget) throws {
    var count = 0
    while let record = try reader.next() {
      count += 1
      try progress.step(count)
      let found = try target.take(record)
      if found.isEmpty { continue }
      faults.add(found, file: file.name, line: record.line)
      if options.keepsGoing { try reject(reader, file) } else { target.isApplying = false }
    }
  }

  private func reject(_ reader: any ImportRecordReader, _ file: ImportFile) throws {
    guard let name = options.rejects, !options.isRehearsal else { return }
    if rejects == nil { rejects = try RejectsFile(name, context, inputs: options.paths) }
    try rejects?.add(reader, file.format)
  }

  func giveUp() { rejects?.giveUp() }

  // MARK: The outcome

  /// With `-q` ids, with a named format or in a rehearsal the records that changed.
  func printRecords(in reader: any RecordReader) throws {
    let isItems = !isOfComments && (!items.isEmpty || comments.isEmpty)
    if context.options.isQuiet {
      for id in isItems ? items : comments { try context.print(id: id) }
    } else if context.options.format != nil || options.isRehearsal {
      if isItems {
        try context.print(ItemShape(), from: CommandContext.rows(items, in: reader))
      } else {
        try context.print(CommentShape(), from: CommandContext.rows(comments, in: reader))
      }
    }
  }

  var sentence: String {
    var parts: [String] = []
    if counts.addedItems > 0 { parts.append(Omiyage.counted(counts.addedItems)) }
    if counts.addedComments > 0 { parts.append(OmiyageComment.counted(counts.addedComments)) }
    var text = options.isRehearsal ? "Would import " : "Imported "
    text += parts.isEmpty ? "0 records" : parts.joined(separator: " and ")
    if counts.updated > 0 { text += ", changed \(counts.updated)" }
    if counts.unchanged > 0 { text += ", \(counts.unchanged) as they were" }
    if counts.skipped > 0 { text += ", skipped \(counts.skipped)" }
    if faults.rejectedCount > 0 { text += ", left out \(faults.rejectedCount) with faults" }
    return text
  }
}
