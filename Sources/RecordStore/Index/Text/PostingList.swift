/// The positions of a gram as bytes: the first one, then the differences as Rice codes in blocks (FileFormat, "Runs of
/// a text index"; Rice 1979).
enum PostingList {
  static let blockCount = 256
  /// Positions of one list; a gram with more has several.
  static let countLimit = 8_192
  /// Zeros behind the data of a segment, so that whole words can be read.
  static let paddingByteCount = 8
  private static let parameterLimit: UInt8 = 31

  /// - Parameter positions: rising, at least two.
  static func encode(_ positions: UnsafeBufferPointer<UInt32>, into writer: inout ByteWriter) {
    writer.appendVarint(UInt64(positions[0]))
    var start = 1
    while start < positions.count {
      let end = min(start + blockCount, positions.count)
      encodeBlock(positions, start..<end, into: &writer)
      start = end
    }
  }

  private static func encodeBlock(
    _ positions: UnsafeBufferPointer<UInt32>, _ block: Range<Int>, into writer: inout ByteWriter
  ) {
    let spread = positions[block.upperBound - 1] - positions[block.lowerBound - 1] - UInt32(block.count)
    let parameter = parameter(mean: spread / UInt32(block.count))
    writer.appendU8(UInt8(parameter))
    var bits: UInt64 = 0
    var bitCount: UInt32 = 0
    let mask = (UInt32(1) << parameter) - 1
    @inline(__always)
    func flushWord() {
      guard bitCount >= 32 else { return }
      writer.appendU32(UInt32(truncatingIfNeeded: bits))
      bits >>= 32
      bitCount -= 32
    }
    for index in block {
      let difference = positions[index] &- positions[index &- 1] &- 1
      var zeros = difference >> parameter
      while zeros >= 16 {
        bitCount += 16
        flushWord()
        zeros -= 16
      }
      bitCount += zeros
      bits |= 1 << UInt64(bitCount)
      bitCount += 1
      flushWord()
      bits |= UInt64(difference & mask) << UInt64(bitCount)
      bitCount += parameter
      flushWord()
    }
    for start in stride(from: 0, to: bitCount, by: 8) {
      writer.appendU8(UInt8(truncatingIfNeeded: bits >> UInt64(start)))
    }
  }

  /// The parameter that suits differences of such a mean: the greatest power of two that is not above it.
  private static func parameter(mean: UInt32) -> UInt32 {
    mean == 0 ? 0 : min(UInt32(31 - mean.leadingZeroBitCount), UInt32(parameterLimit))
  }

  /// Appends the positions of a list.
  ///
  /// - Parameters:
  ///   - bytes: the data; `paddingByteCount` more can be read behind them.
  ///   - limit: what all positions are below.
  /// - Returns: false where the data are not those of such a list.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, count: Int, limit: Int, to positions: inout PositionBuffer
  ) -> Bool {
    guard count >= 2, count <= countLimit, let base = bytes.baseAddress else { return false }
    var reader = ByteReader(bytes)
    guard let first = try? reader.readVarint(), first < UInt64(limit) else { return false }
    positions.reserve(count)
    var value = UInt32(truncatingIfNeeded: first)
    positions.append(value)
    var byte = reader.position
    var left = count - 1
    while left > 0 {
      guard byte < bytes.count, bytes[byte] <= parameterLimit else { return false }
      let parameter = UInt64(bytes[byte])
      let end = (bytes.count) * 8
      var bit = (byte + 1) * 8
      let blockCount = min(left, Self.blockCount)
      let mask: UInt64 = (1 << parameter) - 1
      for _ in 0..<blockCount {
        guard bit < end else { return false }
        let word = base.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self).littleEndian >> UInt64(bit & 7)
        let zeros = word.trailingZeroBitCount
        var difference: UInt64
        if zeros &+ 1 &+ Int(parameter) <= 56 {
          difference = UInt64(zeros) << parameter | (word >> UInt64(zeros &+ 1)) & mask
          bit &+= zeros &+ 1 &+ Int(parameter)
        } else {
          guard let long = longCode(base, &bit, end, parameter) else { return false }
          difference = long
        }
        difference &+= UInt64(value) &+ 1
        guard difference < UInt64(limit) else { return false }
        value = UInt32(truncatingIfNeeded: difference)
        positions.append(value)
      }
      left -= blockCount
      byte = (bit + 7) >> 3
    }
    return byte <= bytes.count
  }

  /// A code that does not fit a word.
  private static func longCode(
    _ base: UnsafeRawPointer, _ bit: inout Int, _ end: Int, _ parameter: UInt64
  ) -> UInt64? {
    var zeros: UInt64 = 0
    while bit < end, base.load(fromByteOffset: bit >> 3, as: UInt8.self) >> UInt8(bit & 7) & 1 == 0 {
      zeros += 1
      bit += 1
    }
    guard bit + 1 + Int(parameter) <= end, zeros <= UInt64(UInt32.max) >> parameter else { return nil }
    bit += 1
    let word = base.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self).littleEndian >> UInt64(bit & 7)
    bit += Int(parameter)
    return zeros << parameter | word & ((1 << parameter) - 1)
  }
}
