/// Finds the way to answer a query that takes the least. Every way gives the same answer: a plan decides which records
/// are read, and each that is read is tested.
///
/// What a stretch of an index holds is counted, which takes a few searches; what else a condition leaves is guessed.
struct QueryPlanner {
  let query: Query
  let source: any RowSource
  /// All of them must be true.
  let parts: [QueryExpression]
  /// Live records.
  let recordCount: Int

  init(_ query: Query, _ source: any RowSource) {
    self.query = query
    self.source = source
    parts = query.condition.conjuncts
    // A fault shows when the records are read.
    recordCount = (try? source.liveCount(query.table)) ?? 0
  }

  var table: TableSchema { query.table }

  func plan() -> QueryPlan {
    if let plan = fixedPlan() { return plan }
    let all = alternatives()
    return all.dropFirst().reduce(all[0]) { $1.cost < $0.cost ? $1 : $0 }
  }

  /// The plan where there is nothing to weigh.
  func fixedPlan() -> QueryPlan? {
    if query.limit == 0 || parts.contains(.constant(false)) { return .nothing }
    if let members = query.members {
      return QueryPlan(
        access: .numbers(members), isOrdered: query.order.isEmpty, readCount: members.count)
    }
    return keyPlan() ?? uniquePlan() ?? emptyPlan()
  }

  /// All plans, the scan last, so that it is taken only where it takes less.
  func alternatives() -> [QueryPlan] {
    let found = topCandidates()
    return stretchPlans() + orderPlans(found) + candidatePlans(found) + [scanPlan()]
  }

  // MARK: Costs

  /// Of a record that an index names: the look-up, and a place in the file of its own.
  static let lookUpCost = 3.0
  /// Of an entry of an index.
  static let entryCost = 0.25
  /// Of a posting of a text index, and of looking up a gram.
  static let postingCost = 0.05
  static let gramCost = 4.0
  /// Of a row that is sorted.
  static let sortCost = 0.5
  /// Of a scan before its first record. Plans for small tables do not change with each record.
  static let scanStartCost = 64.0
  /// The share of records that is guessed to satisfy a condition of which nothing is known.
  static let guessedShare = 0.25

  /// Of following a row to other records, besides the row itself.
  static let followCost = 6.0

  /// What it takes to test a row, besides reading it.
  var testCost: Double {
    Double(parts.count { if case .quantified = $0 { true } else { false } }) * Self.followCost
  }

  /// How many rows the query gives at most, those that it leaves out included.
  var wanted: Int? {
    query.limit.map { limit in
      let (sum, overflow) = limit.addingReportingOverflow(query.offset)
      return overflow ? .max : sum
    }
  }

  /// A plan with its cost.
  ///
  /// - Parameters:
  ///   - readCount: the records that are read when all are.
  ///   - share: the part of them that matches.
  func weighed(
    _ access: QueryPlan.Access, isOrdered: Bool, readCount: Int, share: Double, rowCost: Double, startCost: Double = 0
  ) -> QueryPlan {
    var read = Double(readCount)
    if isOrdered, let wanted, share > 0 { read = min(read, (Double(wanted) / share).rounded(.up)) }
    var cost = startCost + read * (rowCost + testCost)
    if !isOrdered { cost += read * share * Self.sortCost }
    return QueryPlan(access: access, isOrdered: isOrdered, readCount: Int(read), cost: cost)
  }

  func count(_ index: IndexSchema, _ bounds: IndexBounds) -> Int {
    // A fault shows when the index is read.
    (try? source.entryCount(table, index: index, bounds: bounds)) ?? recordCount
  }
}

extension QueryPlan {
  static let nothing = QueryPlan(access: .nothing, isOrdered: true)
}

extension Query {
  func plan(in source: any RowSource) -> QueryPlan { QueryPlanner(self, source).plan() }
}
