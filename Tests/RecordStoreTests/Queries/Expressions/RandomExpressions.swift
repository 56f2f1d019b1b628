@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random trees of conditions that mean something.
struct RandomExpressions {
  var generator: SeededGenerator

  /// What a condition is on: a record or a struct, or an element that is none.
  enum Scope {
    case table(TableSchema)
    case element(PropertyType)
  }

  // MARK: Conditions

  mutating func condition(_ scopes: [Scope], depth: Int) -> QueryExpression {
    let choice = depth <= 0 ? 4 + generator.below(4) : generator.below(10)
    switch choice {
    case 0: return .not(condition(scopes, depth: depth - 1))
    case 1: return .all((0..<generator.below(4)).map { _ in condition(scopes, depth: depth - 1) })
    case 2: return .any((0..<generator.below(4)).map { _ in condition(scopes, depth: depth - 1) })
    case 3 where scopes.count > 1:
      let levels = 1 + generator.below(scopes.count - 1)
      return .outer(levels, condition(scopes.dropLast(levels), depth: depth - 1))
    case 4:
      return .relation(text(scopes, depth: depth - 1), comparison(), text(scopes, depth: depth - 1))
    case 5:
      let textOperator: TextOperator = [.contains, .beginsWith, .endsWith, .compares(.equal)][generator.below(4)]
      return .textual(text(scopes, depth: depth - 1), textOperator, text(scopes, depth: depth - 1), .all)
    case 6: return .memberOf(number(scopes, depth: depth - 1), [.int(1), .double(2.5), .null, .int(3)])
    case 7: return link(scopes)
    case 8:
      if let (path, scope) = collection(scopes) {
        let quantifier: Quantifier = [.any, .all, .none][generator.below(3)]
        return .quantified(quantifier, path, condition(scopes + [scope], depth: depth - 1))
      }
    default: break
    }
    return .relation(
      number(scopes, depth: depth - 1, hasDecimals: true), comparison(),
      number(scopes, depth: depth - 1, hasDecimals: true))
  }

  private mutating func comparison() -> Comparison {
    [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual][generator.below(6)]
  }

  private mutating func link(_ scopes: [Scope]) -> QueryExpression {
    guard case .table(let table) = scopes[scopes.count - 1], !table.isEmbedded,
      let path = path(scopes, where: { $0.type == .link })
    else { return .constant(generator.oneIn(2)) }
    let other: [QueryValue] = [.record, .constant(.link(Int64(generator.below(6)))), .constant(.null), path]
    return .relation(path, generator.oneIn(2) ? .equal : .notEqual, other[generator.below(4)])
  }

  // MARK: Values

  private mutating func number(_ scopes: [Scope], depth: Int, hasDecimals: Bool = false) -> QueryValue {
    switch depth <= 0 ? generator.below(4) : generator.below(8) {
    case 0: break
    case 1: return [.constant(.double(2.5)), .constant(.null), .constant(.unsigned(3))][generator.below(3)]
    case 2:
      if case .element(let type)? = scopes.last, type == .int64 { return .element }
      if let path = path(scopes, where: { $0.type == .map }), case .path(let path) = path {
        return generator.oneIn(2) ? .entry(path, key: "tea") : .elementCount(path)
      }
    case 3, 4:
      if let path = path(scopes, where: { $0.type.isNumeric && (hasDecimals || $0.type != .decimal) }) { return path }
    case 5:
      let arithmetic: ArithmeticOperator = [.add, .subtract, .multiply, .divide][generator.below(4)]
      // Whether a quotient is cut off depends on the types of both, which the definition knows of simple values only.
      let inner = arithmetic == .divide ? 0 : depth - 1
      return .arithmetic(number(scopes, depth: inner), arithmetic, number(scopes, depth: inner))
    case 6:
      if let (path, scope) = collection(scopes) {
        let aggregates: [Aggregate] = [.count, .sum, .average, .minimum, .maximum]
        let filter = generator.oneIn(2) ? condition(scopes + [scope], depth: depth - 1) : nil
        return .aggregate(
          aggregates[generator.below(5)], path, of: number(scopes + [scope], depth: depth - 1), where: filter)
      }
    default:
      if scopes.count > 1 { return .outer(1, number(scopes.dropLast(), depth: depth - 1)) }
    }
    return .constant(.int(Int64(generator.below(8)) - 1))
  }

  private mutating func text(_ scopes: [Scope], depth: Int) -> QueryValue {
    if generator.oneIn(3) { return .constant(.string(Self.texts[generator.below(Self.texts.count)])) }
    if case .element(.string)? = scopes.last, generator.oneIn(2) { return .element }
    if depth > 0, scopes.count > 1, generator.oneIn(4) { return .outer(1, text(scopes.dropLast(), depth: depth - 1)) }
    if depth > 0, generator.oneIn(4), let (path, scope) = collection(scopes) {
      return .aggregate(.maximum, path, of: text(scopes + [scope], depth: depth - 1), where: nil)
    }
    return path(scopes) { $0.type == .string } ?? .constant(.null)
  }

  static let texts = ["", "a", "A", "Jane", "tea", "が", "か\u{3099}", "ガ", "ＴＥＡ"]

  // MARK: Paths

  private mutating func path(_ scopes: [Scope], where isWanted: (FieldSchema) -> Bool) -> QueryValue? {
    guard case .table(var table)? = scopes.last else { return nil }
    var steps: [PathStep] = []
    while generator.oneIn(2), steps.count < 3, let (step, next) = step(of: table, isToOne: true) {
      steps.append(step)
      table = next
    }
    let fields = table.fields.indices.filter { isWanted(table.fields[$0]) }
    return fields.isEmpty ? nil : .path(ValuePath(steps: steps, field: fields[generator.below(fields.count)]))
  }

  private mutating func collection(_ scopes: [Scope]) -> (path: CollectionPath, scope: Scope)? {
    guard case .table(var table)? = scopes.last else { return nil }
    var steps: [PathStep] = []
    while generator.oneIn(3) || steps.isEmpty, steps.count < 3,
      let (step, next) = step(of: table, isToOne: generator.oneIn(3))
    {
      steps.append(step)
      table = next
    }
    let fields = table.fields.indices.filter { [.list, .set, .map].contains(table.fields[$0].type) }
    guard generator.oneIn(3), !fields.isEmpty else { return (CollectionPath(steps: steps), .table(table)) }
    let field = fields[generator.below(fields.count)]
    let path = CollectionPath(steps: steps, elementField: field)
    if let embedded = table.embeddedTables[field] { return (path, .table(embedded)) }
    guard case .element(let element) = table.fields[field].detail else { return nil }
    return (path, .element(element.type))
  }

  private mutating func step(of table: TableSchema, isToOne: Bool) -> (PathStep, TableSchema)? {
    let names = table.fields.map(\.name) + (table.declaration?.relationNames ?? [])
    let steps = names.compactMap { PathStep($0, of: table) }.filter { $0.isToOne == isToOne }
    guard !steps.isEmpty else { return nil }
    let step = steps[generator.below(steps.count)]
    if case .embedded(let field) = step { return table.embeddedTables[field].map { (step, $0) } }
    guard case .declared(let other)? = step.target else { return nil }
    return (step, other)
  }
}
