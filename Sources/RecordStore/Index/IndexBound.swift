/// An end of a stretch of an index: the leading keys, with or without the entries that have them.
struct IndexBound: Sendable {
  var keys: [IndexKey]
  var isInclusive = true

  init(_ keys: [IndexKey], isInclusive: Bool = true) {
    self.keys = keys
    self.isInclusive = isInclusive
  }

  init(_ key: IndexKey, isInclusive: Bool = true) {
    self.init([key], isInclusive: isInclusive)
  }
}
