/// Normalization form C (UAX 15): canonically equal texts become the same bytes.
enum TextNormalization {
  /// The most bytes that one scalar becomes by itself: three scalars.
  private static let longestForm = 16

  /// Whether the text is well-formed UTF-8 in NFC.
  static func isNFC(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      if skipPlain(bytes, &index) { continue }
      let scalar = UTF8Scalar(bytes, at: index)
      if !scalar.isWellFormed { return false }
      let properties = ScalarProperties(scalar.value)
      if properties.isExcludedFromNFC { return false }
      // Rare: a mark or jamo that may or may not join what is before it.
      if properties.joinsInNFC { return nfc(bytes).elementsEqual(bytes) }
      index += scalar.byteCount
    }
    return true
  }

  /// The text in NFC. What is not UTF-8 becomes U+FFFD.
  static func nfc(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var output = TextBytes(capacity: bytes.count + 16)
    var recorder = NoSegments()
    rewrite(bytes, to: &output, &recorder)
    return [UInt8](output.bytes)
  }

  static func rewrite<Recorder: SegmentRecorder>(
    _ bytes: UnsafeRawBufferPointer, to output: inout TextBytes, _ recorder: inout Recorder
  ) {
    var rewriter = SegmentRewriter(.canonical)
    var index = 0
    var segment = TextSegment(source: 0, output: output.count)
    while index < bytes.count {
      output.reserve(longestForm)
      if !Recorder.isRecording {
        // What follows may act on the last of them: it is left to the table.
        var end = index
        if skipPlain(bytes, &end) {
          end -= 1
          while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
        if end > index {
          output.write(bytes, index..<end)
          index = end
        }
      }
      let scalar = UTF8Scalar(bytes, at: index)
      let properties = ScalarProperties(scalar.value)
      if properties.joinsInNFC {
        let end = endOfJoining(bytes, from: index + scalar.byteCount)
        output.truncate(to: segment.output)
        rewriter.rewrite(bytes, segment.source..<end, to: &output)
        index = end
        continue
      }
      segment = TextSegment(source: index, output: output.count)
      recorder.record(source: index, output: output.count)
      if properties.isExcludedFromNFC {
        rewriter.rewrite(bytes, index..<index + scalar.byteCount, to: &output)
      } else {
        output.write(scalar: scalar.value)
      }
      index += scalar.byteCount
    }
  }

  private static func endOfJoining(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let scalar = UTF8Scalar(bytes, at: end)
      guard ScalarProperties(scalar.value).joinsInNFC else { break }
      end += scalar.byteCount
    }
    return end
  }

  /// Steps over text that is in NFC by its bytes alone: ASCII, kana and the common kanji (U+4E00 to U+9FFF).
  @inline(__always)
  private static func skipPlain(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Bool {
    let start = index
    while index &+ 8 <= bytes.count {
      let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      if eight & 0x8080_8080_8080_8080 == 0 {
        index &+= 8
      } else if eight & 0x80 == 0 {
        index &+= 1
      } else if PlainScalar.kanaOrKanji(UInt32(truncatingIfNeeded: eight)) != 0 {
        index &+= 3
      } else {
        break
      }
    }
    return index != start
  }
}
