/// Where frames of runs come from.
protocol FramePayloads: AnyObject, Sendable {
  /// The checked payload of a run frame. It stays readable as long as the object lives.
  func payload(ofFrame offset: UInt64) throws -> UnsafeRawBufferPointer
}
