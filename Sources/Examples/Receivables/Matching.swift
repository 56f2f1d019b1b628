import RecordStore

/// Finds out which deposit pays which receivable.
///
/// They match when the amounts are the same and the names read the same: width, case and kana do not matter. The oldest
/// deposit takes the receivable that was due first. All matches are written in one transaction.
struct Matching {
  let store: Store

  func run() throws -> [Match] {
    try store.write("match") { transaction in
      var matches: [Match] = []
      let deposits = transaction.objects(Deposit.self).where { $0.receivable == nil }.sorted(by: \.date)
      for deposit in try deposits.array() {
        guard let receivable = try receivable(for: deposit, in: transaction),
          let link = try transaction.link(Receivable.self, key: receivable.key)
        else { continue }
        try transaction.update(Deposit.self, key: deposit.key, .set(\.receivable, link))
        matches.append(Match(deposit: deposit.key, receivable: receivable.key))
      }
      return matches
    }
  }

  /// The receivable that was due first among those that fit and that no deposit pays yet.
  private func receivable(for deposit: Deposit, in transaction: Transaction) throws -> Receivable? {
    let payer = TextFold.folded(deposit.payer)
    let candidates = transaction.objects(Receivable.self).where { $0.amount == deposit.amount }.sorted(by: \.dueDate)
    for candidate in try candidates.array() where TextFold.folded(candidate.customer) == payer {
      guard let link = try transaction.link(Receivable.self, key: candidate.key) else { continue }
      if try transaction.backlinks(to: link, \Deposit.receivable).count() == 0 { return candidate }
    }
    return nil
  }
}
