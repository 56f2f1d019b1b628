/// A type that the elements of a list or a set, and the values of a map, may have: Bool, all integers, Float, Double,
/// Decimal, String, Date, UUID, `[UInt8]`, enums with such a raw value (``PropertyEnum``) and ``Embedded`` structs.
///
/// The conformances are in this module; those of other types come from ``PropertyEnum`` and ``Embedded``.
public protocol PropertyElement: PropertyValue {
  /// Reads the next element.
  ///
  /// - Throws: ``StoreError`` `damaged`, or `schemaMismatch` where the element is what the type cannot be.
  static func read(_ elements: inout StoredElements) throws -> Self
  /// How an array of the type is stored: as a list, or as bytes.
  static var listType: StoredType { get }
  /// An array of the type as it is stored.
  static func stored(_ list: [Self]) -> StoredValue
  /// Reads a field that holds an array of the type.
  static func readList(_ row: StoredRow, _ field: StoredField) throws -> [Self]
}

extension PropertyElement {
  /// A list.
  public static var listType: StoredType { storedType.collection(.list) }
  /// A list.
  public static func stored(_ list: [Self]) -> StoredValue { StoredValue(.list(list.map(\.stored.value))) }
  /// Reads a list.
  public static func readList(_ row: StoredRow, _ field: StoredField) throws -> [Self] {
    try row.checkPresent(field, .list)
    return try row.view.withElements(field.layout) { reader in
      var elements = StoredElements(reader: reader)
      var list: [Self] = []
      list.reserveCapacity(reader.count)
      for _ in 0..<reader.count { list.append(try read(&elements)) }
      try elements.reader.finish()
      return list
    }
  }
}
