/// How a record keeps a variable field (FileFormat, "Record").
enum VariableForm: UInt8, Sendable {
  case value = 0
  /// The distance back to the put that has the value.
  case reference = 1
  /// A Blob, or a value too long for a part.
  case blob = 2
}
