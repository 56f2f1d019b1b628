import FoundationEssentials

/// Kept in milliseconds since 1970 UTC, rounded to the nearest.
extension Date: PropertyElement {
  /// Seconds from 1970 to 2001, where Date counts from.
  private static let referenceMilliseconds: Int64 = 978_307_200_000

  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.date) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.date(millisecondsSince1970)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Date {
    try row.checkPresent(field, .date)
    return Date(millisecondsSince1970: row.view.int(field.layout))
  }
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Date {
    Date(millisecondsSince1970: try elements.reader.int())
  }

  /// Clamped to what 64 bits hold, which is 292 million years.
  var millisecondsSince1970: Int64 {
    let milliseconds = (timeIntervalSinceReferenceDate * 1_000).rounded()
    guard let whole = Int64(exactly: milliseconds) else { return milliseconds < 0 ? .min : .max }
    let (sum, overflow) = whole.addingReportingOverflow(Self.referenceMilliseconds)
    return overflow ? .max : sum
  }

  init(millisecondsSince1970 milliseconds: Int64) {
    let (whole, overflow) = milliseconds.subtractingReportingOverflow(Self.referenceMilliseconds)
    self.init(timeIntervalSinceReferenceDate: Double(overflow ? milliseconds : whole) / 1_000)
  }
}

/// A frequent type, without the detour that a generic access takes.
extension Row {
  /// The value of a field.
  public subscript(_ field: FieldHandle<R, Date>) -> Date {
    get throws { try Date.read(stored, place(field)) }
  }
}
