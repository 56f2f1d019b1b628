/// A field behind steps that lead to one record each. Where a step leads to nothing, every field behind it is nil.
struct ValuePath: Sendable, Equatable {
  /// None: the field is one of the record itself.
  var steps: [PathStep] = []
  /// The position in the table that the steps lead to.
  var field: Int
}
