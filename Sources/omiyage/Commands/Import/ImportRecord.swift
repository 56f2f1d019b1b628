/// One record of an input, and what is wrong with it so far.
struct ImportRecord {
  enum Content {
    case item(ItemDraft)
    case comment(CommentDraft)
  }

  /// The line where it starts.
  let line: Int
  var content: Content
  var faults: [ImportFault] = []
}
