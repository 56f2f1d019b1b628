/// The forms that text is compared in.
enum TextForm: Sendable, Equatable {
  /// NFC: canonically equal texts are the same bytes.
  case canonical
  /// Folded: texts that a person takes for the same word are the same bytes.
  case folded
  /// Only some of the folding, for queries that ask for it.
  case partlyFolded(TextFoldingOptions)

  init(_ options: TextFoldingOptions) {
    if options.isEmpty {
      self = .canonical
    } else if options == .all {
      self = .folded
    } else {
      self = .partlyFolded(options)
    }
  }

  /// Whether upper and lower case are the same in it.
  var isCaseFolded: Bool {
    switch self {
    case .canonical: false
    case .folded: true
    case .partlyFolded(let options): options.contains(.case)
    }
  }

  /// The text in this form. What is not UTF-8 becomes U+FFFD.
  func rewrite<Recorder: SegmentRecorder>(
    _ bytes: UnsafeRawBufferPointer, to output: inout TextBytes, _ recorder: inout Recorder
  ) {
    switch self {
    case .canonical: TextNormalization.rewrite(bytes, to: &output, &recorder)
    case .folded: TextFolding.rewrite(bytes, to: &output, &recorder)
    case .partlyFolded: rewritePartly(bytes, to: &output, &recorder)
    }
  }

  func rewritten(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var output = TextBytes(capacity: bytes.count + 128)
    var recorder = NoSegments()
    rewrite(bytes, to: &output, &recorder)
    return [UInt8](output.bytes)
  }

  /// Lends the text in this form; the bytes themselves, where they are known to be that.
  @inline(__always)
  func withRewritten<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    if self == .canonical && TextNormalization.isNFC(bytes) { return try body(bytes) }
    var output = TextBytes(capacity: bytes.count + 128)
    var recorder = NoSegments()
    rewrite(bytes, to: &output, &recorder)
    return try body(output.bytes)
  }

  /// Whether nothing of the text is left in this form.
  func isEmpty(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.isEmpty || withRewritten(bytes) { $0.isEmpty }
  }

  /// Piece by piece, by the definition. A piece begins where the whole folding would begin one: it can only be longer
  /// than it must.
  private func rewritePartly<Recorder: SegmentRecorder>(
    _ bytes: UnsafeRawBufferPointer, to output: inout TextBytes, _ recorder: inout Recorder
  ) {
    guard case .partlyFolded(let options) = self else { return }
    var rewriter = SegmentRewriter(self)
    var start = 0
    while start < bytes.count {
      let first = UTF8Scalar(bytes, at: start)
      var end = start + first.byteCount
      let isAlone = end == bytes.count || !joins(bytes, at: end)
      recorder.record(source: start, output: output.count)
      if isAlone, let scalar = PartialFolding.folded(first.value, options) {
        output.reserve(4)
        output.write(scalar: scalar)
      } else {
        while end < bytes.count, joins(bytes, at: end) { end += UTF8Scalar(bytes, at: end).byteCount }
        rewriter.rewrite(bytes, start..<end, to: &output)
      }
      start = end
    }
  }

  @inline(__always)
  private func joins(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    if bytes[index] < 0x80 || PlainScalar.kanaOrKanji(bytes, at: index) != 0 { return false }
    return ScalarProperties(UTF8Scalar(bytes, at: index).value).joinsInFolding
  }
}
