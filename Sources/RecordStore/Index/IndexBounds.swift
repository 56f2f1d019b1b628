/// A stretch of an index, by its first key.
struct IndexBounds: Sendable, Equatable {
  var lower: Value?
  var lowerIsInclusive = true
  var upper: Value?
  var upperIsInclusive = true
  /// Entries whose first key is nil. They come after all others, in both directions; a reader that wants them first
  /// asks for them apart.
  var includesNil = false
  /// Entries whose first key has a value.
  var includesValues = true

  static let everything = IndexBounds(includesNil: true)
  static let onlyValues = IndexBounds()
  static let onlyNil = IndexBounds(includesNil: true, includesValues: false)

  /// All entries within have the same first key.
  var isOneKey: Bool {
    guard let lower, let upper else { return includesNil && !includesValues }
    return lowerIsInclusive && upperIsInclusive && lower.compare(upper) == 0
  }

  /// No entry can lie within.
  var isEmpty: Bool {
    guard let lower, let upper else { return !includesNil && !includesValues }
    let order = lower.compare(upper)
    return order > 0 || (order == 0 && !(lowerIsInclusive && upperIsInclusive))
  }

  /// Whether a value lies within.
  func contains(_ value: Value) -> Bool {
    if value == .null { return includesNil }
    guard includesValues else { return false }
    if let lower {
      let order = value.compare(lower)
      if order < 0 || (order == 0 && !lowerIsInclusive) { return false }
    }
    if let upper {
      let order = value.compare(upper)
      if order > 0 || (order == 0 && !upperIsInclusive) { return false }
    }
    return true
  }

  /// Keeps what lies above a value, too.
  mutating func raiseLower(to value: Value, isInclusive: Bool) {
    let order = lower.map { value.compare($0) } ?? 1
    if order > 0 || (order == 0 && !isInclusive) {
      lower = value
      lowerIsInclusive = isInclusive
    }
  }

  /// Keeps what lies below a value, too.
  mutating func reduceUpper(to value: Value, isInclusive: Bool) {
    let order = upper.map { value.compare($0) } ?? -1
    if order < 0 || (order == 0 && !isInclusive) {
      upper = value
      upperIsInclusive = isInclusive
    }
  }
}
