/// The byte before the variable fields of a record (FileFormat, "Record").
enum RecordShape {
  /// The lengths have 1, 2 or 4 bytes: 0, 1, 2.
  static let widthMask: UInt8 = 3
  /// A form for each field follows.
  static let formsFlag: UInt8 = 4
}
