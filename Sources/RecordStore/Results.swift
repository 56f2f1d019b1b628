/// The records that a query finds. Every step gives a new value; nothing is read before the last one asks for it.
///
/// ```swift
/// let best = try snapshot.objects(Omiyage.self)
///   .where { $0.title.contains("牛丼") || $0.average >= 4 }
///   .sorted(by: \.average, .descending)
///   .limit(20)
///   .array()
/// ```
public struct Results<R: Record> {
  let source: any RowSource
  /// nil when the store has no such table yet: no records.
  var query: Query?
  /// Why nothing can be read: the table has other fields than the type.
  var failure: StoreError?

  // MARK: Conditions

  /// Keeps the records that satisfy a condition, too.
  public func `where`(_ condition: (Properties<R>) -> Condition) -> Results {
    filtered(condition(Properties()).within(0))
  }

  /// Keeps the records in which one of some texts contains a word, as a person would find it. An empty word keeps all.
  ///
  /// A property that is no text is a programming mistake.
  public func matching(_ search: TextSearch, in keyPaths: [PartialKeyPath<R>]) -> Results {
    if search.matcher.needle.isEmpty { return self }
    let fields = keyPaths.map { R.schema.position(of: $0) }
    for field in fields {
      precondition(R.schema.table.fields[field].type == .string, "a search in a property that is no text")
    }
    return filtered(.search(fields, TextSearchTerm(matcher: search.matcher)))
  }

  /// Keeps the records whose link, or list, at a position leads to a record.
  func linking(_ field: Int, to number: Int64) -> Results { filtered(.links(field, to: number)) }

  /// Keeps the records with these numbers, in this order.
  func members(_ numbers: [Int64]) -> Results { changed { $0.members = numbers } }

  func filtered(_ expression: QueryExpression) -> Results {
    changed { $0.condition = .and($0.condition, expression) }
  }

  // MARK: Order

  /// Orders by a property. nil comes last, in both directions, unless `nulls` says otherwise. The primary key, rising,
  /// decides what is equal; ``then(by:_:nulls:)`` decides it before.
  public func sorted<V: PropertyValue>(
    by keyPath: KeyPath<R, V>, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) -> Results {
    let key = Self.key(keyPath, order, nulls)
    return changed { $0.order = [key] }
  }

  /// A further key of the order.
  public func then<V: PropertyValue>(
    by keyPath: KeyPath<R, V>, _ order: SortOrder = .ascending, nulls: NullOrder = .last
  ) -> Results {
    let key = Self.key(keyPath, order, nulls)
    return changed { $0.order.append(key) }
  }

  private static func key(_ keyPath: PartialKeyPath<R>, _ order: SortOrder, _ nulls: NullOrder) -> SortKey {
    SortKey(R.schema.place(of: keyPath), isDescending: order == .descending, nilsFirst: nulls == .first)
  }

  /// At most `count` records. Default: all.
  public func limit(_ count: Int) -> Results { changed { $0.limit = Swift.max(0, count) } }

  /// Leaves out the first `count` records.
  public func offset(_ count: Int) -> Results { changed { $0.offset = Swift.max(0, count) } }

  func changed(_ change: (inout Query) -> Void) -> Results {
    guard var query else { return self }
    change(&query)
    return Results(source: source, query: query)
  }

  // MARK: Reading

  func runner() throws -> QueryRunner? {
    if let failure { throw failure }
    return try query.map { try QueryRunner(source: source, query: $0) }
  }

  /// How many records; without a condition the cost does not depend on it.
  public func count() throws -> Int { try runner()?.count() ?? 0 }

  /// The first record; nil when there is none.
  public func first() throws -> R? {
    var first: R?
    // The limit lets the plan take an index that has the order.
    let one = query?.limit == 0 ? self : limit(1)
    try one.forEachView {
      first = try R.schema.record($0)
      return false
    }
    return first
  }

  /// All records.
  public func array() throws -> [R] {
    var records: [R] = []
    try forEach { records.append($0) }
    return records
  }

  /// Reads record after record, without keeping them.
  public func forEach(_ body: (R) throws -> Void) throws {
    let schema = R.schema
    try forEachView { row in
      try body(schema.record(row))
      return true
    }
  }

  /// Gives out row after row; no struct is built.
  public func forEachRow(_ body: (Row<R>) throws -> Void) throws {
    try forEachView { row in
      try body(Row(row))
      return true
    }
  }

  /// The Int primary keys, in order.
  public func ids() throws -> [Int] { try numbers().map { Int($0) } }

  /// How the query is answered, in a few lines: what is read and how much of it, what is tested on each record, where
  /// the order comes from, and what was left aside.
  ///
  /// ```
  /// index average, in its order: about 20 of 300 records
  /// order: average falling, id, as it is read
  /// limit: 20
  /// left aside, as more work: all 300 records
  /// ```
  ///
  /// The first words are `primary key`, `index` with its properties, or `scan`. Counts are estimates. The cost is a few
  /// look-ups; no record is read.
  public func explain() -> String {
    query.map { QueryPlanner($0, source).explanation() } ?? "nothing: the table is missing"
  }

  /// Record numbers, in order.
  func numbers() throws -> [Int64] {
    var numbers: [Int64] = []
    try forEachView { row in
      numbers.append(row.number)
      return true
    }
    return numbers
  }

  /// Rows in order, until `body` returns false.
  func forEachView(_ body: (RowView) throws -> Bool) throws {
    try runner()?.forEach(body)
  }
}
