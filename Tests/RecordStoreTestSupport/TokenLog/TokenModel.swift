/// What a store must hold, and what it may hold besides.
struct TokenModel: Sendable {
  /// Acknowledged, or shown to a reader, or made durable by a sync: these must be there, in this order.
  var certain: [Token] = []
  /// Written but not acknowledged: any first part of these may be there.
  var open: [Token] = []
  /// How many tokens somebody has seen: a reader that starts now shows at least these.
  var shownCount = 0
  var nextValue: UInt64 = 1

  mutating func makeToken(id: Int64) -> Token {
    nextValue += 1
    return Token(value: nextValue, id: id)
  }

  /// A write returned.
  mutating func acknowledge() {
    certain += open
    open = []
  }

  /// What a sync that returned 0 has found in the file is certain; what it has not found is gone.
  mutating func synced(_ found: [Token]) -> String? {
    if let objection = objection(to: found) { return objection }
    certain = found
    open = []
    return nil
  }

  /// A reader has shown tokens: they may not vanish any more.
  mutating func shown(_ found: [Token]) -> String? {
    let common = min(found.count, certain.count)
    if Array(found[..<common]) != Array(certain[..<common]) { return "a reader shows what was never committed" }
    let extra = found[common...]
    guard open.starts(with: extra) else { return "a reader shows what was taken back" }
    certain += extra
    open.removeFirst(extra.count)
    shownCount = max(shownCount, found.count)
    return nil
  }

  /// Why a store may not hold these tokens; nil when it may.
  func objection(to found: [Token]) -> String? {
    guard found.starts(with: certain) else { return "lost: \(found.count) tokens of \(certain.count)" }
    guard open.starts(with: found[certain.count...]) else {
      return "revived or invented: \(found.count) tokens, certain are \(certain.count), open \(open.count)"
    }
    return nil
  }
}
