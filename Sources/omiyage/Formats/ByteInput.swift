/// Gives bytes in order: a file, a converter in front of one, or the pieces of a test.
protocol ByteInput: AnyObject {
  /// Fills the front of `target`, which is never empty; 0 only at the end.
  func read(into target: UnsafeMutableRawBufferPointer) throws(InputError) -> Int
}
