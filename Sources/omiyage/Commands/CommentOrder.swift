import RecordStore

/// The order of a list of comments: oldest first, by itself.
struct CommentOrder {
  /// What comments are sorted by: short names, and the fields as json names them.
  private enum Key: String, CaseIterable {
    case id, star, date, comment, createDate
    case item = "omiyage_id"
  }

  /// The names that `--sort` takes, besides paths.
  static let names = Key.allCases.map(\.rawValue)

  private enum Subject {
    case key(Key)
    /// Such as `item.title`.
    case path(String)
  }

  private let subject: Subject
  private let order: SortOrder

  /// By `--sort` and `--desc`.
  init(_ command: ParsedCommand) throws(CommandError) {
    let word = try command.text("--sort") ?? Key.id.rawValue
    if let key = Key(rawValue: word) {
      subject = .key(key)
    } else {
      subject = .path(try command.orderPath(word, for: OmiyageComment.self, among: CommentOrder.names))
    }
    order = command.has("--desc") ? .descending : .ascending
  }

  /// Ties stand oldest first, both ways, and what has no value last.
  func apply(to comments: Results<OmiyageComment>) throws(StoreError) -> Results<OmiyageComment> {
    switch subject {
    case .key(.id): comments.sorted(by: \.id, order)
    case .key(.star): comments.sorted(by: \.star, order).then(by: \.id)
    case .key(.comment): comments.sorted(by: \.comment, order).then(by: \.id)
    case .key(.item): comments.sorted(by: \.omiyageID, order).then(by: \.id)
    case .key(.date), .key(.createDate): comments.sorted(by: \.createDate, order).then(by: \.id)
    case .path(let path): try comments.sorted(by: path, order, nulls: .last).then(by: \.id)
    }
  }
}
