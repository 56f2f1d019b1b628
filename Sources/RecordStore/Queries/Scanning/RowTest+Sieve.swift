extension RowTest {
  /// What the bytes of every record that matches show; nil: nothing is certain.
  var sieve: TextSieve? {
    switch self {
    case .search(let search): return TextSieve(fields: search.fields, filters: search.matcher.filters)
    case .part(let field, _, let needle): return TextSieve(fields: [field], exactly: needle)
    case .bytes(let field, let lower?, let upper?)
    where field.type == .string && lower.isInclusive && upper.isInclusive && lower.bytes == upper.bytes:
      return TextSieve(fields: [field], exactly: lower.bytes)
    case .textual(let field, let test): return TextSieve(fields: [field], filters: test.filters)
    case .embedded(let field, let inner, ifNil: false):
      return inner.sieve.flatMap { TextSieve(fields: [field], filters: $0.filters) }
    // One part that must hold is enough; the fewest searches are the best.
    case .all(let parts): return parts.compactMap(\.sieve).min { $0.filters.count < $1.filters.count }
    case .any(let parts): return TextSieve(anyOf: parts.map(\.sieve))
    default: return nil
    }
  }
}
