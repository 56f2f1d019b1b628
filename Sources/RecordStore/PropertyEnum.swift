/// An enum with a raw value that a store can keep.
///
/// A raw value in the file that names no case makes that record unreadable: an error, never a crash.
///
/// ```swift
/// enum Season: String, PropertyEnum { case spring, summer, autumn, winter }
/// ```
public protocol PropertyEnum: PropertyElement, RawRepresentable where RawValue: PropertyElement {}

extension PropertyEnum {
  /// That of the raw value.
  public static var storedType: StoredType { RawValue.storedType.accepting { isCase($0) } }
  /// The raw value.
  public var stored: StoredValue { rawValue.stored }
  /// Reads the raw value, and finds its case.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Self {
    guard let value = Self(rawValue: try RawValue.read(row, field)) else { throw row.mismatch(field) }
    return value
  }
  /// Reads the next element, and finds its case.
  public static func read(_ elements: inout StoredElements) throws -> Self {
    guard let value = Self(rawValue: try RawValue.read(&elements)) else { throw elements.mismatch() }
    return value
  }

  /// Whether a value is the raw value of a case.
  private static func isCase(_ value: Value) -> Bool {
    let rawValue: RawValue?
    switch value {
    case .string(let text): rawValue = text as? RawValue
    case .int(let number): rawValue = (RawValue.self as? any FixedWidthInteger.Type)?.init(exactly: number) as? RawValue
    case .unsigned(let number):
      rawValue = (RawValue.self as? any FixedWidthInteger.Type)?.init(exactly: number) as? RawValue
    case .double(let number): rawValue = number as? RawValue
    case .float(let number): rawValue = number as? RawValue
    default: rawValue = nil
    }
    return rawValue.map { Self(rawValue: $0) != nil } ?? false
  }
}
