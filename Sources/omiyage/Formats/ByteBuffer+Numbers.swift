extension ByteBuffer {
  /// Appends the decimal digits of a number, without making a string.
  func append(decimal number: Int) {
    var rest = number.magnitude
    if rest < 10, number >= 0 {
      append(ASCII.zero &+ UInt8(truncatingIfNeeded: rest))
      return
    }
    // 2^63 has 19 digits.
    let digitLimit = 20
    let target = reserve(digitLimit + 1)
    var length = 0
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % 10)
      target.storeBytes(of: ASCII.zero &+ digit, toByteOffset: digitLimit &- length, as: UInt8.self)
      length &+= 1
      rest /= 10
    } while rest != 0
    if number < 0 {
      target.storeBytes(of: ASCII.minus, toByteOffset: digitLimit &- length, as: UInt8.self)
      length &+= 1
    }
    target.copyMemory(from: target + (digitLimit + 1 - length), byteCount: length)
    commit(length)
  }

  /// Appends the shortest text that reads back as the same number: `4.5`, `4.0`, `1e-07`.
  ///
  /// Not for numbers that are infinite or not a number: JSON has no text for them.
  func append(shortest number: Double) {
    precondition(number.isFinite)
    append(number.description)
  }

  /// Appends `\u` and four hexadecimal digits.
  func append(unicodeEscape unit: UInt16) {
    append("\\u")
    for shift: UInt16 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      append(digit < 10 ? ASCII.zero &+ digit : 0x61 &+ digit &- 10)
    }
  }
}
