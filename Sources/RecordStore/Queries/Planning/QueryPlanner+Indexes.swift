/// Plans that read an index in its order.
extension QueryPlanner {
  /// One stretch of one index.
  func stretchPlans() -> [QueryPlan] {
    table.indexes.indices.compactMap { position in
      let index = table.indexes[position]
      guard query.canUse(index), let bounds = query.bounds(of: index.keys[0], parts) else { return nil }
      return stretchPlan(position, bounds)
    }
  }

  private func stretchPlan(_ position: Int, _ bounds: IndexBounds) -> QueryPlan {
    let index = table.indexes[position]
    var (descending, isMixed, isOrdered) = (false, false, false)
    if let byNumber = numbersDescend(in: bounds, of: index) {
      (descending, isOrdered) = (byNumber, true)
    } else if let direction = direction(of: index) {
      (descending, isMixed, isOrdered) = (direction.descending, direction.isMixed, true)
    }
    let isAlone = parts.count == 1 || parts.allSatisfy { query.bounds(of: index.keys[0], [$0]) != nil }
    return weighed(
      .index(position, [bounds], descending: descending, isMixed: isMixed), isOrdered: isOrdered,
      readCount: count(index, bounds), share: isAlone ? 1 : Self.guessedShare,
      rowCost: Self.lookUpCost + Self.entryCost)
  }

  /// Whether the numbers of a stretch fall, where it gives the query's order by them: among records with one key an
  /// index goes by number.
  private func numbersDescend(in bounds: IndexBounds, of index: IndexSchema) -> Bool? {
    guard bounds.isOneKey, index.keys.count == 1, table.keyKind == .int else { return nil }
    let rest = query.fullOrder.drop { $0.field == index.keys[0] }
    guard let first = rest.first, first.field == table.keyField else { return nil }
    return first.isDescending
  }

  /// All of an index that has the query's order. Without a limit and with a condition a scan is faster: it reads the
  /// records where they lie.
  ///
  /// - Parameter found: what is known of the parts of the condition.
  func orderPlans(_ found: [EstimatedCandidates]) -> [QueryPlan] {
    guard query.limit != nil || parts.isEmpty else { return [] }
    let share = matchingShare(found)
    return table.indexes.indices.compactMap { position in
      let index = table.indexes[position]
      // What bounds the index is a stretch.
      guard query.canUse(index), let direction = direction(of: index), query.bounds(of: index.keys[0], parts) == nil
      else { return nil }
      var stretches: [IndexBounds] = [.onlyValues]
      if table.fields[index.keys[0]].isOptional {
        stretches.insert(.onlyNil, at: query.fullOrder[0].nilsFirst ? 0 : 1)
      }
      // An order that needs no sorting needs no memory either.
      let rowCost = query.limit == nil ? 1 : Self.lookUpCost + Self.entryCost
      return weighed(
        .index(position, stretches, descending: direction.descending, isMixed: direction.isMixed), isOrdered: true,
        readCount: recordCount, share: share, rowCost: rowCost)
    }
  }

  /// The part of all records that satisfies the condition: counted as far as indexes tell, otherwise guessed.
  private func matchingShare(_ found: [EstimatedCandidates]) -> Double {
    if parts.isEmpty { return 1 }
    guard let least = found.first else { return Self.guessedShare }
    let share = Double(least.count) / Double(max(recordCount, 1))
    return max(min(share, 1), 1 / Double(max(recordCount, 1)))
  }

  /// How an index must be read to give the query's order; nil when it cannot.
  private func direction(of index: IndexSchema) -> (descending: Bool, isMixed: Bool)? {
    let order = query.fullOrder
    let descending = order[0].isDescending
    if table.isOfList(index) { return nil }
    if table.keyKind == .string {
      return index.keys == [table.keyField] && order.count == 1 ? (descending, false) : nil
    }
    guard order.count == index.keys.count + 1 else { return nil }
    for (position, field) in index.keys.enumerated() {
      guard order[position].field == field, order[position].isDescending == descending else { return nil }
      // Behind the first key, nil stands where the index has it: at the end, which comes first backwards.
      if position > 0, table.fields[field].isOptional, order[position].nilsFirst != descending { return nil }
    }
    return (descending, order[order.count - 1].isDescending != descending)
  }
}
