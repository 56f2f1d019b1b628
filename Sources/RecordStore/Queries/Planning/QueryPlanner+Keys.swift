/// Plans by primary key, by unique index, and the scan.
extension QueryPlanner {
  func keyPlan() -> QueryPlan? {
    guard table.keyKind == .int else { return nil }
    for part in parts {
      var numbers: [Int64] = []
      switch part {
      case .compare(table.keyField, .equal, .int(let number)): numbers = [number]
      case .isIn(table.keyField, let values):
        numbers = Set(values.compactMap { if case .int(let number) = $0 { number } else { nil } }).sorted()
      default: continue
      }
      if numbers.isEmpty { return .nothing }
      let first = query.fullOrder[0]
      if first.field == table.keyField, first.isDescending { numbers.reverse() }
      return QueryPlan(
        access: .numbers(numbers), isOrdered: numbers.count == 1 || first.field == table.keyField,
        readCount: numbers.count)
    }
    return nil
  }

  func uniquePlan() -> QueryPlan? {
    for (position, index) in table.indexes.enumerated() where index.isUnique && index.keys.count == 1 {
      guard query.canUse(index), let bounds = query.bounds(of: index.keys[0], parts), bounds.isOneKey,
        let value = bounds.lower
      else { continue }
      return QueryPlan(access: .unique(index: position, value), isOrdered: true, readCount: 1)
    }
    return nil
  }

  /// Of a condition that no value can satisfy.
  func emptyPlan() -> QueryPlan? {
    for index in table.indexes where query.bounds(of: index.keys[0], parts)?.isEmpty == true { return .nothing }
    return keyRange == nil ? .nothing : nil
  }

  /// The numbers that the condition leaves; nil none.
  var keyRange: ClosedRange<Int64>? {
    var (lower, upper) = (Int64.min, Int64.max)
    guard table.keyKind == .int, let bounds = query.bounds(of: table.keyField, parts) else { return lower...upper }
    if case .int(let value)? = bounds.lower {
      if !bounds.lowerIsInclusive, value == .max { return nil }
      lower = bounds.lowerIsInclusive ? value : value + 1
    }
    if case .int(let value)? = bounds.upper {
      if !bounds.upperIsInclusive, value == .min { return nil }
      upper = bounds.upperIsInclusive ? value : value - 1
    }
    return lower <= upper ? lower...upper : nil
  }

  func scanPlan() -> QueryPlan {
    guard let range = keyRange else { return .nothing }
    let isWhole = range == Int64.min...Int64.max
    var count = recordCount
    // A fault shows when the records are read.
    if !isWhole { count = min(count, (try? source.recordCount(table, range: range)) ?? count) }
    let first = query.fullOrder[0]
    let isByKey = table.keyKind == .int && first.field == table.keyField
    return weighed(
      .scan(range, descending: isByKey && first.isDescending), isOrdered: isByKey, readCount: count,
      share: parts.isEmpty ? 1 : Self.guessedShare, rowCost: 1, startCost: isWhole ? Self.scanStartCost : 0)
  }
}
