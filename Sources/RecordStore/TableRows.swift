/// The records of a table by its name, for programs that do not know its Swift type. Every step gives a new value;
/// nothing is read before the last one asks for it.
///
/// ```swift
/// let store = try Store(at: path, schema: [], configuration: StoreConfiguration(isReadOnly: true))
/// try store.read { snapshot in
///   let rows = try snapshot.rows(ofTable: "Omiyage")
///     .where("title", .contains, .string("牛丼"))
///     .sorted(by: "average", .descending)
///     .limit(20)
///   try rows.forEach { row in print(row.number, try row["title"]) }
/// }
/// ```
public struct TableRows {
  /// The table.
  public let table: TableDescription
  let source: any RowSource
  var query: Query

  init(source: any RowSource, table: TableSchema) throws {
    self.source = source
    self.table = try TableDescription(table, in: source)
    query = Query(table: table, unbuilt: source.unbuiltIndexes(of: table))
  }

  // MARK: Conditions

  /// Keeps the records whose field compares so with a value, too. Numbers compare with fields of every type of
  /// numbers that can tell them exactly, and with those of Float, whose precision they are rounded to.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a field that the table does not have, a value of another type, and
  ///   a comparison that the type does not know.
  public func `where`(_ field: String, _ comparison: FieldComparison, _ value: RecordValue) throws -> TableRows {
    let position = try position(of: field)
    var rows = self
    rows.query.condition = .and(query.condition, try expression(position, comparison, value))
    return rows
  }

  private func expression(
    _ position: Int, _ comparison: FieldComparison, _ value: RecordValue
  ) throws -> QueryExpression {
    let field = query.table.fields[position]
    if field.type == .links, comparison == .contains, case .link(let number)? = value.stored(as: .link) {
      return .links(position, to: number)
    }
    if comparison == .contains, case .element(let element) = field.detail, field.type != .map,
      let stored = value.stored(as: element.type, field.detail.ofElement), stored != .null
    {
      return .element(position, stored)
    }
    guard let stored = value.stored(as: field.type, field.detail) else {
      throw StoreError.invalidArgument("the field '\(field.name)' of \(table.name) has values of another type.")
    }
    if let comparison = comparison.comparison {
      guard field.type.isOrdered || !comparison.isOfOrder else {
        throw StoreError.invalidArgument("the field '\(field.name)' of \(table.name) has no order.")
      }
      return .compare(position, comparison, stored)
    }
    guard case .string(let text) = stored else {
      throw StoreError.invalidArgument("the field '\(field.name)' of \(table.name) is no text, or the value is none.")
    }
    switch comparison {
    case .beginsWith: return .text(position, .beginsWith, text)
    case .endsWith: return .text(position, .endsWith, text)
    case .matches: return .search([position], TextSearchTerm(matcher: TextSearch(text).matcher))
    default: return .text(position, .contains, text)
    }
  }

  // MARK: Order

  /// Orders by a field, or by a path in the words of predicates, such as `owner.name`. nil comes last, in both
  /// directions, unless `nulls` says otherwise. The primary key, rising, decides what is equal;
  /// ``then(by:_:nulls:)`` decides it before.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a name that the table does not have, and for what has no order.
  public func sorted(
    by field: String, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) throws -> TableRows {
    var rows = self
    rows.query.order = []
    return try rows.then(by: field, order, nulls: nulls)
  }

  /// A further key of the order.
  ///
  /// - Throws: ``StoreError`` `invalidArgument`, as ``sorted(by:_:nulls:)``.
  public func then(by field: String, _ order: SortOrder = .ascending, nulls: NullOrder = .last) throws -> TableRows {
    var rows = self
    rows.query.order.append(
      SortKey(try value(field), isDescending: order == .descending, nilsFirst: nulls == .first))
    return rows
  }

  /// A field, or what a path leads to.
  func value(_ path: String) throws(StoreError) -> QueryValue {
    guard let field = query.table.field(named: path) else {
      return try SortPath(path).value(in: PredicateScope(query.table, in: source.schema)).value
    }
    guard query.table.fields[field].type.isOrdered else {
      throw StoreError.invalidArgument("the field '\(path)' of \(table.name) has no order.")
    }
    return .field(field)
  }

  /// At most `count` records. Default: all.
  public func limit(_ count: Int) -> TableRows {
    var rows = self
    rows.query.limit = max(0, count)
    return rows
  }

  /// Leaves out the first `count` records.
  public func offset(_ count: Int) -> TableRows {
    var rows = self
    rows.query.offset = max(0, count)
    return rows
  }

  // MARK: Reading

  /// How many records; without a condition the cost does not depend on it.
  public func count() throws -> Int { try QueryRunner(source: source, query: query).count() }

  /// The first record; nil when there is none.
  public func first() throws -> TableRow? {
    var first: TableRow?
    let one = query.limit == 0 ? self : limit(1)
    try one.forEach { first = $0 }
    return first
  }

  /// All records.
  public func array() throws -> [TableRow] {
    var rows: [TableRow] = []
    try forEach { rows.append($0) }
    return rows
  }

  /// Reads record after record, without keeping them.
  public func forEach(_ body: (TableRow) throws -> Void) throws {
    try QueryRunner(source: source, query: query).forEach { view in
      try body(TableRow(view: view))
      return true
    }
  }

  /// How the query is answered, as ``Results/explain()`` says it.
  public func explain() -> String { QueryPlanner(query, source).explanation() }

  func position(of field: String) throws -> Int {
    if let position = query.table.field(named: field) { return position }
    throw StoreError.invalidArgument("\(table.name) has no field '\(field)'.")
  }
}
