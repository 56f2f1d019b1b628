/// Every command there is. Dispatch switches over it, so that none can be listed and missing.
enum CommandName: String, CaseIterable, Sendable {
  case itemsAdd = "items add"
  case itemsList = "items list"
  case itemsShow = "items show"
  case itemsEdit = "items edit"
  case itemsDelete = "items delete"
  case itemsImage = "items image"
  case commentsAdd = "comments add"
  case commentsList = "comments list"
  case commentsShow = "comments show"
  case commentsEdit = "comments edit"
  case commentsDelete = "comments delete"
  case commentsImage = "comments image"
  case ratingsShow = "ratings show"
  case ratingsTop = "ratings top"
  case ratingsRecompute = "ratings recompute"
  case stats
  case search
  case `import`
  case export
  case batch
  case history
  case diff
  case undo
  case redo
  case watch
  case storePath = "store path"
  case storeInfo = "store info"
  case storeVerify = "store verify"
  case storeSchema = "store schema"
  case storeBrowse = "store browse"
  case demo
  case completions
  case help

  /// The command with that name. The compiler's own search by raw value makes a dictionary first, which costs a start
  /// of the program more than all comparisons.
  static func named(_ name: String) -> CommandName? { allCases.first { $0.rawValue == name } }

  /// The words that name it: a noun and a verb, or a verb alone.
  var words: [String] { rawValue.split(separator: " ").map { String($0) } }
}
