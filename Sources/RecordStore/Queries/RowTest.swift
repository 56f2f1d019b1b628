/// A condition compiled for one table. It is evaluated on the mapped bytes and builds no value.
///
/// Every comparison of fixed fields is whether a pattern lies between two others.
indirect enum RowTest: Sendable {
  case constant(Bool)
  case isNil(FieldLayout)
  case pattern(FieldLayout, lower: UInt64, upper: UInt64)
  case patternSet(FieldLayout, Set<UInt64>)
  /// Texts in NFC, or bytes.
  case bytes(FieldLayout, lower: ByteBound?, upper: ByteBound?)
  case bytesSet(FieldLayout, Set<[UInt8]>)
  case part(FieldLayout, TextPart, needle: [UInt8])
  case search(FieldSearch)
  case blobSet(FieldLayout, Set<BlobReference>)
  case linkSet(FieldLayout, Set<Int64>)
  case linksSet(FieldLayout, Set<[Int64]>)
  /// A list that has a link to a record.
  case listed(FieldLayout, Int64)
  /// Any of some values that are made of others.
  case valueSet(FieldLayout, [Value])
  case embedded(FieldLayout, RowTest, ifNil: Bool)
  case element(FieldLayout, ElementTest)
  case count(FieldLayout, ClosedRange<Int>)
  case entry(FieldLayout, key: [UInt8], Comparison, Value)
  /// A text under options.
  case textual(FieldLayout, TextTest)
  /// A condition on the one record behind some steps; `ifNil` where there is none.
  case through(RowPath, RowTest, ifNil: Bool)
  case relation(RowValue, Comparison, RowValue)
  case textRelation(RowValue, TextOperator, RowValue, TextFoldingOptions)
  case textOf(RowValue, TextTest)
  case member(RowValue, [Value])
  case quantified(Quantifier, RowCollection, RowTest)
  case outer(Int, RowTest)
  case not(RowTest)
  case all([RowTest])
  case any([RowTest])

  struct ByteBound: Sendable {
    var bytes: [UInt8]
    var isInclusive: Bool
  }

  /// Whether a row satisfies the condition; reads only the fields that it names.
  ///
  /// What calls itself has a frame of its own, and a small one: conditions nest to a thousand.
  func matches(_ row: borrowing RowView, _ context: EvaluationContext) throws -> Bool {
    switch self {
    case .not(let inner): return try !inner.matches(row, context)
    case .all(let parts):
      for part in parts where try !part.matches(row, context) { return false }
      return true
    case .any(let parts):
      for part in parts where try part.matches(row, context) { return true }
      return false
    default: return try holds(row, context)
    }
  }

  /// The same for a test that is not made of others.
  private func holds(_ row: borrowing RowView, _ context: EvaluationContext) throws -> Bool {
    switch self {
    case .constant(let value): return value
    case .isNil(let field): return row.isNil(field)
    case .pattern(let field, let lower, let upper):
      if row.isNil(field) { return false }
      let pattern = row.pattern(field)
      return lower <= pattern && pattern <= upper
    case .patternSet(let field, let patterns): return !row.isNil(field) && patterns.contains(row.pattern(field))
    case .bytes(let field, let lower, let upper):
      return try !row.isNil(field) && Self.withOrdered(row, field) { Self.contains($0, lower, upper) }
    case .bytesSet(let field, let values):
      return try !row.isNil(field) && Self.withOrdered(row, field) { values.contains(Array($0)) }
    case .part(let field, let part, let needle):
      return try !row.isNil(field) && row.withBytes(field) { Self.holds($0, part, needle) }
    case .search(let search): return try search.matches(row)
    case .blobSet(let field, let references): return try !row.isNil(field) && references.contains(row.blob(field))
    case .linkSet(let field, let numbers): return try !row.isNil(field) && numbers.contains(row.link(field))
    case .linksSet(let field, let lists): return try !row.isNil(field) && lists.contains(row.links(field))
    case .listed(let field, let number): return try !row.isNil(field) && row.links(field).contains(number)
    case .valueSet(let field, let values):
      if row.isNil(field) { return false }
      let value = try row.value(field.field)
      return values.contains { $0.compare(value) == 0 }
    case .embedded(let field, let inner, let ifNil):
      return try row.isNil(field) ? ifNil : row.withEmbedded(field) { try inner.matches($0, context) }
    case .element(let field, let test): return try !row.isNil(field) && test.matches(row, field)
    case .count(let field, let range): return try !row.isNil(field) && range.contains(row.elementCount(field))
    case .entry(let field, let key, let comparison, let value):
      return try comparison.holds(row.isNil(field) ? .null : row.entry(field, key: key), value)
    case .textual(let field, let test): return try !row.isNil(field) && row.withBytes(field) { test.matches(utf8: $0) }
    case .not, .all, .any: return try matches(row, context)
    case .through, .relation, .textRelation, .textOf, .member, .quantified, .outer:
      return try leadsOn(copy row, context)
    }
  }

  /// Lends the bytes that the order of a field compares: of a text those of its NFC form.
  @inline(__always)
  private static func withOrdered(
    _ row: borrowing RowView, _ field: FieldLayout, _ body: (UnsafeRawBufferPointer) -> Bool
  ) throws -> Bool {
    try row.withBytes(field) { bytes in field.type == .string ? TextOrder.withNFC(bytes, body) : body(bytes) }
  }

  private static func contains(
    _ bytes: UnsafeRawBufferPointer, _ lower: ByteBound?, _ upper: ByteBound?
  ) -> Bool {
    if let lower {
      let order = lower.bytes.withUnsafeBytes { TextOrder.compareBytes(bytes, $0) }
      if order < 0 || (order == 0 && !lower.isInclusive) { return false }
    }
    if let upper {
      let order = upper.bytes.withUnsafeBytes { TextOrder.compareBytes(bytes, $0) }
      if order > 0 || (order == 0 && !upper.isInclusive) { return false }
    }
    return true
  }

  /// Whether a text begins or ends with a needle in NFC, in whole characters. `contains` is a search.
  private static func holds(_ text: UnsafeRawBufferPointer, _ part: TextPart, _ needle: [UInt8]) -> Bool {
    if needle.isEmpty { return true }
    return TextOrder.withNFC(text) { text in
      guard text.count >= needle.count else { return false }
      let range = part == .endsWith ? text.count - needle.count..<text.count : 0..<needle.count
      guard needle.withUnsafeBytes({ TextOrder.compareBytes(text.slice(range), $0) }) == 0 else { return false }
      return GraphemeBreaks.isBoundary(text, at: part == .endsWith ? range.lowerBound : range.upperBound)
    }
  }
}
