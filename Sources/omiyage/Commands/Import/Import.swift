import RecordStore

/// `import`: records out of files, as one transaction. Rows stream from the file into the transaction.
struct Import {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let options = try ImportOptions(command)
    var files: [ImportFile] = []
    for path in options.paths { files.append(try ImportFile(path, options, command)) }
    if options.key == .title, files.contains(where: { $0.type == .comments }) {
      throw command.error(
        localized("--key title is for items", "--key title はお土産だけに使えます"), localized("leave it out", "取り除いてください"))
    }
    if options.key == .title, options.type == nil, files.contains(where: { $0.reader is RealmImportReader }) {
      throw command.error(
        localized("the comments of a Realm file name items by id", "Realm のコメントはお土産を番号で指しています"),
        localized("leave out --key title, or add --type items", "--key title を外すか、--type items を付けてください"))
    }
    let isOfComments = files.allSatisfy { $0.type == .comments }
    if isOfComments { try context.checkFields(of: CommentShape()) } else { try context.checkFields(of: ItemShape()) }
    if !context.isBatchLine { Interruption.catchSignal() }
    let job = ImportJob(context, options, isOfComments: isOfComments)
    do {
      if options.isRehearsal {
        try context.access.rehearse { transaction in
          try job.run(files, transaction)
          try job.printRecords(in: transaction)
        }
      } else {
        try context.write { transaction in try job.run(files, transaction) }
      }
    } catch {
      job.giveUp()
      if Interruption.isRequested { throw Interruption() }
      throw error
    }
    if !options.isRehearsal { try context.read { reader in try job.printRecords(in: reader) } }
    context.say(job.sentence)
    return job.faults.rejectedCount > 0 ? .partial : .done
  }
}
