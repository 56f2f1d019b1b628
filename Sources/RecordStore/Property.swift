/// One property in a condition or an order. nil equals only nil, and is neither less nor greater than anything.
///
/// A property of an ``Embedded`` struct is named behind it: `$0.home.city`; that of a linked record behind the link:
/// `$0.owner.name`. Of a struct or a link that is nil all are.
@dynamicMemberLookup
public struct Property<R: Record, V: PropertyValue>: PropertyExpression {
  /// The type of its values.
  public typealias Value = V

  // Members of this type hide those of embedded structs from this module and its tests, so their names are long.
  let propertyPath: ValuePath
  let propertyScope: Int

  init(path: ValuePath, scope: Int) {
    propertyPath = path
    propertyScope = scope
  }

  /// What it is made of. Opaque.
  public var queryOperand: QueryOperand { QueryOperand(.path(propertyPath), scope: propertyScope) }

  /// Equal: texts in NFC, -0 and 0, nil and nil.
  public static func == (property: Property, value: V) -> Condition { Condition(property, .equal, value) }
  /// The opposite of `==`.
  public static func != (property: Property, value: V) -> Condition { Condition(property, .notEqual, value) }
  /// Before a value; texts by Unicode scalar. Lists, sets, maps and embedded structs have no order: an error.
  public static func < (property: Property, value: V) -> Condition { Condition(property, .less, value) }
  /// Before a value, or equal.
  public static func <= (property: Property, value: V) -> Condition { Condition(property, .lessOrEqual, value) }
  /// After a value.
  public static func > (property: Property, value: V) -> Condition { Condition(property, .greater, value) }
  /// After a value, or equal.
  public static func >= (property: Property, value: V) -> Condition { Condition(property, .greaterOrEqual, value) }
}
