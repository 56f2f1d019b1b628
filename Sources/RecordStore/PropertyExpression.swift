/// What conditions compare and orders go by: a ``Property``, or a ``ComputedProperty`` that is made of some.
///
/// ```swift
/// snapshot.objects(Guest.self).where { $0.partner.age > $0.age }
/// ```
public protocol PropertyExpression<Value>: Sendable {
  /// The type of its values.
  associatedtype Value: PropertyValue
  /// What it is made of. Opaque.
  var queryOperand: QueryOperand { get }
}
