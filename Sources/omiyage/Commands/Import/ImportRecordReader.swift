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
}
