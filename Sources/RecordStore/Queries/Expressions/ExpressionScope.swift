/// What names mean where an expression is compiled: the table of the rows, and what is around them.
struct ExpressionScope {
  /// Whether what is within a collection asks for the row around it.
  final class Around {
    var isAskedFor = false
  }

  let source: any RowSource
  let table: TableSchema
  /// Within the elements of a field that are no structs: their type. They have no fields.
  var elementType: PropertyType?
  private(set) var collections: [(scope: ExpressionScope, around: Around)] = []

  init(source: any RowSource, table: TableSchema) {
    self.source = source
    self.table = table
  }

  /// The struct, or the record, that a path to one leads to.
  func moved(to table: TableSchema) -> ExpressionScope {
    var scope = ExpressionScope(source: source, table: table)
    scope.collections = collections
    return scope
  }

  /// The elements of a collection.
  func within(_ table: TableSchema, elementType: PropertyType?, _ around: Around) -> ExpressionScope {
    var scope = ExpressionScope(source: source, table: table)
    scope.elementType = elementType
    scope.collections = collections + [(self, around)]
    return scope
  }

  /// The scope so many collections further out.
  func outside(_ levels: Int) throws(StoreError) -> ExpressionScope {
    guard levels > 0, levels <= collections.count else {
      throw .invalidArgument("the condition names a record outside of all records.")
    }
    let left = collections.suffix(levels)
    for collection in left { collection.around.isAskedFor = true }
    return left[left.startIndex].scope
  }

  func layout(_ field: Int) throws(StoreError) -> FieldLayout {
    guard elementType == nil else { throw .invalidArgument("the elements of a field of \(table.name) have no fields.") }
    guard table.layouts.indices.contains(field) else {
      throw .invalidArgument("\(table.name) has no field \(field).")
    }
    return table.layouts[field]
  }

  /// The table of a step.
  ///
  /// - Throws: `schemaMismatch` where a type does not fit its table; `invalidArgument` where a named one is missing.
  func table(of target: PathTarget) throws(StoreError) -> (table: TableSchema, isMissing: Bool) {
    switch target {
    case .declared(let declared):
      if let table = try source.table(for: declared) { return (table, false) }
      return (declared, true)
    case .named(let name):
      guard let table = source.schema.table(named: name) else {
        throw .invalidArgument("the store has no table '\(name)'.")
      }
      return (table, false)
    }
  }
}
