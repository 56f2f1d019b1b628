/// Compiles steps for the tables of one state.
extension ExpressionScope {
  /// Steps of one path. They may go round in circles, so their number needs a limit.
  static let stepLimit = 32
  /// Collections one in the other.
  static let collectionLimit = 16

  /// - Parameter isToOne: refuses steps to many.
  func compile(
    _ steps: [PathStep], isToOne: Bool
  ) throws(StoreError) -> (path: RowPath, end: ExpressionScope) {
    guard steps.count <= Self.stepLimit else {
      throw .invalidArgument("a path has more than \(Self.stepLimit) steps.")
    }
    var scope = self
    var compiled: [RowStep] = []
    var isMissing = false
    for step in steps {
      if isToOne, !step.isToOne {
        throw .invalidArgument("a path of \(table.name) leads to many records where one value is asked for.")
      }
      let (next, table) = try scope.compile(step)
      if case .nowhere = next { isMissing = true }
      compiled.append(next)
      scope = scope.moved(to: table)
    }
    return (RowPath(steps: isMissing ? [.nowhere] : compiled), scope)
  }

  private func compile(_ step: PathStep) throws(StoreError) -> (RowStep, TableSchema) {
    if case .embedded(let field) = step {
      guard let embedded = table.embeddedTables[try layout(field).field], table.fields[field].type == .embedded else {
        throw wrongStep(field)
      }
      return (.embedded(table.layouts[field]), embedded)
    }
    guard let target = step.target else { throw .invalidArgument("a path leads nowhere.") }
    let (other, isMissing) = try table(of: target)
    let compiled: RowStep
    switch step {
    case .embedded: throw .invalidArgument("a path leads nowhere.")
    case .link(let field, _): compiled = .link(try linkLayout(field, .link, to: other), other)
    case .list(let field, _): compiled = .list(try linkLayout(field, .links, to: other), other)
    case .reference(let field, _): compiled = try reference(field, to: other)
    case .backlinks(_, let field): compiled = .backlinks(try backlinks(other, field))
    }
    return (isMissing ? .nowhere : compiled, other)
  }

  private func linkLayout(_ field: Int, _ type: PropertyType, to other: TableSchema) throws(StoreError) -> FieldLayout {
    let layout = try layout(field)
    guard layout.type == type, table.fields[field].target?.table == other.name else { throw wrongStep(field) }
    return layout
  }

  private func reference(_ field: Int, to other: TableSchema) throws(StoreError) -> RowStep {
    let layout = try layout(field)
    switch other.keyKind {
    case .int where layout.type.isInteger: return .number(layout, other)
    case .string where layout.type == .string: return .key(layout, other)
    default: throw wrongStep(field)
    }
  }

  private func backlinks(_ other: TableSchema, _ field: Int) throws(StoreError) -> BacklinkPath {
    let scope = moved(to: other)
    let layout = try scope.layout(field)
    guard elementType == nil, !table.isEmbedded else {
      throw .invalidArgument("nothing leads to the parts of a record of \(table.name).")
    }
    var textKey: FieldLayout?
    switch layout.type {
    case .link, .links: guard other.fields[field].target?.table == table.name else { throw scope.wrongStep(field) }
    case .string where table.keyKind == .string: textKey = table.layouts[table.keyField]
    default: guard table.keyKind == .int, layout.type.isInteger else { throw scope.wrongStep(field) }
    }
    let usable = other.indexes.filter { $0.keys[0] == field && source.isBuilt($0, of: other) }
    return BacklinkPath(
      table: other, field: layout, index: usable.first { $0.keys.count == 1 } ?? usable.first, textKey: textKey)
  }

  private func wrongStep(_ field: Int) -> StoreError {
    .invalidArgument("the field '\(table.path(of: field))' of \(table.name) does not lead there.")
  }

  // MARK: Collections

  /// - Parameter body: compiles what is asked of each element.
  func compile<Result>(
    _ path: CollectionPath, _ body: (ExpressionScope) throws(StoreError) -> Result
  ) throws(StoreError) -> (collection: RowCollection, result: Result) {
    guard collections.count < Self.collectionLimit else {
      throw .invalidArgument("collections are nested more than \(Self.collectionLimit) deep.")
    }
    var (steps, end) = try compile(path.steps, isToOne: false)
    let around = Around()
    var field: FieldLayout?
    var elementType: PropertyType?
    if let elementField = path.elementField {
      field = try end.layout(elementField)
      elementType = try end.elementType(of: elementField)
      if elementType == .embedded, let embedded = end.table.embeddedTables[elementField] {
        end = end.moved(to: embedded)
        elementType = nil
      }
    }
    let result = try body(within(end.table, elementType: elementType, around))
    return (RowCollection(path: steps, elementField: field, needsOuter: around.isAskedFor), result)
  }

  private func elementType(of field: Int) throws(StoreError) -> PropertyType {
    switch (table.fields[field].type, table.fields[field].detail) {
    case (.bytes, _): return .uint8
    case (.list, .element(let element)), (.set, .element(let element)), (.map, .element(let element)):
      return element.type
    default:
      throw .invalidArgument("the field '\(table.path(of: field))' of \(table.name) has no elements.")
    }
  }
}
