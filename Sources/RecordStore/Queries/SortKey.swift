/// One key of an order.
struct SortKey: Sendable, Equatable {
  /// What the order goes by.
  let subject: QuerySubject
  var isDescending = false
  /// Where records without a value go, whichever the direction.
  var nilsFirst = false

  private init(_ subject: QuerySubject, _ isDescending: Bool, _ nilsFirst: Bool) {
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

  init(_ value: QueryValue, isDescending: Bool = false, nilsFirst: Bool = false) {
    self.init(QuerySubject(value), isDescending, nilsFirst)
  }

  /// nil for a value that is worked out.
  var place: FieldPlace? { subject.place }

  /// The position of the field in its table; nil within an embedded struct, and for what is worked out. No index goes
  /// by such.
  var field: Int? { place.flatMap { $0.outer.isEmpty ? $0.field : nil } }

  /// The same key from the other end.
  var reversed: SortKey { SortKey(subject, !isDescending, !nilsFirst) }
}
