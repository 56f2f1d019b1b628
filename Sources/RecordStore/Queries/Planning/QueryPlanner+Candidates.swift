/// Plans that gather the numbers of records first, from one source or from several.
extension QueryPlanner {
  /// Deeper parts of a condition are only tested.
  private static let depthLimit = 8
  /// Of a list of values so many are counted.
  private static let countedValueLimit = 64

  /// What is known of each part that must be true, the fewest first.
  func topCandidates() -> [EstimatedCandidates] { conjunctCandidates(parts, depth: 0) }

  /// The records in the order of their numbers.
  func candidatePlans(_ found: [EstimatedCandidates]) -> [QueryPlan] {
    guard let all = intersection(found) else { return [] }
    let first = query.fullOrder[0]
    let isByKey = table.keyKind == .int && first.field == table.keyField
    return [
      weighed(
        .candidates(all.candidates, descending: isByKey && first.isDescending), isOrdered: isByKey,
        readCount: all.count, share: parts.count == 1 ? 1 : Self.guessedShare, rowCost: Self.lookUpCost,
        startCost: all.cost)
    ]
  }

  /// As many of the sources as pay: another one does where it leaves so few that reading its entries takes less than
  /// reading the records.
  private func intersection(_ found: [EstimatedCandidates]) -> EstimatedCandidates? {
    guard var best = found.first else { return nil }
    var taken = [best.candidates]
    for next in found.dropFirst() {
      let left = Double(best.count) * Double(next.count) / Double(max(recordCount, 1))
      let cost = best.cost + next.cost
      guard cost + left * Self.lookUpCost < best.cost + Double(best.count) * Self.lookUpCost else { break }
      taken.append(next.candidates)
      best = EstimatedCandidates(candidates: .intersection(taken), count: Int(left.rounded(.up)), cost: cost)
    }
    return best
  }

  private func conjunctCandidates(_ parts: [QueryExpression], depth: Int) -> [EstimatedCandidates] {
    var found: [EstimatedCandidates] = []
    var bounded: Set<Int> = []
    for (position, index) in table.indexes.enumerated() where query.canUse(index) {
      let field = index.keys[0]
      guard let bounds = query.bounds(of: field, parts), bounded.insert(field).inserted else { continue }
      found.append(estimate(position, [bounds]))
    }
    for part in parts {
      if let candidates = candidates(for: part, depth: depth) { found.append(candidates) }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// The candidates of a part that is more than the bounds of a field; nil when nothing names them.
  private func candidates(for part: QueryExpression, depth: Int) -> EstimatedCandidates? {
    switch part {
    case .isIn(let field, let values): return listed(field, values)
    case .any(let parts): return union(parts, depth: depth + 1)
    case .quantified(.any, let path, let condition): return join(path, condition)
    case .search(let fields, let term):
      return table.textIndexes.isEmpty ? nil : text(fields, TextNeedle(term.matcher))
    case .text(let field, _, let text): return self.text([field], text, [])
    case .textual(.path(let path), let textOperator, .constant(.string(let text)), let options):
      guard textOperator.impliesContaining, let place = path.place(in: table), place.table === table else { return nil }
      return self.text([place.field], text, options)
    default: return nil
    }
  }

  /// What the records that lead here name, where a condition on them holds.
  private func join(_ path: CollectionPath, _ condition: QueryExpression) -> EstimatedCandidates? {
    guard let join = SemiJoin(path, condition, of: table, in: source) else { return nil }
    let plan = join.query.plan(in: source)
    // A scan reads far more than it finds.
    let isScan = if case .scan = plan.access { true } else { false }
    let count = isScan ? Int(Double(plan.readCount) * Self.guessedShare) : plan.readCount
    return EstimatedCandidates(
      candidates: .join(join), count: min(count, recordCount), cost: plan.cost + Double(count) * Self.entryCost)
  }

  /// One stretch for each value.
  private func listed(_ field: Int, _ values: [Value]) -> EstimatedCandidates? {
    guard values.count <= recordCount, table.fields.indices.contains(field), table.fields[field].type != .links,
      let position = table.indexes.firstIndex(where: { query.canUse($0) && $0.keys[0] == field })
    else { return nil }
    return estimate(position, values.map { $0 == .null ? .onlyNil : IndexBounds(lower: $0, upper: $0) })
  }

  private func text(_ fields: [Int], _ text: String, _ options: TextFoldingOptions) -> EstimatedCandidates? {
    // A matcher is not made for nothing.
    if table.textIndexes.isEmpty { return nil }
    return self.text(fields, TextNeedle(TextMatcher(needle: text, options: options)))
  }

  /// What a text index names that has all of the fields.
  private func text(_ fields: [Int], _ needle: TextNeedle?) -> EstimatedCandidates? {
    guard let needle, !fields.isEmpty else { return nil }
    for (position, index) in table.textIndexes.enumerated() where fields.allSatisfy(index.fields.contains) {
      // A fault shows when the index is read.
      guard (try? source.canRead(index, of: table)) == true,
        let count = try? source.estimatedCount(table, index: index, needle)
      else { continue }
      return EstimatedCandidates(
        candidates: .text(position, needle), count: min(count, recordCount),
        cost: Double(count) * Self.postingCost + Double(needle.grams.count) * Self.gramCost)
    }
    return nil
  }

  /// Where each of the parts has candidates.
  private func union(_ parts: [QueryExpression], depth: Int) -> EstimatedCandidates? {
    guard depth < Self.depthLimit, !parts.isEmpty, parts.count <= recordCount else { return nil }
    var others: [Candidates] = []
    /// Stretches of one index are read together.
    var stretches: [Int: [IndexBounds]] = [:]
    var (count, cost) = (0, 0.0)
    for part in parts {
      guard let candidates = intersection(conjunctCandidates(part.conjuncts, depth: depth)) else { return nil }
      // A word in one of several fields that one index has.
      if others.contains(candidates.candidates) { continue }
      (count, cost) = (count + candidates.count, cost + candidates.cost)
      if case .index(let position, let bounds) = candidates.candidates {
        stretches[position, default: []] += bounds
      } else {
        others.append(candidates.candidates)
      }
    }
    let indexed = stretches.sorted { $0.key < $1.key }.map { Candidates.index($0.key, $0.value) }
    let all = indexed + others
    return EstimatedCandidates(
      candidates: all.count == 1 ? all[0] : .union(all), count: min(count, recordCount), cost: cost)
  }

  private func estimate(_ position: Int, _ stretches: [IndexBounds]) -> EstimatedCandidates {
    let index = table.indexes[position]
    let counted = stretches.prefix(Self.countedValueLimit)
    var count = counted.reduce(0) { $0 + self.count(index, $1) }
    if counted.count < stretches.count { count = count * stretches.count / counted.count }
    // A search for each stretch costs about as much as a record.
    return EstimatedCandidates(
      candidates: .index(position, stretches), count: min(count, recordCount),
      cost: Double(count) * Self.entryCost + Double(stretches.count))
  }
}
