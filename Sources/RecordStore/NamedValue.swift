/// A field of an embedded struct with its name, without a Swift type.
public struct NamedValue: Sendable, Equatable {
  /// The name in the file.
  public let name: String
  /// The value.
  public let value: RecordValue

  /// A field with a value.
  public init(_ name: String, _ value: RecordValue) {
    self.name = name
    self.value = value
  }
}
