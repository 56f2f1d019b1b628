/// What a condition says of one field.
extension Query {
  /// What the parts say of one field; nil when they do not bound it.
  func bounds(of field: Int, _ parts: [QueryExpression]) -> IndexBounds? {
    if table.fields[field].type == .links { return listBounds(of: field, parts) }
    var bounds: IndexBounds?
    for part in parts {
      var next = bounds ?? .onlyValues
      switch part {
      case .compare(field, .equal, .null): return .onlyNil
      case .compare(field, let comparison, let value) where value != .null:
        switch comparison {
        case .equal:
          next.raiseLower(to: value, isInclusive: true)
          next.reduceUpper(to: value, isInclusive: true)
        case .greater: next.raiseLower(to: value, isInclusive: false)
        case .greaterOrEqual: next.raiseLower(to: value, isInclusive: true)
        case .less: next.reduceUpper(to: value, isInclusive: false)
        case .lessOrEqual: next.reduceUpper(to: value, isInclusive: true)
        case .notEqual: continue
        }
      case .links(field, let number):
        next.raiseLower(to: .link(number), isInclusive: true)
        next.reduceUpper(to: .link(number), isInclusive: true)
      case .between(field, let lower, let upper) where lower != .null && upper != .null:
        next.raiseLower(to: lower, isInclusive: true)
        next.reduceUpper(to: upper, isInclusive: true)
      default: continue
      }
      bounds = next
    }
    return bounds
  }

  /// An index of a list finds the records whose list has one element; a second one is only tested.
  private func listBounds(of field: Int, _ parts: [QueryExpression]) -> IndexBounds? {
    for case .links(field, let number) in parts {
      return IndexBounds(lower: .link(number), upper: .link(number))
    }
    return nil
  }
}
