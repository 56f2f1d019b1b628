/// Whole texts, and the keys after the first.
final class SortTail {
  struct Part {
    var rank: UInt8
    var key: UInt64
    /// The whole of a text; empty for other types.
    var bytes: [UInt8]
    var isDescending: Bool
  }

  let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  func compare(_ other: SortTail) -> Int {
    for (a, b) in zip(parts, other.parts) {
      if a.rank != b.rank { return a.rank < b.rank ? -1 : 1 }
      if a.key != b.key { return a.key < b.key ? -1 : 1 }
      if a.bytes.isEmpty, b.bytes.isEmpty { continue }
      let order = a.bytes.withUnsafeBytes { a in b.bytes.withUnsafeBytes { TextOrder.compareBytes(a, $0) } }
      if order != 0 { return a.isDescending ? -order : order }
    }
    return 0
  }
}
