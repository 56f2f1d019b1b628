/// Conditions that look beyond the fields of the row itself.
extension RowTest {
  @inline(never)
  func leadsOn(_ row: RowView, _ context: EvaluationContext) throws -> Bool {
    switch self {
    case .through(let path, let test, let ifNil):
      return try path.ofFirst(row, context) { try test.matches($0, context) } ?? ifNil
    case .relation(let first, let comparison, let second):
      return comparison.holdsExactly(try first.value(row, context), try second.value(row, context))
    case .textRelation(let first, let textOperator, let second, let options):
      switch (try first.value(row, context), try second.value(row, context)) {
      case (.string(var text), .string(var needle)):
        return try text.withUTF8 { text in
          try needle.withUTF8 { needle in
            try textOperator.holds(
              UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(needle), options, context)
          }
        }
      case (.null, .null): return textOperator == .compares(.equal)
      default: return false
      }
    case .textOf(let value, let test):
      guard case .string(var text) = try value.value(row, context) else { return false }
      return text.withUTF8 { test.matches(utf8: UnsafeRawBufferPointer($0)) }
    case .member(let value, let values):
      let value = try value.value(row, context)
      return values.contains { Comparison.equal.holdsExactly(value, $0) }
    case .quantified(let quantifier, let collection, let test):
      let isAll = quantifier == .all
      let isComplete = try collection.forEach(row, context) { element in
        try test.matches(element, context) == isAll
      }
      return quantifier == .any ? !isComplete : isComplete
    case .outer(let levels, let test):
      return try context.outside(levels) { try test.matches($0, context) }
    default:
      assertionFailure("a condition on the row alone")
      return try matches(row, context)
    }
  }
}
