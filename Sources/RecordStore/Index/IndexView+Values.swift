/// The indexes of a store as the layers above ask for them: by schema and value.
extension IndexView {
  init(image: StoreImage, schema: DatabaseSchema, states: [IndexState], layers: [DeltaPrefix]) {
    self.init(source: StoreIndexSource(image: image, schema: schema), states: states, layers: layers)
  }

  func indexCursor(
    _ definition: IndexDefinition, bounds: IndexBounds, descending: Bool = false, numbersDescend: Bool? = nil
  ) throws -> SecondaryCursor {
    let (lower, upper) = Self.ends(of: bounds)
    return try indexCursor(
      table: definition.table, index: definition.index, lower: lower, upper: upper, descending: descending,
      numbersDescend: numbersDescend)
  }

  /// The bounds in the keys of runs.
  static func ends(of bounds: IndexBounds) -> (lower: IndexBound?, upper: IndexBound?) {
    var lower = bounds.lower.map { IndexBound(KeyEncoding.key(of: $0), isInclusive: bounds.lowerIsInclusive) }
    var upper = bounds.upper.map { IndexBound(KeyEncoding.key(of: $0), isInclusive: bounds.upperIsInclusive) }
    switch (bounds.includesValues, bounds.includesNil) {
    case (true, true): if lower != nil, upper == nil { upper = IndexBound(.null) }
    case (true, false): if upper == nil { upper = IndexBound(.null, isInclusive: false) }
    case (false, true):
      lower = IndexBound(.null)
      upper = lower
    case (false, false):
      lower = IndexBound(.null, isInclusive: false)
      upper = lower
    }
    return (lower, upper)
  }

  /// The live record with these keys in a unique index, compared exactly. Nothing is equal to nil.
  func findUnique(_ table: TableSchema, _ index: IndexSchema, _ keys: [IndexKey]) throws -> Int64? {
    if keys.contains(.null) { return nil }
    return try findUnique(table: table.id, index: index.id, keys: keys)
  }
}
