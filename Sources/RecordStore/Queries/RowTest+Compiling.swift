extension RowTest {
  /// Compiles a condition for a table.
  ///
  /// - Throws: `invalidArgument` when it is nested too deeply, or compares a field with a value of another type.
  init(_ expression: QueryExpression, table: TableSchema, source: any RowSource) throws(StoreError) {
    self = try RowTest.compile(expression, ExpressionScope(source: source, table: table), depth: 0)
  }

  /// What calls itself has a frame of its own, and a small one, as in `matches`.
  static func compile(
    _ expression: QueryExpression, _ scope: ExpressionScope, depth: Int
  ) throws(StoreError) -> RowTest {
    try scope.checkDepth(depth)
    switch expression {
    case .not(let inner): return .not(try compile(inner, scope, depth: depth + 1))
    case .all(let parts): return .all(cheapestFirst(try compileAll(parts, scope, depth)))
    case .any(let parts): return .any(cheapestFirst(try compileAll(parts, scope, depth)))
    default: return try compileSingle(expression, scope, depth: depth)
    }
  }

  /// The same for a condition that is not made of others.
  private static func compileSingle(
    _ expression: QueryExpression, _ scope: ExpressionScope, depth: Int
  ) throws(StoreError) -> RowTest {
    if scope.elementType != nil, expression.isOfField { _ = try scope.layout(0) }
    let table = scope.table
    switch expression {
    case .constant(let value): return .constant(value)
    case .compare(let field, let comparison, let value): return try compare(table, field, comparison, value)
    case .isIn(let field, let values): return try isIn(table, field, values)
    case .between(let field, let lower, let upper):
      return .all([
        try compare(table, field, .greaterOrEqual, lower), try compare(table, field, .lessOrEqual, upper),
      ])
    case .text(let field, let part, let text):
      try check(table, field, .string(text))
      if part == .contains {
        return .search(FieldSearch([table.layouts[field]], TextMatcher(needle: text, isExact: true)))
      }
      return .part(table.layouts[field], part, needle: TextOrder.nfc(text))
    case .search(let fields, let term):
      for field in fields { try check(table, field, .string("")) }
      return .search(FieldSearch(fields.map { table.layouts[$0] }, term.matcher))
    case .links(let field, let number):
      let isList = table.fields.indices.contains(field) && table.fields[field].type == .links
      try check(table, field, isList ? .links([number]) : .link(number))
      return isList ? .listed(table.layouts[field], number) : .linkSet(table.layouts[field], [number])
    case .embedded(let field, let inner):
      guard table.fields.indices.contains(field), table.fields[field].type == .embedded,
        let embedded = table.embeddedTables[field]
      else { throw mismatch(table, field) }
      let test = try compile(inner, scope.moved(to: embedded), depth: depth + 1)
      guard let ifNil = test.isTrueOfNil else { throw mismatch(table, field) }
      return .embedded(table.layouts[field], test, ifNil: ifNil)
    case .element(let field, let value):
      guard holds(table, field, value) else { throw mismatch(table, field) }
      return .element(table.layouts[field], ElementTest(value))
    case .count(let field, let comparison, let count): return try self.count(table, field, comparison, count)
    case .entry(let field, let key, let comparison, let value):
      guard table.fields.indices.contains(field), case .element(let element) = table.fields[field].detail,
        table.fields[field].type == .map, value.fits(element.type)
      else { throw mismatch(table, field) }
      guard !comparison.isOfOrder || !element.type.holdsOthers else { throw unordered(table, field) }
      return .entry(table.layouts[field], key: TextOrder.nfc(key), comparison, value)
    case .not, .all, .any: return try compile(expression, scope, depth: depth)
    case .relation, .textual, .quantified, .memberOf, .outer, .invalid:
      return try compileBeyond(expression, scope, depth: depth)
    }
  }

  private static func compileAll(
    _ parts: [QueryExpression], _ scope: ExpressionScope, _ depth: Int
  ) throws(StoreError) -> [RowTest] {
    var tests: [RowTest] = []
    tests.reserveCapacity(parts.count)
    for part in parts { tests.append(try compile(part, scope, depth: depth + 1)) }
    return tests
  }

  private static func check(_ table: TableSchema, _ field: Int, _ value: Value) throws(StoreError) {
    guard table.fields.indices.contains(field), value.fits(table.fields[field].type) else {
      throw mismatch(table, field)
    }
  }

  private static func mismatch(_ table: TableSchema, _ field: Int) -> StoreError {
    let name = table.fields.indices.contains(field) ? table.path(of: field) : "\(field)"
    return .invalidArgument("the condition on '\(name)' of \(table.name) has a value of another type.")
  }

  static func unordered(_ table: TableSchema, _ field: Int) -> StoreError {
    .invalidArgument("the field '\(table.path(of: field))' of \(table.name) has no order.")
  }

  /// Whether the value can be an element of the field.
  private static func holds(_ table: TableSchema, _ field: Int, _ value: Value) -> Bool {
    guard table.fields.indices.contains(field), value != .null else { return false }
    switch (table.fields[field].type, table.fields[field].detail) {
    case (.bytes, _): return value.fits(.uint8)
    case (.list, .element(let element)), (.set, .element(let element)): return value.fits(element.type)
    default: return false
    }
  }

  private static func count(
    _ table: TableSchema, _ field: Int, _ comparison: Comparison, _ count: Int
  ) throws(StoreError) -> RowTest {
    guard table.fields.indices.contains(field), table.fields[field].type.isCounted else {
      throw mismatch(table, field)
    }
    guard let counts = comparison.counts(count) else { return .constant(false) }
    let test = RowTest.count(table.layouts[field], counts)
    return comparison == .notEqual ? .not(test) : test
  }

  private static func compare(
    _ table: TableSchema, _ field: Int, _ comparison: Comparison, _ value: Value
  ) throws(StoreError) -> RowTest {
    try check(table, field, value)
    if comparison == .notEqual { return .not(try compare(table, field, .equal, value)) }
    let layout = table.layouts[field]
    switch value {
    case .null: return comparison == .equal ? .isNil(layout) : .constant(false)
    case .string(let text): return bytes(layout, comparison, TextOrder.nfc(text))
    case .bytes(let content): return bytes(layout, comparison, content)
    case .decimal(let number): return bytes(layout, comparison, number.bytes)
    case .uuid(let id): return bytes(layout, comparison, id.bytes)
    case .list, .set, .map, .embedded:
      guard comparison == .equal else { throw unordered(table, field) }
      return .valueSet(layout, [value])
    case .blob(let reference): return comparison == .equal ? .blobSet(layout, [reference]) : .constant(false)
    case .link(let number): return comparison == .equal ? .linkSet(layout, [number]) : .constant(false)
    case .links(let numbers): return comparison == .equal ? .linksSet(layout, [numbers]) : .constant(false)
    default: return pattern(layout, comparison, value.fixedPattern ?? 0)
    }
  }

  private static func pattern(_ field: FieldLayout, _ comparison: Comparison, _ value: UInt64) -> RowTest {
    switch comparison {
    case .equal, .notEqual: .pattern(field, lower: value, upper: value)
    case .less: value == 0 ? .constant(false) : .pattern(field, lower: 0, upper: value - 1)
    case .lessOrEqual: .pattern(field, lower: 0, upper: value)
    case .greater: value == .max ? .constant(false) : .pattern(field, lower: value + 1, upper: .max)
    case .greaterOrEqual: .pattern(field, lower: value, upper: .max)
    }
  }

  private static func bytes(_ field: FieldLayout, _ comparison: Comparison, _ value: [UInt8]) -> RowTest {
    let inclusive = ByteBound(bytes: value, isInclusive: true)
    let exclusive = ByteBound(bytes: value, isInclusive: false)
    return switch comparison {
    case .equal, .notEqual: .bytes(field, lower: inclusive, upper: inclusive)
    case .less: .bytes(field, lower: nil, upper: exclusive)
    case .lessOrEqual: .bytes(field, lower: nil, upper: inclusive)
    case .greater: .bytes(field, lower: exclusive, upper: nil)
    case .greaterOrEqual: .bytes(field, lower: inclusive, upper: nil)
    }
  }

  private static func isIn(_ table: TableSchema, _ field: Int, _ values: [Value]) throws(StoreError) -> RowTest {
    var patterns: Set<UInt64> = []
    var texts: Set<[UInt8]> = []
    var blobs: Set<BlobReference> = []
    var links: Set<Int64> = []
    var lists: Set<[Int64]> = []
    var others: [Value] = []
    var parts: [RowTest] = []
    let layout = table.layouts[field]
    for value in values {
      try check(table, field, value)
      switch value {
      case .null: parts = [.isNil(layout)]
      case .string(let text): texts.insert(TextOrder.nfc(text))
      case .bytes(let content): texts.insert(content)
      case .decimal(let number): texts.insert(number.bytes)
      case .uuid(let id): texts.insert(id.bytes)
      case .list, .set, .map, .embedded: others.append(value)
      case .blob(let reference): blobs.insert(reference)
      case .link(let number): links.insert(number)
      case .links(let numbers): lists.insert(numbers)
      default: patterns.insert(value.fixedPattern ?? 0)
      }
    }
    if !patterns.isEmpty { parts.append(.patternSet(layout, patterns)) }
    if !texts.isEmpty { parts.append(.bytesSet(layout, texts)) }
    if !others.isEmpty { parts.append(.valueSet(layout, others)) }
    if !blobs.isEmpty { parts.append(.blobSet(layout, blobs)) }
    if !links.isEmpty { parts.append(.linkSet(layout, links)) }
    if !lists.isEmpty { parts.append(.linksSet(layout, lists)) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }
}
