/// A list; of UInt8 plain bytes. It has no order in a query.
extension Array: PropertyValue where Element: PropertyElement {
  /// How the type is stored.
  public static var storedType: StoredType { Element.listType }
  /// The value as it is stored.
  public var stored: StoredValue { Element.stored(self) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> [Element] {
    try Element.readList(row, field)
  }
}

/// A set: its elements in their order, each once. Dates that differ by less than a millisecond are one element.
extension Set: PropertyValue where Element: PropertyElement {
  /// How the type is stored.
  public static var storedType: StoredType { Element.storedType.collection(.set) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.set(of: map(\.stored.value))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Set<Element> {
    try row.checkPresent(field, .set)
    return try row.view.withElements(field.layout) { reader in
      var elements = StoredElements(reader: reader)
      var set = Set(minimumCapacity: reader.count)
      for _ in 0..<reader.count {
        guard set.insert(try Element.read(&elements)).inserted else { throw row.view.damaged() }
      }
      try elements.reader.finish()
      return set
    }
  }
}

/// A map: its entries in the order of their keys, which are texts of any kind.
extension Dictionary: PropertyValue where Key == String, Value: PropertyElement {
  /// How the type is stored.
  public static var storedType: StoredType { Value.storedType.collection(.map) }
  /// The value as it is stored.
  public var stored: StoredValue {
    StoredValue(.map(of: lazy.map { MapEntry(key: $0.key, value: $0.value.stored.value) }))
  }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> [String: Value] {
    try row.checkPresent(field, .map)
    return try row.view.withElements(field.layout) { reader in
      var elements = StoredElements(reader: reader)
      var map = Dictionary(minimumCapacity: reader.count)
      for _ in 0..<reader.count {
        let key = try elements.reader.string()
        guard map.updateValue(try Value.read(&elements), forKey: key) == nil else { throw row.view.damaged() }
      }
      try elements.reader.finish()
      return map
    }
  }
}
