/// A link to one record of a type: the value of a property `Link<Person>?`.
///
/// ```swift
/// struct Dog: Record {
///   var id = 0
///   var name = ""
///   var owner: Link<Person>?
///
///   static let schema = Schema<Dog>("Dog") {
///     PrimaryKey(\.id, "id", .autoIncrement)
///     Field(\.name, "name")
///     Field(\.owner, "owner")
///   }
/// }
///
/// try store.write { transaction in
///   let jane = try transaction.insert(Person(name: "Jane"))
///   try transaction.insert(Dog(name: "Rex", owner: Link(id: jane)))
/// }
/// ```
///
/// A link is a value: it holds a number, and no record. A store takes only links to records that are there. When the
/// record is deleted, all links to it become nil in the same change; they do not come back with a new record of the
/// same key. So the property must be an optional.
public struct Link<Target: Record>: Sendable, Hashable {
  let number: Int64

  init(number: Int64) { self.number = number }

  /// A link to the record with that id. For a String key, ``RecordReader/link(_:key:)`` finds it.
  public init(id: Int) { number = Int64(id) }

  /// The id of the record; in a table with a String key the number that ``Transaction/insert(_:)`` returned for it.
  public var id: Int { Int(number) }
}

extension Link: CustomStringConvertible {
  /// The table and the id: "Person 3".
  public var description: String { "\(Target.schema.name) \(id)" }
}

extension Link: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.link, target: Target.self) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.link(number)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Link {
    try row.checkPresent(field, .link)
    return Link(number: try row.view.link(field.layout))
  }
}
