/// One key of an order.
struct SortKey: Sendable, Equatable {
  /// What the order goes by.
  enum Subject: Sendable, Equatable {
    /// A field of the record, or of a struct within it.
    case place(FieldPlace)
    /// What is worked out for each record.
    case value(QueryValue)
  }

  let subject: Subject
  var isDescending = false
  /// Where records without a value go, whichever the direction.
  var nilsFirst = false

  private init(_ subject: Subject, _ isDescending: Bool, _ nilsFirst: Bool) {
    self.subject = subject
    self.isDescending = isDescending
    self.nilsFirst = nilsFirst
  }

  init(_ place: FieldPlace, isDescending: Bool = false, nilsFirst: Bool = false) {
    self.init(.place(place), isDescending, nilsFirst)
  }

  init(field: Int, isDescending: Bool = false, nilsFirst: Bool = false) {
    self.init(FieldPlace(field: field), isDescending: isDescending, nilsFirst: nilsFirst)
  }

  /// By a value; one that is a field of the record itself is read as such, and an index can have its order.
  init(_ value: QueryValue, isDescending: Bool = false, nilsFirst: Bool = false) {
    if case .path(let path) = value, let place = path.place {
      self.init(place, isDescending: isDescending, nilsFirst: nilsFirst)
    } else {
      self.init(.value(value), isDescending, nilsFirst)
    }
  }

  /// nil for a value that is worked out.
  var place: FieldPlace? { if case .place(let place) = subject { place } else { nil } }

  /// The position of the field in its table; nil within an embedded struct, and for what is worked out. No index goes
  /// by such.
  var field: Int? { place.flatMap { $0.outer.isEmpty ? $0.field : nil } }

  /// The same key from the other end.
  var reversed: SortKey { SortKey(subject, !isDescending, !nilsFirst) }
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
