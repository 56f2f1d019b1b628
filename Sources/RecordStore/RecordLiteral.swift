/// A record as a dictionary or an array of values, for ``Transaction/create(_:_:)``.
///
/// ```swift
/// try transaction.create(Person.self, ["name": "Jane", "dogs": [["name": "Rex"], ["Fido", 3]]])
/// ```
///
/// A dictionary gives some fields by their names in the file; the others have the defaults of the type. An array gives
/// all fields in the order of the schema; an automatic key may be left out. The value of a link is a record in one of
/// these forms, which is created, too, or the key of a record that is there. The value of a list is an array of such.
/// Records may be nested to any depth. Embedded structs have these two forms as well; lists and sets are arrays of
/// their elements, and maps are dictionaries.
///
/// Values without a literal of their own, such as dates and blobs, are given as `RecordLiteral(value)`.
public struct RecordLiteral: Sendable {
  /// Where there are no parts.
  let value: Value
  /// Of a dictionary or an array.
  var parts: RecordLiteralParts?

  /// Any value that a property may have.
  public init(_ value: some PropertyValue) { self.value = value.stored.value }

  /// The values of all fields in the order of the schema, or the elements of a list.
  public static func array(_ elements: some Sequence<RecordLiteral>) -> RecordLiteral {
    RecordLiteral(parts: RecordLiteralParts(names: nil, values: Array(elements)))
  }

  /// The values of some fields by their names. A name that stands twice is an error when the record is created.
  public static func dictionary(_ fields: some Sequence<(String, RecordLiteral)>) -> RecordLiteral {
    let fields = Array(fields)
    return RecordLiteral(parts: RecordLiteralParts(names: fields.map(\.0), values: fields.map(\.1)))
  }

  private init(parts: RecordLiteralParts) {
    value = .null
    self.parts = parts
  }
}

extension RecordLiteral: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// The values of some fields by their names.
  public init(dictionaryLiteral elements: (String, RecordLiteral)...) { self = .dictionary(elements) }
  /// The values of all fields, or the elements of a list.
  public init(arrayLiteral elements: RecordLiteral...) { self = .array(elements) }
}

extension RecordLiteral: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// A text, or the String key of a linked record.
  public init(stringLiteral value: String) { self.init(value) }
  /// A number, or the Int key of a linked record. It fits any type of numbers that holds it.
  public init(integerLiteral value: Int) { self.init(value) }
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// No value.
  public init(nilLiteral: ()) { value = .null }
}
