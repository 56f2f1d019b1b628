/// A comment as a row gives it.
struct CommentDraft {
  var id: Int?
  var omiyageID: Int?
  var comment = ImportValue<String>.absent
  var star: Int?
  /// Milliseconds since 1970.
  var date: Int64?
  var image = ImportValue<ImportImage>.absent
  /// Where the comment, its id and its item stand, for faults that only the store can show.
  var line: Int?
  var column = 1
}
