import Glibc

/// Looks at eight bytes at a time in one machine word.
///
/// A result word has the top bit of each byte set where the test holds, so that
/// `trailingZeroBitCount / 8` is the index of the first hit (the machine is little-endian).
enum ByteScan {
  /// Bytes that must be readable, and NUL, behind the last byte of a text that the scans run over.
  static let slackByteCount = 64

  static let topBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  @inline(__always)
  static func load(_ text: UnsafeRawPointer, _ index: Int) -> UInt64 {
    text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Marks the bytes below `limit`, which is at most 0x80. Exact: no carry crosses a byte.
  @inline(__always)
  static func below(_ limit: UInt8, _ word: UInt64) -> UInt64 {
    ~((word | topBits) &- (ones &* UInt64(limit))) & ~word & topBits
  }

  /// Marks the bytes equal to `byte`. Exact.
  @inline(__always)
  static func equal(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return ~((difference & lowBits) &+ lowBits | difference) & topBits
  }

  // MARK: Sixteen bytes at a time

  typealias Block = SIMD16<UInt8>
  typealias BlockHits = SIMDMask<SIMD16<Int8>>

  @inline(__always)
  static func loadBlock(_ text: UnsafeRawPointer, _ index: Int) -> Block {
    text.loadUnaligned(fromByteOffset: index, as: Block.self)
  }

  // Compared with a number alone, the lanes are walked through one by one.
  @inline(__always)
  static func below(_ limit: UInt8, _ block: Block) -> BlockHits { block .< Block(repeating: limit) }

  @inline(__always)
  static func equal(_ byte: UInt8, _ block: Block) -> BlockHits { block .== Block(repeating: byte) }

  /// Whether a test holds for one of the bytes.
  @inline(__always)
  static func isAny(_ hits: BlockHits) -> Bool {
    let halves = unsafeBitCast(hits, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  // MARK: Counting

  /// How many lines end inside the text: LF, CRLF and a lone CR each end one.
  static func lineEndCount(_ text: UnsafeRawPointer, _ count: Int) -> Int {
    var total = 0
    var index = 0
    while index &+ 8 <= count {
      let word = load(text, index)
      if below(0x0E, word) != 0 {
        total &+= equal(ASCII.lineFeed, word).nonzeroBitCount
        var returns = equal(ASCII.carriageReturn, word)
        while returns != 0 {
          let at = index &+ returns.trailingZeroBitCount / 8
          if at &+ 1 >= count || byte(text, at &+ 1) != ASCII.lineFeed { total &+= 1 }
          returns &= returns &- 1
        }
      }
      index &+= 8
    }
    while index < count {
      let current = byte(text, index)
      if current == ASCII.lineFeed {
        total &+= 1
      } else if current == ASCII.carriageReturn, index &+ 1 >= count || byte(text, index &+ 1) != ASCII.lineFeed {
        total &+= 1
      }
      index &+= 1
    }
    return total
  }

  /// How many LF the text holds.
  static func lineFeedCount(_ text: UnsafeRawPointer, _ count: Int) -> Int {
    var total = 0
    var index = 0
    while index &+ 8 <= count {
      total &+= equal(ASCII.lineFeed, load(text, index)).nonzeroBitCount
      index &+= 8
    }
    while index < count {
      if byte(text, index) == ASCII.lineFeed { total &+= 1 }
      index &+= 1
    }
    return total
  }

  /// How many characters (Unicode scalars) the valid UTF-8 text holds: the bytes that do not continue one.
  static func scalarCount(_ text: UnsafeRawPointer, _ count: Int) -> Int {
    var continuing = 0
    var index = 0
    while index &+ 8 <= count {
      let word = load(text, index)
      continuing &+= (word & ~(word << 1) & topBits).nonzeroBitCount
      index &+= 8
    }
    while index < count {
      if byte(text, index) & 0xC0 == 0x80 { continuing &+= 1 }
      index &+= 1
    }
    return count &- continuing
  }

  @inline(__always)
  static func byte(_ text: UnsafeRawPointer, _ index: Int) -> UInt8 {
    text.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Whether two borrowed texts hold the same bytes.
  @inline(__always)
  static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let a = left.baseAddress, let b = right.baseAddress, left.count > 0 else { return true }
    return memcmp(a, b, left.count) == 0
  }
}
