import RecordStore

/// Which records an export has: with a predicate on items, those and their comments.
struct ExportPredicates {
  let items: TextPredicate?
  let comments: TextPredicate?

  /// - Parameter isOfComments: whether comments alone are exported, so that the predicate is one on comments.
  init(_ command: ParsedCommand, isOfComments: Bool) throws(CommandError) {
    items = isOfComments ? nil : try PredicateOption.read(command, for: Omiyage.self)
    comments = isOfComments ? try PredicateOption.read(command, for: OmiyageComment.self) : nil
  }
}
