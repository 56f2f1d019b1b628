/// A struct that records keep within themselves: as a property, as an optional one, or in a list, a set or a map.
///
/// It is stored with the record, and has no key. It may hold all that a record may, other embedded structs included,
/// but no ``Blob`` and no links. A struct that holds itself, even in a list, is a programming mistake.
///
/// ```swift
/// struct Address: Embedded {
///   var city = ""
///   var postcode: String?
///
///   static let schema = EmbeddedSchema<Address> {
///     Field(\.city, "city", .nonEmpty)
///     Field(\.postcode, "postcode")
///   }
/// }
/// ```
public protocol Embedded: PropertyElement {
  /// A value with the default values.
  init()
  /// Make it a `static let`: it is read for every value.
  static var schema: EmbeddedSchema<Self> { get }
}

extension Embedded {
  /// How the type is stored.
  public static var storedType: StoredType {
    let content = EmbeddedContent.ofSchema(Self.self)
    return StoredType(.embedded, detail: .embedded(content.fieldSchemas), embedded: content)
  }
  /// The value as it is stored.
  public var stored: StoredValue {
    withUnsafePointer(to: self) { StoredValue(.embedded(Self.schema.content.values(of: UnsafeRawPointer($0)))) }
  }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Self {
    try row.checkPresent(field, .embedded)
    return try row.view.withEmbedded(field.layout) { try value(of: $0) }
  }
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Self {
    try value(of: try elements.reader.embedded())
  }

  private static func value(of row: RowView) throws -> Self {
    var value = Self()
    try withUnsafeMutablePointer(to: &value) { try schema.content.read(row, into: UnsafeMutableRawPointer($0)) }
    return value
  }
}
