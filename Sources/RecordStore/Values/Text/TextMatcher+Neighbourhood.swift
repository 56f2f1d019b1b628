/// The piece of a long text that has to be rewritten to decide a candidate.
extension TextMatcher {
  /// Beyond so many bytes on one side the whole text is rewritten instead: no text makes a search quadratic.
  private static let reachLimit = 4096

  /// A piece that contains every match in which the candidate takes part, and in which matches are what they are in the
  /// whole text. nil: it would be long.
  ///
  /// It begins and ends between two simple scalars: there a character ends, and none acts on the other. Every scalar
  /// that does not join its neighbours becomes one byte or more, so as many of them as the needle has bytes reach far
  /// enough.
  func neighbourhood(of candidate: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let start = start(before: candidate, in: bytes), let end = end(after: candidate, in: bytes) else {
      return nil
    }
    return start..<end
  }

  /// The first piece of a text, whose form is longer than the needle if it is not the whole text.
  func head(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    if bytes.count <= needle.count { return bytes }
    return bytes.slice(0..<(end(after: 0, in: bytes) ?? bytes.count))
  }

  /// The same for the last piece.
  func tail(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    if bytes.count <= needle.count { return bytes }
    return bytes.slice((start(before: bytes.count, in: bytes) ?? 0)..<bytes.count)
  }

  private func start(before candidate: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = candidate
    var passed = 0
    while index > 0 {
      if candidate - index > TextMatcher.reachLimit { return nil }
      let previous = UTF8Scalar.start(before: index, in: bytes)
      if passed > needle.count, isSeam(bytes, previous, index) { return index }
      if !ScalarProperties(UTF8Scalar(bytes, at: previous).value).joinsInFolding { passed += 1 }
      index = previous
    }
    return 0
  }

  private func end(after candidate: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = candidate
    var passed = 0
    while index < bytes.count {
      if index - candidate > TextMatcher.reachLimit { return nil }
      let scalar = UTF8Scalar(bytes, at: index)
      let next = index + scalar.byteCount
      if !ScalarProperties(scalar.value).joinsInFolding { passed += 1 }
      // The candidate itself is the first that is passed.
      if passed > needle.count + 1, next < bytes.count, isSeam(bytes, index, next) { return next }
      index = next
    }
    return bytes.count
  }

  /// Whether a simple scalar ends where another begins.
  private func isSeam(_ bytes: UnsafeRawBufferPointer, _ left: Int, _ right: Int) -> Bool {
    let before = UTF8Scalar(bytes, at: left)
    let after = UTF8Scalar(bytes, at: right)
    return left + before.byteCount == right && GraphemeBreaks.isSimple(before.value)
      && GraphemeBreaks.isSimple(after.value)
  }
}
