/// Gives the records of one file, one after the other.
protocol ImportRecordReader: AnyObject {
  /// The next record; nil at the end. Throws `InputError` where nothing can be read any more.
  func next() throws -> ImportRecord?

  /// Gives the record that `next` gave last as it stands in the input.
  func withRawRecord(_ body: (UnsafeRawBufferPointer) throws -> Void) throws
  /// The header of the input as it stands there; nil without one.
  var rawHeader: [UInt8]? { get }
  /// Whether a derived field was seen, which is not imported.
  var hasDerivedFields: Bool { get }
  /// The class that the last record is of, in an input with several.
  var recordClass: String? { get }
  /// Once all records are read, what else is wrong with the input, so that nothing may be imported.
  var generalFaults: [ImportFault] { get }
  /// Once all records are read, what people should know.
  var notes: [String] { get }
}

extension ImportRecordReader {
  var recordClass: String? { nil }
  var generalFaults: [ImportFault] { [] }
  var notes: [String] { [] }
}
