/// The records that steps lead to, in the order of the steps; several steps to many give all records behind all of
/// them. Or, with a field of elements at the end, the elements of that field in all these records.
struct CollectionPath: Sendable, Equatable {
  var steps: [PathStep] = []
  /// A list, a set, a map or bytes: the elements, which of a map are its values. nil: the records themselves.
  var elementField: Int?
}
