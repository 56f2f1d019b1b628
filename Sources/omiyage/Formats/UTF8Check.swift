/// Checks that bytes are UTF-8 (RFC 3629) without NUL, and finds the first byte that is not.
enum UTF8Check {
  enum End: Equatable {
    /// All bytes are whole characters.
    case whole
    /// The last one to three bytes begin a character that the input cuts off.
    case cutOff
    /// The byte after the valid ones cannot stand there.
    case invalid
    /// The byte after the valid ones is NUL.
    case nul
  }

  struct Outcome {
    /// Bytes at the front that are whole characters.
    let validCount: Int
    let end: End
  }

  static func run(_ text: UnsafeRawPointer, _ count: Int) -> Outcome {
    var index = 0
    while true {
      index = skipPlain(text, index, count)
      if index >= count { return Outcome(validCount: count, end: .whole) }
      let length = sequenceLength(text, index, count)
      if length > 0 {
        index &+= length
      } else {
        let end: End = length < 0 ? .cutOff : ByteScan.byte(text, index) == 0 ? .nul : .invalid
        return Outcome(validCount: index, end: end)
      }
    }
  }

  /// Steps over ASCII, eight bytes at once, and over characters of three bytes that need no closer look,
  /// which is nearly all of Japanese text.
  @inline(__always)
  private static func skipPlain(_ text: UnsafeRawPointer, _ from: Int, _ count: Int) -> Int {
    var index = from
    while index &+ 8 <= count {
      let word = ByteScan.load(text, index)
      let special = (word | ByteScan.below(1, word)) & ByteScan.topBits
      if special == 0 {
        index &+= 8
        continue
      }
      let plain = special.trailingZeroBitCount / 8
      index &+= plain
      if plain > 5 { continue }
      var rest = word >> UInt64(plain &* 8)
      let before = index
      var left = 8 &- plain
      while left >= 3, isPlainTriple(rest) {
        index &+= 3
        left &-= 3
        rest >>= 24
      }
      if index == before { return index }
    }
    return index
  }

  /// E1-EC, EE or EF and two continuation bytes. E0 and ED allow only some second bytes.
  @inline(__always)
  private static func isPlainTriple(_ word: UInt64) -> Bool {
    guard word & 0xC0C0F0 == 0x8080E0 else { return false }
    let low = word & 0x0F
    return low != 0 && low != 0x0D
  }

  /// The bytes of the character at `index`; 0 when it is not one (or is NUL), -1 when the input cuts it off.
  private static func sequenceLength(_ text: UnsafeRawPointer, _ index: Int, _ count: Int) -> Int {
    let lead = ByteScan.byte(text, index)
    if lead < 0x80 { return lead == 0 ? 0 : 1 }
    var length = 4
    var lower: UInt8 = 0x80
    var upper: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lower) = (3, 0xA0)
    case 0xED: (length, upper) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: lower = 0x90
    case 0xF1...0xF3: break
    case 0xF4: upper = 0x8F
    default: return 0
    }
    var position = 1
    while position < length {
      if index &+ position >= count { return -1 }
      let next = ByteScan.byte(text, index &+ position)
      if next < lower || next > upper { return 0 }
      (lower, upper) = (0x80, 0xBF)
      position &+= 1
    }
    return length
  }
}
