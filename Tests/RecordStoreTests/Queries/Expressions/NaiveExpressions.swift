import FoundationEssentials

@testable import RecordStore

/// Conditions as they are defined, over values in memory.
struct NaiveExpressions {
  /// A record, a struct or an element.
  struct Item {
    var table: TableSchema?
    var number: Int64 = 0
    var values: [Value] = []
    var element = Value.null
  }

  /// All records by table, rising by number.
  var records: [String: [Item]] = [:]

  mutating func add<R: Record>(_ record: R, number: Int) {
    let table = R.schema.table
    let values = R.schema.withValues(of: record) { values in table.fields.indices.map { values($0) } }
    records[table.name, default: []].append(Item(table: table, number: Int64(number), values: values))
  }

  // MARK: Conditions

  /// - Parameter items: what the condition is on, within what is around it.
  func holds(_ expression: QueryExpression, _ items: [Item]) -> Bool {
    switch expression {
    case .constant(let value): value
    case .relation(let first, let comparison, let second):
      Self.holds(value(first, items), comparison, value(second, items))
    case .textual(let first, let textOperator, let second, _):
      Self.holds(value(first, items), textOperator, value(second, items))
    case .quantified(let quantifier, let path, let inner):
      switch quantifier {
      case .any: elements(path, items).contains { holds(inner, items + [$0]) }
      case .all: elements(path, items).allSatisfy { holds(inner, items + [$0]) }
      case .none: !elements(path, items).contains { holds(inner, items + [$0]) }
      }
    case .memberOf(let value, let values): values.contains { Self.holds(self.value(value, items), .equal, $0) }
    case .outer(let levels, let inner): holds(inner, items.dropLast(levels))
    case .not(let inner): !holds(inner, items)
    case .all(let parts): parts.allSatisfy { holds($0, items) }
    case .any(let parts): parts.contains { holds($0, items) }
    default: preconditionFailure("a case that no random tree has")
    }
  }

  private static func holds(_ first: Value, _ comparison: Comparison, _ second: Value) -> Bool {
    let order: Int
    switch (first, second) {
    case (.null, .null): return comparison == .equal
    case (.null, _), (_, .null): return comparison == .notEqual
    case (.string(let a), .string(let b)):
      let (a, b) = (Array(TextFold.nfc(a).utf8), Array(TextFold.nfc(b).utf8))
      order = a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
    case (.link(let a), .link(let b)): order = a == b ? 0 : 1
    default:
      let (a, b) = (number(first), number(second))
      order = a == b ? 0 : a < b ? -1 : 1
    }
    return comparison.holds(order: order)
  }

  private static func holds(_ first: Value, _ textOperator: TextOperator, _ second: Value) -> Bool {
    guard case .string(let text) = first, case .string(let needle) = second else {
      return textOperator == .compares(.equal) && first == .null && second == .null
    }
    return switch textOperator {
    case .contains: TextSearch(needle).matches(text)
    case .beginsWith: TextFold.folded(text).hasPrefix(TextFold.folded(needle))
    case .endsWith: TextFold.folded(text).hasSuffix(TextFold.folded(needle))
    default: TextFold.folded(text) == TextFold.folded(needle)
    }
  }

  /// Random numbers are few, small, and quarters at most, so that a Double tells each.
  private static func number(_ value: Value) -> Double {
    switch value {
    case .int(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .float(let number): Double(number)
    case .double(let number): number
    case .decimal(let number): Double(Decimal(number).description) ?? .nan
    default: .nan
    }
  }

  private static func isInteger(_ value: Value) -> Bool {
    switch value {
    case .int, .unsigned: true
    default: false
    }
  }

  // MARK: Values

  func value(_ value: QueryValue, _ items: [Item]) -> Value {
    switch value {
    case .constant(let constant): return constant
    case .path(let path): return follow(path.steps, items.suffix(1)).first?.values[path.field] ?? .null
    case .entry(let path, let key):
      guard case .map(let entries)? = follow(path.steps, items.suffix(1)).first?.values[path.field] else {
        return .null
      }
      return entries.first { $0.key == key }?.value ?? .null
    case .elementCount(let path):
      guard let owner = follow(path.steps, items.suffix(1)).first, owner.values[path.field] != .null else {
        return .null
      }
      return .int(Int64(Self.elements(of: owner, path.field).count))
    case .element: return items.last?.element ?? .null
    case .record: return .link(items.last?.number ?? 0)
    case .aggregate(let aggregate, let path, let value, let filter):
      let elements = elements(path, items).filter { item in filter.map { holds($0, items + [item]) } ?? true }
      return Self.aggregate(
        aggregate, elements.map { item in value.map { self.value($0, items + [item]) } ?? item.element })
    case .arithmetic(let first, let arithmetic, let second):
      return Self.result(self.value(first, items), arithmetic, self.value(second, items))
    case .outer(let levels, let inner): return self.value(inner, items.dropLast(levels))
    case .invalid: preconditionFailure("a case that no random tree has")
    }
  }

  private static func aggregate(_ aggregate: Aggregate, _ all: [Value]) -> Value {
    let values = all.filter { $0 != .null }
    let total = values.reduce(0) { $0 + number($1) }
    switch aggregate {
    case .count: return .int(Int64(values.count))
    case .sum: return .double(total)
    case .average: return values.isEmpty ? .null : .double(total / Double(values.count))
    case .minimum: return values.min { holds($0, .less, $1) } ?? .null
    case .maximum: return values.max { holds($0, .less, $1) } ?? .null
    }
  }

  private static func result(_ first: Value, _ arithmetic: ArithmeticOperator, _ second: Value) -> Value {
    guard first != .null, second != .null else { return .null }
    let (a, b) = (number(first), number(second))
    let areIntegers = isInteger(first) && isInteger(second)
    if areIntegers, arithmetic == .divide, b == 0 { return .null }
    let result =
      switch arithmetic {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: areIntegers ? (a / b).rounded(.towardZero) : a / b
      }
    return result.isNaN ? .null : areIntegers ? .int(Int64(result)) : .double(result)
  }

  // MARK: Paths

  private func elements(_ path: CollectionPath, _ items: [Item]) -> [Item] {
    let owners = follow(path.steps, items.suffix(1))
    guard let field = path.elementField else {
      // What a count counts.
      return owners.map { owner in
        var owner = owner
        owner.element = .bool(true)
        return owner
      }
    }
    return owners.flatMap { Self.elements(of: $0, field) }
  }

  private static func elements(of owner: Item, _ field: Int) -> [Item] {
    let values: [Value] =
      switch owner.values[field] {
      case .list(let elements), .set(let elements): elements
      case .map(let entries): entries.map(\.value)
      case .links(let numbers): numbers.map { .link($0) }
      default: []
      }
    return values.map { value in
      guard case .embedded(let fields) = value else { return Item(element: value) }
      return Item(table: owner.table?.embeddedTables[field], values: fields, element: .bool(true))
    }
  }

  private func follow(_ steps: [PathStep], _ items: ArraySlice<Item>) -> [Item] {
    steps.reduce(Array(items)) { items, step in items.flatMap { next(step, $0) } }
  }

  private func next(_ step: PathStep, _ item: Item) -> [Item] {
    switch step {
    case .embedded(let field):
      guard case .embedded(let values) = item.values[field] else { return [] }
      return [Item(table: item.table?.embeddedTables[field], values: values)]
    case .link(let field, let target), .list(let field, let target):
      return item.values[field].linkedNumbers.compactMap { number in
        records[target.name]?.first { $0.number == number }
      }
    case .reference(let field, let target):
      return (records[target.name] ?? []).filter { Self.holds(key(of: $0), .equal, item.values[field]) }
    case .backlinks(let target, let field):
      return (records[target.name] ?? []).filter { other in
        let value = other.values[field]
        let numbers = value.linkedNumbers
        return numbers.isEmpty
          ? value != .null && Self.holds(key(of: item), .equal, value) : numbers.contains(item.number)
      }
    }
  }

  private func key(of item: Item) -> Value { item.table.map { item.values[$0.keyField] } ?? .null }
}
