import FoundationEssentials
import RecordStore

/// Judges records against the store and writes them into the transaction, one at a time.
///
/// It keeps only which ids the input has used and how ratings of older items change, so that memory does not grow
/// with the length of texts.
final class ImportTarget {
  /// What became of records, for the sentence at the end.
  struct Counts {
    var addedItems = 0
    var addedComments = 0
    var updated = 0
    var unchanged = 0
    var skipped = 0
  }

  let transaction: Transaction
  let options: ImportOptions
  /// False once a fault has decided that nothing will be imported: the rest is only judged.
  var isApplying = true
  var counts = Counts()
  /// The records concerned, where they are to be printed.
  var items: [Int] = []
  var comments: [Int] = []
  let keepsIDs: Bool
  var itemIDs = IdSet()
  var commentIDs = IdSet()
  var ledger = RatingLedger()
  /// Records above these were made by this import, or do not exist.
  let highestItem: Int
  let highestComment: Int
  private var titles: ImportTitles?
  /// The default date of what has none.
  let now: Int64

  init(_ transaction: Transaction, _ options: ImportOptions, keepsIDs: Bool) throws {
    self.transaction = transaction
    self.options = options
    self.keepsIDs = keepsIDs
    now = options.dates.nowInWholeSeconds.milliseconds
    highestItem = try transaction.highestID(Omiyage.self) ?? 0
    highestComment = try transaction.highestID(OmiyageComment.self) ?? 0
    if options.key == .title { titles = try ImportTitles(transaction) }
  }

  /// Judges a record, and writes it when nothing is wrong with it.
  func take(_ record: ImportRecord) throws -> [ImportFault] {
    if !record.faults.isEmpty { return record.faults }
    switch record.content {
    case .item(let draft): return try take(draft)
    case .comment(let draft): return try take(draft)
    }
  }

  /// Brings older items in step with their new comments.
  func finish() throws { try ledger.apply(in: transaction) }

  // MARK: Items

  private func take(_ draft: ItemDraft) throws -> [ImportFault] {
    do {
      let existing = try existingItem(draft)
      if existing != nil, options.conflict == .skip {
        counts.skipped += 1
        register(draft)
        return []
      }
      if existing == nil, draft.title == nil {
        throw ImportFault(.title, localized("is missing", "値がありません"), column: draft.titleColumn)
      }
      let faults = try draft.comments.isEmpty ? [] : faults(of: draft, existing: existing)
      if !faults.isEmpty { return faults }
      register(draft)
      guard isApplying else { return [] }
      if let existing { try update(existing, draft) } else { try insert(draft) }
      return []
    } catch let fault as ImportFault {
      return [fault]
    }
  }

  /// The item that a row means; nil for a new one. Throws a fault where it means none that it may.
  private func existingItem(_ draft: ItemDraft) throws -> Int? {
    if let id = draft.id, itemIDs.contains(id) {
      throw ImportFault(.id, localized("item \(id) comes twice", "お土産 \(id) が2回あります"), column: draft.idColumn)
    }
    if let title = draft.title, let existing = try titles?.find(title, in: transaction, column: draft.titleColumn) {
      if let id = draft.id, id != existing {
        throw ImportFault(
          .id, localized("the title is that of item \(existing), not \(id)", "このタイトルはお土産 \(id) ではなく \(existing) のものです"),
          column: draft.idColumn)
      }
      if options.conflict == .error {
        throw ImportFault(
          .title,
          localized(
            "item \(existing) has this title: use --on-conflict skip or update",
            "お土産 \(existing) がこのタイトルです: --on-conflict skip か update を使ってください"), column: draft.titleColumn)
      }
      return existing
    }
    guard let id = draft.id, id <= highestItem, try transaction.row(Omiyage.self, id: id) != nil else { return nil }
    if options.conflict == .error || titles != nil {
      let text =
        titles == nil
        ? localized(
          "item \(id) exists: use --on-conflict skip or update",
          "お土産 \(id) はすでにあります: --on-conflict skip か update を使ってください")
        : localized("item \(id) exists, with another title", "お土産 \(id) は別のタイトルですでにあります")
      throw ImportFault(.id, text, column: draft.idColumn)
    }
    return id
  }

  private func register(_ draft: ItemDraft) {
    if let id = draft.id { _ = itemIDs.insert(id) }
    for comment in draft.comments { if let id = comment.id { _ = commentIDs.insert(id) } }
    if let title = draft.title { titles?.use(title) }
  }

  private func faults(of draft: ItemDraft, existing: Int?) throws -> [ImportFault] {
    var faults: [ImportFault] = []
    var own = IdSet()
    for comment in draft.comments {
      do {
        if let item = comment.omiyageID, item != (existing ?? draft.id) {
          throw fault(
            comment, .omiyageID,
            localized(
              "comment belongs to item \(item), not to the one that it stands in",
              "コメントは、書かれているお土産ではなくお土産 \(item) のものです"))
        }
        if let id = comment.id, !own.insert(id) {
          throw fault(comment, .id, localized("comment \(id) comes twice", "コメント \(id) が2回あります"))
        }
        if existing != nil, comment.id == nil {
          throw fault(
            comment, .comment,
            localized("a row that changes an item may carry only comments with ids", "お土産を変更する行には、番号のあるコメントだけを書けます"))
        }
        _ = try existingComment(comment, item: existing ?? draft.id)
      } catch let fault as ImportFault {
        faults.append(fault)
      }
    }
    return faults
  }

  private func insert(_ draft: ItemDraft) throws {
    var item = Omiyage()
    item.id = draft.id ?? 0
    item.title = draft.title ?? ""
    item.detail = draft.detail.value ?? ""
    item.createDate = Date(milliseconds: draft.date ?? now)
    item.photo = try draft.image.value.map { try store($0) }
    var ratings = Ratings()
    for comment in draft.comments { ratings.add(star: comment.star ?? 0) }
    item.commentCount = Int32(clamping: ratings.count)
    item.starSum = Int64(ratings.sum)
    item.average = ratings.average
    let id = try transaction.insert(item)
    if draft.id == nil { _ = itemIDs.insert(id) }
    counts.addedItems += 1
    if keepsIDs { items.append(id) }
    for comment in draft.comments { try insert(comment, item: id) }
  }

  private func update(_ id: Int, _ draft: ItemDraft) throws {
    guard let before = try transaction.get(Omiyage.self, id: id) else { return }
    var after = before
    if let title = draft.title { after.title = title }
    if !draft.detail.isAbsent { after.detail = draft.detail.value ?? "" }
    if let date = draft.date { after.createDate = Date(milliseconds: date) }
    if !draft.image.isAbsent { after.photo = try draft.image.value.map { try store($0) } }
    var isChanged = after != before
    if isChanged {
      try transaction.update(
        Omiyage.self, id: id,
        [.set(\.title, after.title), .set(\.detail, after.detail), .set(\.createDate, after.createDate)]
          + Omiyage.assignments(photo: after.photo))
    }
    for comment in draft.comments {
      if try put(comment, item: id) { isChanged = true }
    }
    if isChanged { counts.updated += 1 } else { counts.unchanged += 1 }
    if keepsIDs, isChanged { items.append(id) }
  }

  func store(_ image: ImportImage) throws -> Photo {
    switch image {
    case .file(let file): try file.store(in: transaction)
    case .bytes(let bytes, let info): Photo(data: try transaction.storeBlob(bytes), info: info)
    }
  }

  /// A fault of a comment, at its place.
  func fault(_ comment: CommentDraft, _ field: ImportField, _ text: String) -> ImportFault {
    ImportFault(field, text, line: comment.line, column: comment.column)
  }
}
