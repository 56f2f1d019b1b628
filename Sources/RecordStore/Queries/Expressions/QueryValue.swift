/// What a condition compares, or an order goes by: worked out for each record.
indirect enum QueryValue: Sendable, Equatable {
  case constant(Value)
  case path(ValuePath)
  /// What a map has for a key; nil where it has not that key.
  case entry(ValuePath, key: String)
  /// How many elements a list, a set, a map or bytes have; nil where there is no value.
  case elementCount(ValuePath)
  /// The element itself, in a condition on the elements of a field.
  case element
  /// The record itself, as a link to it.
  case record
  /// Of what a path leads to, of those alone that satisfy a condition. `of` is worked out for each record or element:
  /// its nils are left out. Of records without `of` there is only the count; of elements `of` is the element.
  case aggregate(Aggregate, CollectionPath, of: QueryValue?, where: QueryExpression?)
  /// nil where an operand is nil.
  case arithmetic(QueryValue, ArithmeticOperator, QueryValue)
  /// Within the condition or the value of a collection: a value of the record so many collections further out.
  case outer(Int, QueryValue)
  /// What no record can be asked; why, as a whole sentence.
  case invalid(String)

  /// A field of the record itself.
  static func field(_ field: Int) -> QueryValue { .path(ValuePath(field: field)) }
}
