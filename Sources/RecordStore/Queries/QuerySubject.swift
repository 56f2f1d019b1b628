/// What records are ordered or put into groups by.
enum QuerySubject: Sendable, Equatable {
  /// A field of the record, or of a struct within it.
  case place(FieldPlace)
  /// What is worked out for each record.
  case value(QueryValue)

  /// A value that is a field of the record itself is read as such, and an index can have its order.
  init(_ value: QueryValue) {
    if case .path(let path) = value, let place = path.place {
      self = .place(place)
    } else {
      self = .value(value)
    }
  }

  /// nil for a value that is worked out.
  var place: FieldPlace? { if case .place(let place) = self { place } else { nil } }
}

extension ValuePath {
  /// The field where all steps stay in the record.
  fileprivate var place: FieldPlace? {
    var outer: [Int] = []
    for step in steps {
      guard case .embedded(let field) = step else { return nil }
      outer.append(field)
    }
    return FieldPlace(outer: outer, field: field)
  }
}
