/// An item as a row gives it, with its comments.
struct ItemDraft {
  var id: Int?
  var title: String?
  var detail = ImportValue<String>.absent
  /// Milliseconds since 1970.
  var date: Int64?
  var image = ImportValue<ImportImage>.absent
  var comments: [CommentDraft] = []
  /// Where the id and the title stand.
  var idColumn = 1
  var titleColumn = 1
}
