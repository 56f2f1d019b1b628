/// The other comparisons that a query makes with a text, under the same options and by whole characters.
///
/// No more of a long text is rewritten than its first or last piece, which is a little longer than the needle.
extension TextMatcher {
  /// Whether the text is the needle.
  func equals(utf8 bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return form.isEmpty(bytes) }
    if let order = orderAtStart(of: bytes), order != 0 { return false }
    // What is left over becomes at least one more byte.
    if head(of: bytes).count < bytes.count { return false }
    return form.withRewritten(bytes) { text in compare(text, needle) == 0 }
  }

  /// Whether the text begins with the needle. Every text begins with an empty one.
  func isPrefix(ofUTF8 bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return true }
    if let order = orderAtStart(of: bytes), order != 0 { return false }
    return form.withRewritten(head(of: bytes)) { text in
      guard text.count >= needle.count, compare(text.slice(0..<needle.count), needle) == 0 else { return false }
      return GraphemeBreaks.isBoundary(text, at: needle.count)
    }
  }

  /// Whether the text ends with the needle. Every text ends with an empty one.
  func isSuffix(ofUTF8 bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return true }
    if endsOtherwise(bytes) { return false }
    let tail = tail(of: bytes)
    if let filter = lazyPrefilter?.prefilter(forTextOf: tail.count), filter.firstCandidate(in: tail, from: 0) == nil {
      return false
    }
    return form.withRewritten(tail) { text in
      let start = text.count - needle.count
      guard start >= 0, compare(text.slice(start..<text.count), needle) == 0 else { return false }
      return GraphemeBreaks.isBoundary(text, at: start)
    }
  }

  /// Below 0, 0 or above 0, as the text comes before the needle, is equal to it, or comes after it: by Unicode scalars
  /// of the form.
  func order(ofUTF8 bytes: UnsafeRawBufferPointer) -> Int {
    if let order = orderAtStart(of: bytes), order != 0 { return order }
    return form.withRewritten(head(of: bytes)) { text in compare(text, needle) }
  }

  /// The order of the first scalars, where the form of the text's is certain: nothing has to be rewritten for that.
  private func orderAtStart(of bytes: UnsafeRawBufferPointer) -> Int? {
    guard !bytes.isEmpty, !needle.isEmpty else { return nil }
    let first = LoneForm(bytes, at: 0, form)
    if first.joins { return nil }
    if first.byteCount < bytes.count, LoneForm(bytes, at: first.byteCount, form).joins { return nil }
    let sought = needle.withUnsafeBytes { UTF8Scalar($0, at: 0).value }
    return Int(first.first) - Int(sought)
  }

  /// Whether the last scalar is certain not to be that of the needle.
  private func endsOtherwise(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !bytes.isEmpty else { return false }
    let start = UTF8Scalar.start(before: bytes.count, in: bytes)
    let last = LoneForm(bytes, at: start, form)
    guard !last.joins, last.isWellFormed, start + last.byteCount == bytes.count else { return false }
    let sought = needle.withUnsafeBytes { UTF8Scalar($0, at: UTF8Scalar.start(before: $0.count, in: $0)).value }
    return last.last != sought
  }

  private func compare(_ text: UnsafeRawBufferPointer, _ needle: [UInt8]) -> Int {
    needle.withUnsafeBytes { TextOrder.compareBytes(text, $0) }
  }
}
