import RecordStore

/// The order of a list of items.
struct ItemOrder {
  /// What items are sorted by: short names, and the fields as json names them.
  private enum Key: String, CaseIterable {
    case id, average, title, date, comments, detail, commentCount, createDate
  }

  /// The names that `--sort` takes, besides paths.
  static let names = Key.allCases.map(\.rawValue)

  private enum Subject {
    case key(Key)
    /// Such as `comments.@avg.star`.
    case path(String)
  }

  private let subject: Subject
  private let order: SortOrder

  /// By `--sort`, `--asc` and `--desc`. Texts ascend by themselves, everything else descends.
  init(_ command: ParsedCommand) throws(CommandError) {
    let word = try command.text("--sort") ?? Key.id.rawValue
    var isText = false
    if let key = Key(rawValue: word) {
      subject = .key(key)
      isText = key == .title || key == .detail
    } else {
      subject = .path(try command.orderPath(word, for: Omiyage.self, among: ItemOrder.names))
    }
    if command.has("--asc") {
      order = .ascending
    } else {
      order = command.has("--desc") || !isText ? .descending : .ascending
    }
  }

  /// Unrated items come last and ties newest id first, both ways.
  func apply(to items: Results<Omiyage>) throws(StoreError) -> Results<Omiyage> {
    switch subject {
    case .key(.id): items.sorted(by: \.id, order)
    case .key(.average): items.sorted(by: \.average, order, nulls: .last).then(by: \.id, .descending)
    case .key(.title): items.sorted(by: \.title, order).then(by: \.id, .descending)
    case .key(.detail): items.sorted(by: \.detail, order).then(by: \.id, .descending)
    case .key(.date), .key(.createDate): items.sorted(by: \.createDate, order).then(by: \.id, .descending)
    case .key(.comments), .key(.commentCount): items.sorted(by: \.commentCount, order).then(by: \.id, .descending)
    case .path(let path): try items.sorted(by: path, order, nulls: .last).then(by: \.id, .descending)
    }
  }
}
