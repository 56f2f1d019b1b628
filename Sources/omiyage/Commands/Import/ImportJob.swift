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
    progress = Progress(localized("imported", "取り込み"), isEnabled: Progress.isWanted(context.options))
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
      faults.add(reader.generalFaults, file: file.name, line: 1, isFatal: true)
      for note in reader.notes { context.say(note) }
    }
    if hasDerivedFields, !context.options.isQuiet {
      context.console.say(
        localized(
          "Averages, comment counts and imageInfo are not imported: they follow from the rest.",
          "平均、コメント数、imageInfo は取り込みません。ほかの項目から決まります。"))
    }
    if faults.isFatal || (faults.count > 0 && !options.keepsGoing) {
      throw context.error(
        localized("\(faults.text) found, and nothing was imported", "\(faults.text)が見つかり、何も取り込んでいません"),
        faults.isFatal
          ? localized(
            "a fault of the header or of a class concerns every row", "見出しやクラスの誤りはすべての行に関わります")
          : localized("--keep-going imports the good rows", "--keep-going で正しい行だけを取り込めます"),
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
    if faults.count > 0 { stopped.what += localized(" (after \(faults.text))", "（ほかに\(faults.text)）") }
    stopped.remedy = stopped.remedy ?? localized("nothing was imported", "何も取り込んでいません")
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
    let added = parts.isEmpty ? localized("0 records", "0件") : parts.joined(separator: localized(" and ", "と"))
    var text =
      options.isRehearsal
      ? localized("Would import \(added)", "取り込みます（実行はしていません）: \(added)")
      : localized("Imported \(added)", "取り込みました: \(added)")
    if counts.updated > 0 { text += localized(", changed \(counts.updated)", "、変更\(counts.updated)件") }
    if counts.unchanged > 0 {
      text += localized(", \(counts.unchanged) as they were", "、そのまま\(counts.unchanged)件")
    }
    if counts.skipped > 0 { text += localized(", skipped \(counts.skipped)", "、飛ばした\(counts.skipped)件") }
    if faults.rejectedCount > 0 {
      text += localized(", left out \(faults.rejectedCount) with faults", "、誤りで除いた\(faults.rejectedCount)件")
    }
    return text
  }
}
