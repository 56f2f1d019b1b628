import FoundationEssentials
import RecordStore

extension ImportTarget {
  /// Judges a comment that is a record of its own, and writes it.
  func take(_ draft: CommentDraft) throws -> [ImportFault] {
    do {
      let existing = try existingComment(draft, item: nil)
      if existing == nil, draft.omiyageID == nil { throw fault(draft, .omiyageID, localized("is missing", "値がありません")) }
      if let item = draft.omiyageID, try !itemExists(item) {
        throw fault(draft, .omiyageID, localized("there is no item \(item)", "お土産 \(item) はありません"))
      }
      if let id = draft.id { _ = commentIDs.insert(id) }
      if existing != nil, options.conflict == .skip {
        counts.skipped += 1
        return []
      }
      guard isApplying else { return [] }
      if existing == nil, let item = draft.omiyageID {
        try insert(draft, item: item)
        ledger.add(star: draft.star ?? 0, to: item)
      } else {
        let isChanged = try put(draft, item: nil)
        if isChanged { counts.updated += 1 } else { counts.unchanged += 1 }
        if keepsIDs, isChanged, let id = draft.id { comments.append(id) }
      }
      return []
    } catch let fault as ImportFault {
      return [fault]
    }
  }

  /// The comment that a draft means; nil for a new one, whose stars must be there.
  func existingComment(_ draft: CommentDraft, item: Int?) throws -> OmiyageComment? {
    if let id = draft.id, commentIDs.contains(id) {
      throw fault(draft, .id, localized("comment \(id) comes twice", "コメント \(id) が2回あります"))
    }
    guard let id = draft.id, id <= highestComment, let found = try transaction.get(OmiyageComment.self, id: id) else {
      if draft.star == nil { throw fault(draft, .star, localized("is missing", "値がありません")) }
      return nil
    }
    if options.conflict == .error {
      throw fault(
        draft, .id,
        localized(
          "comment \(id) exists: use --on-conflict skip or update",
          "コメント \(id) はすでにあります: --on-conflict skip か update を使ってください"))
    }
    if let item, found.omiyageID != item {
      throw fault(
        draft, .id,
        localized("comment \(id) belongs to item \(found.omiyageID)", "コメント \(id) はお土産 \(found.omiyageID) のものです"))
    }
    if item == nil, draft.omiyageID == nil, !(try itemExists(found.omiyageID)) {
      throw fault(draft, .omiyageID, localized("there is no item \(found.omiyageID)", "お土産 \(found.omiyageID) はありません"))
    }
    return found
  }

  private func itemExists(_ id: Int) throws -> Bool {
    if itemIDs.contains(id) { return true }
    return try id <= highestItem && transaction.row(Omiyage.self, id: id) != nil
  }

  /// Adds a comment. The ratings of its item are the caller's business.
  func insert(_ draft: CommentDraft, item: Int) throws {
    var comment = OmiyageComment()
    comment.id = draft.id ?? 0
    comment.omiyageID = item
    comment.comment = draft.comment.value ?? ""
    comment.star = Int8(clamping: draft.star ?? 0)
    comment.createDate = Date(milliseconds: draft.date ?? now)
    comment.photo = try draft.image.value.map { try store($0) }
    let id = try transaction.insert(comment)
    if draft.id == nil { _ = commentIDs.insert(id) }
    counts.addedComments += 1
    if keepsIDs { comments.append(id) }
  }

  /// Changes the comment with the draft's id, or adds it to the item. True when something changed.
  func put(_ draft: CommentDraft, item: Int?) throws -> Bool {
    guard let id = draft.id, let before = try transaction.get(OmiyageComment.self, id: id) else {
      guard let item = item ?? draft.omiyageID else { return false }
      try insert(draft, item: item)
      ledger.add(star: draft.star ?? 0, to: item)
      return true
    }
    var after = before
    if let item = item ?? draft.omiyageID { after.omiyageID = item }
    if !draft.comment.isAbsent { after.comment = draft.comment.value ?? "" }
    if let star = draft.star { after.star = Int8(clamping: star) }
    if let date = draft.date { after.createDate = Date(milliseconds: date) }
    if !draft.image.isAbsent { after.photo = try draft.image.value.map { try store($0) } }
    if after == before { return false }
    try transaction.update(
      OmiyageComment.self, id: id,
      [
        .set(\.omiyageID, after.omiyageID), .set(\.comment, after.comment), .set(\.star, after.star),
        .set(\.createDate, after.createDate),
      ] + OmiyageComment.assignments(photo: after.photo))
    ledger.remove(star: Int(before.star), from: before.omiyageID)
    ledger.add(star: Int(after.star), to: after.omiyageID)
    return true
  }
}
