/// Follows a path, name by name, and keeps where it has come.
struct PredicatePathWalk {
  /// What stands at the end of the names so far.
  private enum Place {
    /// A record or a struct.
    case record
    /// A field, into which no step has been made yet.
    case field(Int)
    case entry(Int, key: String)
    /// An element that is no struct.
    case element(PropertyType)
  }

  private(set) var scope: PredicateScope
  private var place: Place
  /// Steps to one record each, since the collection.
  private var steps: [PathStep] = []
  /// The collection behind which the path has come, with the table of its elements.
  private(set) var collection: CollectionPath?
  private var elementTable: TableSchema
  let start: TableSchema

  init(_ scope: PredicateScope, elementType: PropertyType? = nil) {
    self.scope = scope
    start = scope.table
    elementTable = scope.table
    place = elementType.map { .element($0) } ?? .record
  }

  // MARK: Steps

  mutating func follow(_ name: String, at offset: Int) throws(PredicateFault) {
    try enter(at: offset)
    switch scope.meaning(of: name) {
    case .field(let field): place = .field(field)
    case .step(let step, let target):
      add(step, target)
      place = .record
    case nil:
      throw PredicateFault(
        offset: offset, message: "\(scope.title) has no property '\(name)'\(scope.remedy(for: name))")
    }
  }

  mutating func take(key: String, at offset: Int) throws(PredicateFault) {
    guard case .field(let field) = place, scope.table.fields[field].type == .map else {
      throw PredicateFault(offset: offset, message: "a key in brackets stands only behind a map.")
    }
    place = .entry(field, key: key)
  }

  /// From a field to the record or the structs in it.
  private mutating func enter(at offset: Int) throws(PredicateFault) {
    switch place {
    case .record: return
    case .element(let type): throw noProperties(type, at: offset)
    case .entry(let field, _):
      throw noProperties(scope.table.fields[field].detail.elementType ?? .map, at: offset)
    case .field(let field):
      let type = scope.table.fields[field].type
      switch type {
      case .link, .links:
        guard let (target, other) = scope.target(of: field) else {
          throw PredicateFault(
            offset: offset, message: "the table that '\(scope.table.path(of: field))' leads to is not in the store.")
        }
        add(type == .link ? .link(field, to: target) : .list(field, to: target), other)
      case .embedded:
        guard let inner = scope.embedded(in: field) else { throw noProperties(type, at: offset) }
        add(.embedded(field), inner)
      case .list, .set, .map:
        guard let inner = scope.embedded(in: field) else {
          throw noProperties(scope.table.fields[field].detail.elementType ?? type, at: offset)
        }
        try collect(field, at: offset)
        scope = inner
        elementTable = inner.table
      default: throw noProperties(type, at: offset)
      }
      place = .record
    }
  }

  private func noProperties(_ type: PropertyType, at offset: Int) -> PredicateFault {
    PredicateFault(offset: offset, message: "\(type.words) has no properties: nothing can stand behind this point.")
  }

  private mutating func add(_ step: PathStep, _ target: PredicateScope) {
    scope = target
    if step.isToOne {
      steps.append(step)
      return
    }
    var path = collection ?? CollectionPath()
    path.steps += steps + [step]
    (collection, steps, elementTable) = (path, [], target.table)
  }

  /// The elements of a field are the collection.
  private mutating func collect(_ field: Int, at offset: Int) throws(PredicateFault) {
    var path = collection ?? CollectionPath()
    guard path.elementField == nil else {
      throw PredicateFault(offset: offset, message: "a collection in the structs of a collection cannot be asked for.")
    }
    path.steps += steps
    path.elementField = field
    (collection, steps) = (path, [])
  }

  // MARK: The end

  /// Ends the collection before a function, and goes on with its elements.
  mutating func endCollection(at offset: Int) throws(PredicateFault) -> CollectionPath {
    if case .field(let field) = place, scope.table.fields[field].type.isCounted {
      let (type, inner) = (scope.table.fields[field].type, scope.embedded(in: field))
      if type == .links {
        try enter(at: offset)
      } else {
        try collect(field, at: offset)
        place = inner == nil ? .element(scope.table.fields[field].detail.elementType ?? .uint8) : .record
        scope = inner ?? scope
        elementTable = scope.table
      }
    }
    guard let collection else {
      throw PredicateFault(offset: offset, message: "a function stands behind a collection, and this is none.")
    }
    return collection
  }

  /// Whether the path leads from the elements of a collection to one value of each.
  var isBehindCollection: Bool {
    guard collection != nil else { return false }
    switch place {
    case .record: return !steps.isEmpty
    case .element: return false
    case .entry: return true
    case .field(let field): return !scope.table.fields[field].type.isCounted
    }
  }

  /// Of an element that is no record and no struct.
  var elementType: PropertyType? { if case .element(let type) = place { type } else { nil } }

  /// The value at the end, of each element behind a collection.
  func single(at offset: Int) throws(PredicateFault) -> PredicateOperand.Single {
    let table = collection == nil ? start : elementTable
    switch place {
    case .field(let field):
      return PredicateOperand.Single(
        value: .path(ValuePath(steps: steps, field: field)), type: scope.table.fields[field].type, table: table)
    case .entry(let field, let key):
      return PredicateOperand.Single(
        value: .entry(ValuePath(steps: steps, field: field), key: key),
        type: scope.table.fields[field].detail.elementType ?? .map, table: table)
    case .element(let type): return PredicateOperand.Single(value: .element, type: type, table: table)
    case .record:
      if steps.isEmpty {
        let isStruct = scope.table.isEmbedded
        return PredicateOperand.Single(
          value: isStruct ? .element : .record, type: isStruct ? .embedded : .link, table: table)
      }
      throw PredicateFault(
        offset: offset, message: "a property of \(scope.title) must follow, as in '.\(scope.names[0])'.")
    }
  }

  /// What the path is as a whole.
  mutating func end(at offset: Int) throws(PredicateFault) -> PredicateOperand.Content {
    guard case .field(let field) = place, scope.table.fields[field].type.isCounted else {
      let element = try single(at: offset)
      guard let collection else { return .single(element) }
      return .many(PredicateOperand.Many(path: collection, element: element, whole: nil, table: start))
    }
    let whole = collection == nil ? try single(at: offset) : nil
    let path = try endCollection(at: offset)
    return .many(
      PredicateOperand.Many(path: path, element: try single(at: offset), whole: whole, table: start))
  }
}

extension FieldDetail {
  /// Of a list, a set or a map.
  var elementType: PropertyType? { if case .element(let element) = self { element.type } else { nil } }
}
