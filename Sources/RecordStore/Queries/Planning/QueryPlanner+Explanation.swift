/// The plan in words.
extension QueryPlanner {
  /// What is read, and how much of it; what is tested; how the order comes about; what was left aside, and why.
  ///
  ///     index shop, a stretch: about 12 of 300 records
  ///     test: the condition, on each record
  ///     sort: title, id
  ///     left aside: average, about 120 records; all 300 records
  func explanation() -> String {
    let plan = plan()
    if plan.access == .nothing { return access(plan) }
    var lines = [access(plan) + ": " + amount(plan)]
    if !parts.isEmpty { lines.append("test: the condition, on each record") }
    lines.append(orderLine(plan))
    if let limit = query.limit {
      lines.append("limit: \(limit)" + (query.offset > 0 ? " after the first \(query.offset)" : ""))
    } else if query.offset > 0 {
      lines.append("leaves out: the first \(query.offset)")
    }
    if fixedPlan() == nil, let reason = reason(plan) { lines.append(reason) }
    return lines.joined(separator: "\n")
  }

  private func accessName() -> String { access(plan()) }

  private func access(_ plan: QueryPlan) -> String {
    switch plan.access {
    case .nothing: "nothing: no record can match"
    case .numbers: "primary key"
    case .unique(let index, _): "index \(names(index)), one record"
    case .scan(Int64.min...Int64.max, _): "scan"
    case .scan: "primary key, a stretch"
    case .index(let index, let bounds, _, _): "index \(names(index)), \(Self.extent(bounds))"
    case .candidates(let candidates, _): name(candidates)
    }
  }

  private func names(_ index: Int) -> String {
    table.indexes[index].keys.map { table.fields[$0].name }.joined(separator: ", ")
  }

  private static func extent(_ bounds: [IndexBounds]) -> String {
    let isPart = bounds.contains { $0.lower != nil || $0.upper != nil } || bounds == [.onlyNil]
    return !isPart ? "in its order" : bounds.count == 1 ? "a stretch" : "\(bounds.count) stretches"
  }

  private func name(_ candidates: Candidates) -> String {
    switch candidates {
    case .index(let index, let bounds): "index \(names(index)), \(Self.extent(bounds))"
    case .join(let join):
      "records of \(join.table.name) that lead here, by " + QueryPlanner(join.query, source).accessName()
    case .text(let index, let needle):
      "text index \(table.textIndexes[index].fields.map { table.fields[$0].name }.joined(separator: ", ")), "
        + (needle.grams.count == 1 ? "1 gram" : "\(needle.grams.count) grams")
    case .union(let all): all.map { name($0) }.joined(separator: " or ")
    case .intersection(let all): all.map { name($0) }.joined(separator: " and ")
    }
  }

  private func amount(_ plan: QueryPlan) -> String {
    switch plan.access {
    case .numbers, .unique: "at most \(Self.records(plan.readCount))"
    default:
      plan.readCount >= recordCount
        ? "all \(Self.records(recordCount))" : "about \(plan.readCount) of \(Self.records(recordCount))"
    }
  }

  private static func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(count) records" }

  private func orderLine(_ plan: QueryPlan) -> String {
    if query.members != nil, query.order.isEmpty { return "order: that of the list" }
    let names = query.fullOrder.map { key in
      // What is worked out has no name.
      let name = key.place.map { $0.table(in: table).path(of: $0.field) } ?? "a value of each record"
      return name + (key.isDescending ? " falling" : "")
    }
    let keys = names.joined(separator: ", ")
    return plan.isOrdered ? "order: \(keys), as it is read" : "sort: \(keys)"
  }

  /// What the other ways would read, or why there is none.
  private func reason(_ plan: QueryPlan) -> String? {
    var others: [QueryPlan] = []
    for other in alternatives() where other.access != .nothing && access(other) != access(plan) {
      if !others.contains(where: { access($0) == access(other) }) { others.append(other) }
    }
    if others.isEmpty {
      if case .scan = plan.access, !parts.isEmpty { return "why: no index has what the condition asks for" }
      return nil
    }
    // The names without their kinds, so that what is used stands out.
    let texts = others.map { other in
      if case .scan = other.access, other.readCount >= recordCount { return "all \(Self.records(recordCount))" }
      let name = access(other).split(separator: " ").filter { $0 != "index" }.joined(separator: " ")
      return "\(name), about \(Self.records(other.readCount))"
    }
    return "left aside, as more work: " + texts.joined(separator: "; ")
  }
}
