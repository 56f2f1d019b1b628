/// Folding: what a person takes for the same word becomes the same bytes.
///
/// NFKC and full case folding (UAX 31, NFKC_Casefold), katakana as hiragana, half-width as full-width, the wave dashes
/// as `~`, spacing voiced marks joined to their kana, the marks of Latin letters dropped. か and が stay different, and
/// ー stays. Joiners between emoji stay, because they make another picture. Folding folded text changes nothing.
enum TextFolding {
  /// Goes up with every change of the tables or the rules; text indexes made with another version are made anew.
  static let tableVersion: UInt32 = 15_002
  /// More than the bytes of the longest folding of one scalar, which has 18 scalars.
  private static let longestFolding = 80

  /// The folded text. What is not UTF-8 becomes U+FFFD.
  static func fold(utf8 bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var output = TextBytes(capacity: bytes.count + longestFolding)
    var recorder = NoSegments()
    rewrite(bytes, to: &output, &recorder)
    return [UInt8](output.bytes)
  }

  /// The folding of a scalar by itself.
  @inline(__always)
  static func forEachFolded(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    let entry = ScalarTrie.folding[scalar]
    if entry == 0 { return body(scalar) }
    if entry > 1 { PooledScalars.forEach(FoldingTable.pool, at: entry - 2, body) }
  }

  static func rewrite<Recorder: SegmentRecorder>(
    _ bytes: UnsafeRawBufferPointer, to output: inout TextBytes, _ recorder: inout Recorder
  ) {
    var rewriter = SegmentRewriter(.folded)
    var index = 0
    var segment = TextSegment(source: 0, output: output.count)
    while index < bytes.count {
      output.reserve(longestFolding)
      if let next = foldPlain(bytes, index, &output, &segment, &recorder) {
        index = next
        continue
      }
      let scalar = UTF8Scalar(bytes, at: index)
      if ScalarProperties(scalar.value).joinsInFolding {
        let end = endOfJoining(bytes, from: index + scalar.byteCount)
        output.truncate(to: segment.output)
        rewriter.rewrite(bytes, segment.source..<end, to: &output)
        index = end
        continue
      }
      segment = TextSegment(source: index, output: output.count)
      recorder.record(source: index, output: output.count)
      let entry = ScalarTrie.folding[scalar.value]
      if entry == 0 {
        output.write(scalar: scalar.value)
      } else {
        PooledScalars.forEach(FoldingTable.pool, at: entry - 2) { output.write(scalar: $0) }
      }
      index += scalar.byteCount
    }
  }

  /// Folds what can be told by its bytes, as far as it goes: ASCII, kana, kanji. Returns where it ends; nil: it is
  /// something else from the start.
  @inline(__always)
  private static func foldPlain<Recorder: SegmentRecorder>(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ output: inout TextBytes, _ segment: inout TextSegment,
    _ recorder: inout Recorder
  ) -> Int? {
    var index = start
    var last = segment
    // The last bytes of a text are few: reading whole words there is not worth a second way.
    while index &+ 8 <= bytes.count {
      output.reserve(longestFolding)
      let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let first = UInt8(truncatingIfNeeded: eight)
      if first < 0x80 {
        if !Recorder.isRecording, eight & 0x8080_8080_8080_8080 == 0 {
          output.write(eightBytes: lowercased(eight).littleEndian)
          index &+= 8
          last = TextSegment(source: index - 1, output: output.count - 1)
          continue
        }
        last = TextSegment(source: index, output: output.count)
        recorder.record(source: index, output: output.count)
        output.write(first &- 0x41 < 26 ? first | 0x20 : first)
        index &+= 1
        continue
      }
      let word = UInt32(truncatingIfNeeded: eight)
      let scalar = PlainScalar.kanaOrKanji(word)
      if scalar == 0 { break }
      last = TextSegment(source: index, output: output.count)
      recorder.record(source: index, output: output.count)
      output.write(threeBytes: PlainScalar.isKatakana(scalar) ? hiraganaBytes(scalar) : word)
      index &+= 3
    }
    segment = last
    return index == start ? nil : index
  }

  /// The UTF-8 of the hiragana of a katakana.
  @inline(__always)
  private static func hiraganaBytes(_ katakana: UInt32) -> UInt32 {
    let scalar = PlainScalar.hiragana(katakana)
    return 0x80_80E3 | (scalar >> 6 & 0x3F) << 8 | (scalar & 0x3F) << 16
  }

  /// Eight ASCII bytes with A to Z as a to z.
  @inline(__always)
  private static func lowercased(_ eight: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let fromA = eight &+ ones &* (0x80 - 0x41)
    let pastZ = eight &+ ones &* (0x80 - 0x5B)
    return eight | (fromA & ~pastZ & (ones &* 0x80)) >> 2
  }

  private static func endOfJoining(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let scalar = UTF8Scalar(bytes, at: end)
      guard ScalarProperties(scalar.value).joinsInFolding else { break }
      end += scalar.byteCount
    }
    return end
  }
}
