/// The tables that a condition reads besides that of its records, by name.
extension QueryExpression {
  func addTables(to names: inout Set<String>) {
    switch self {
    case .constant, .compare, .isIn, .between, .text, .search, .links, .element, .count, .entry, .invalid: break
    case .relation(let first, _, let second), .textual(let first, _, let second, _):
      first.addTables(to: &names)
      second.addTables(to: &names)
    case .memberOf(let value, _): value.addTables(to: &names)
    case .quantified(_, let path, let inner):
      path.addTables(to: &names)
      inner.addTables(to: &names)
    case .embedded(_, let inner), .outer(_, let inner), .not(let inner): inner.addTables(to: &names)
    case .all(let parts), .any(let parts): for part in parts { part.addTables(to: &names) }
    }
  }
}

extension QueryValue {
  func addTables(to names: inout Set<String>) {
    switch self {
    case .constant, .element, .record, .invalid: break
    case .path(let path), .entry(let path, _), .elementCount(let path):
      for case let target? in path.steps.map(\.target) { names.insert(target.name) }
    case .aggregate(_, let path, let value, let filter):
      path.addTables(to: &names)
      value?.addTables(to: &names)
      filter?.addTables(to: &names)
    case .arithmetic(let first, _, let second):
      first.addTables(to: &names)
      second.addTables(to: &names)
    case .outer(_, let value): value.addTables(to: &names)
    }
  }
}

extension CollectionPath {
  fileprivate func addTables(to names: inout Set<String>) {
    for case let target? in steps.map(\.target) { names.insert(target.name) }
  }
}
