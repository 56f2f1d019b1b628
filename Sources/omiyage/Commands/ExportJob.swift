import RecordStore

/// Writes the chosen records of a kind, ascending by id, and counts what it leaves out.
final class ExportJob {
  private let reader: any RecordReader
  private let printer: RecordPrinter
  private let withImages: Bool
  private let context: CommandContext
  /// The record being written, for errors.
  private var present = ""
  private var photosLeftOut = 0
  private let predicates: ExportPredicates
  /// The items that were written, where only some are.
  private var items: IdSet?

  init(
    reader: any RecordReader, printer: RecordPrinter, predicates: ExportPredicates, withImages: Bool,
    context: CommandContext
  ) {
    self.reader = reader
    self.printer = printer
    self.predicates = predicates
    items = predicates.items == nil ? nil : IdSet()
    self.withImages = withImages
    self.context = context
  }

  func items(to sink: inout some ByteSink, withComments: Bool) throws {
    let comments =
      withComments ? CommentBundle(reader: reader, withImages: withImages, isForMany: true) : nil
    let shape = ItemShape(withImages: withImages, comments: comments)
    try printer.print(shape, to: &sink) { try forEachItem($0) }
    if !withComments { try sayCommentsLeftOut() }
    if withComments, !withImages { photosLeftOut += try photosOfComments() }
    sayPhotosLeftOut()
  }

  func comments(to sink: inout some ByteSink) throws {
    try printer.print(CommentShape(withImages: withImages), to: &sink) { try forEachComment($0) }
    sayPhotosLeftOut()
  }

  /// Both kinds, or one, as tables of a database system.
  func tables(_ dialect: SQLDialect, items hasItems: Bool, comments hasComments: Bool, to sink: inout some ByteSink)
    throws
  {
    let items = SQLTable.items(dialect, withImages: withImages)
    let comments = SQLTable.comments(dialect, withImages: withImages, hasItems: hasItems)
    let nextItem = try nextKey(Omiyage.self)
    let nextComment = try nextKey(OmiyageComment.self)
    let sql = SQLPrinter(dialect: dialect)
    var start = dialect.prologue
    if hasItems { start += items.creation(dialect, nextKey: nextItem) }
    if hasComments { start += comments.creation(dialect, nextKey: nextComment) }
    try Self.write(start + dialect.beforeRows, to: &sink)
    var end = ""
    if hasItems {
      try sql.print(ItemShape(withImages: withImages), insertion: items.insertion, to: &sink) { try forEachItem($0) }
      end += items.indexes + (nextItem.map { dialect.continueKeys(of: items.name, at: $0) } ?? "")
    }
    if hasComments {
      let shape = CommentShape(withImages: withImages)
      try sql.print(shape, insertion: comments.insertion, to: &sink) { try forEachComment($0) }
      end += comments.indexes + (nextComment.map { dialect.continueKeys(of: comments.name, at: $0) } ?? "")
    }
    try Self.write(end + dialect.epilogue, to: &sink)
    if !hasComments { try sayCommentsLeftOut() }
    sayPhotosLeftOut()
  }

  /// The id that the next record gets; nil when there is none left.
  private func nextKey(_ type: (some Record).Type) throws -> Int? {
    try reader.highestID(type) == Int.max ? nil : try reader.nextID(type)
  }

  private static func write(_ text: String, to sink: inout some ByteSink) throws {
    var text = text
    try text.withUTF8 { try sink.write(UnsafeRawBufferPointer($0)) }
  }

  // MARK: Records

  private func forEachItem(_ body: (Row<Omiyage>) throws -> Void) throws {
    try forEachRow(predicates.items, photo: ItemFields.shared.imageData) { row in
      _ = items?.insert(row.id)
      try body(row)
    }
  }

  private func forEachComment(_ body: (Row<OmiyageComment>) throws -> Void) throws {
    try forEachRow(predicates.comments, photo: CommentFields.shared.imageData, where: isOfChosenItem, body)
  }

  private func isOfChosenItem(_ row: Row<OmiyageComment>) throws -> Bool {
    guard let items else { return true }
    return items.contains(try row[CommentFields.shared.omiyageID])
  }

  private func forEachRow<R: CollectionRecord>(
    _ predicate: TextPredicate?, photo: FieldHandle<R, Blob?>, where isChosen: (Row<R>) throws -> Bool = { _ in true },
    _ body: (Row<R>) throws -> Void
  ) throws {
    // How many a predicate leaves is not known before.
    let total = predicate == nil ? try reader.count(R.self) : nil
    var progress = Progress(localized("exported", "書き出し"), total: total, isEnabled: Progress.isWanted(context.options))
    var count = 0
    try reader.objects(R.self).where(predicate).forEachRow { row in
      guard try isChosen(row) else { return }
      present = "\(R.spokenNoun) #\(row.id)"
      if !withImages, !row.isNil(photo) { photosLeftOut += 1 }
      try body(row)
      count += 1
      try progress.step(count)
    }
    progress.finish()
  }

  /// The error for a character that the encoding lacks.
  func error(_ error: EncodingError) -> CommandError {
    context.error("\(present): \(error.text)", nil, .badData)
  }

  private func photosOfComments() throws -> Int {
    let photo = CommentFields.shared.imageData
    return try countComments { !$0.isNil(photo) }
  }

  /// How many comments of the chosen items are such.
  private func countComments(_ isSuch: (Row<OmiyageComment>) throws -> Bool) throws -> Int {
    var count = 0
    try reader.objects(OmiyageComment.self).forEachRow { row in
      if try isOfChosenItem(row), try isSuch(row) { count += 1 }
    }
    return count
  }

  private func sayCommentsLeftOut() throws {
    let count = try items == nil ? reader.count(OmiyageComment.self) : countComments { _ in true }
    guard count > 0 else { return }
    context.say(
      localized(
        "\(OmiyageComment.counted(count)) left out: --type comments exports them, and --to jsonl has both.",
        "\(OmiyageComment.counted(count))を除きました: --type comments で書き出せます。--to jsonl なら両方を含みます。"))
  }

  private func sayPhotosLeftOut() {
    guard photosLeftOut > 0 else { return }
    context.say(
      localized(
        "\(photosLeftOut == 1 ? "1 photo" : "\(photosLeftOut) photos") left out: add --with-images.",
        "写真\(photosLeftOut)枚を除きました: 含めるには --with-images を付けてください。"))
  }
}
