/// A scalar read from UTF-8. What is not UTF-8 reads as U+FFFD, one for each maximal subpart (Unicode, section 3.9).
struct UTF8Scalar {
  static let replacement: UInt32 = 0xFFFD

  let value: UInt32
  let byteCount: Int
  let isWellFormed: Bool

  /// The scalar that starts at `index`, which is inside the bytes.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    let first = bytes[index]
    if first < 0x80 {
      self.init(UInt32(first), 1)
    } else {
      self = UTF8Scalar.multibyte(bytes, index, first)
    }
  }

  /// The scalars of a text.
  static func values(of bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var values: [UInt32] = []
    var index = 0
    while index < bytes.count {
      let scalar = UTF8Scalar(bytes, at: index)
      values.append(scalar.value)
      index += scalar.byteCount
    }
    return values
  }

  @inline(__always)
  private init(_ value: UInt32, _ byteCount: Int, isWellFormed: Bool = true) {
    self.value = value
    self.byteCount = byteCount
    self.isWellFormed = isWellFormed
  }

  @inline(__always)
  private static func bad(_ byteCount: Int) -> UTF8Scalar {
    UTF8Scalar(replacement, byteCount, isWellFormed: false)
  }

  @inline(__always)
  private static func multibyte(_ bytes: UnsafeRawBufferPointer, _ index: Int, _ first: UInt8) -> UTF8Scalar {
    guard first >= 0xC2, first <= 0xF4, index + 1 < bytes.count else { return bad(1) }
    let second = bytes[index + 1]
    guard second & 0xC0 == 0x80 else { return bad(1) }
    if first < 0xE0 { return UTF8Scalar(UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F), 2) }
    switch first {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90, 0xF4 where second > 0x8F:
      return bad(1)
    default: break
    }
    guard index + 2 < bytes.count, bytes[index + 2] & 0xC0 == 0x80 else { return bad(2) }
    let high = UInt32(second & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    if first < 0xF0 { return UTF8Scalar(UInt32(first & 0x0F) << 12 | high, 3) }
    guard index + 3 < bytes.count, bytes[index + 3] & 0xC0 == 0x80 else { return bad(3) }
    return UTF8Scalar(UInt32(first & 0x07) << 18 | high << 6 | UInt32(bytes[index + 3] & 0x3F), 4)
  }

  /// Where the scalar before `index` starts, in well-formed text. `index` is not 0.
  @inline(__always)
  static func start(before index: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = index - 1
    while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
