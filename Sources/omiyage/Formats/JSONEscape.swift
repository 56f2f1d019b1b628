/// One escape of a JSON string, from its backslash on; two of them for a pair of surrogates.
struct JSONEscape {
  private let text: UnsafeRawPointer
  private let limit: Int
  /// Behind what has been read.
  private(set) var end: Int
  private var scalar: UInt32 = 0
  /// A surrogate that stands alone; the text then gets U+FFFD, and the record is refused.
  private(set) var loneSurrogate: UInt16?
  /// Whether the text ended inside the escape.
  private(set) var isCutOff = false

  init(_ text: UnsafeRawPointer, at index: Int, limit: Int) {
    self.text = text
    self.limit = limit
    end = index
  }

  /// Reads the escape. False when it is none, or is cut off.
  mutating func decode() -> Bool {
    guard end + 1 < limit else {
      isCutOff = true
      return false
    }
    let letter = ByteScan.byte(text, end + 1)
    end += 2
    switch letter {
    case ASCII.quote, ASCII.backslash, ASCII.slash: scalar = UInt32(letter)
    case 0x62: scalar = 0x08
    case 0x66: scalar = 0x0C
    case 0x6E: scalar = 0x0A
    case 0x72: scalar = 0x0D
    case 0x74: scalar = 0x09
    case 0x75: return decodeUnits()
    default: return false
    }
    return true
  }

  private mutating func decodeUnits() -> Bool {
    guard let first = hexadecimal() else { return false }
    scalar = first
    guard (0xD800...0xDFFF).contains(first) else { return true }
    if first < 0xDC00 {
      let behindFirst = end
      switch followingLowSurrogate() {
      case .some(let second):
        scalar = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        return true
      case .none:
        if isCutOff { return false }
        end = behindFirst
      }
    }
    loneSurrogate = UInt16(truncatingIfNeeded: first)
    scalar = 0xFFFD
    return true
  }

  private mutating func followingLowSurrogate() -> UInt32? {
    guard end < limit else {
      isCutOff = true
      return nil
    }
    guard ByteScan.byte(text, end) == ASCII.backslash else { return nil }
    guard end + 1 < limit else {
      isCutOff = true
      return nil
    }
    guard ByteScan.byte(text, end + 1) == 0x75 else { return nil }
    end += 2
    guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return second
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard end < limit else {
        isCutOff = true
        return nil
      }
      let byte = ByteScan.byte(text, end)
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
      default: return nil
      }
      end += 1
    }
    return value
  }

  /// Writes the character as UTF-8; gives its bytes, never more than the escape's.
  func store(to target: UnsafeMutableRawPointer) -> Int {
    func put(_ index: Int, _ value: UInt32) {
      target.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
    }
    switch scalar {
    case 0..<0x80:
      put(0, scalar)
      return 1
    case 0x80..<0x800:
      put(0, 0xC0 | scalar >> 6)
      put(1, 0x80 | scalar & 0x3F)
      return 2
    case 0x800..<0x10000:
      put(0, 0xE0 | scalar >> 12)
      put(1, 0x80 | scalar >> 6 & 0x3F)
      put(2, 0x80 | scalar & 0x3F)
      return 3
    default:
      put(0, 0xF0 | scalar >> 18)
      put(1, 0x80 | scalar >> 12 & 0x3F)
      put(2, 0x80 | scalar >> 6 & 0x3F)
      put(3, 0x80 | scalar & 0x3F)
      return 4
    }
  }
}
