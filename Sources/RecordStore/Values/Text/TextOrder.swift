import Glibc

/// The order and the equality of texts: by Unicode scalars of their NFC, which is the order of its bytes.
///
/// No language's rules: the order of an index must not change with the machine.
enum TextOrder {
  /// Below 0, 0 or above 0, as the first text comes before the second, is equal to it, or comes after it.
  static func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    if first.count == second.count, compareBytes(first, second) == 0 { return 0 }
    if TextNormalization.isNFC(first) && TextNormalization.isNFC(second) { return compareBytes(first, second) }
    return TextNormalization.nfc(first).withUnsafeBytes { first in
      TextNormalization.nfc(second).withUnsafeBytes { compareBytes(first, $0) }
    }
  }

  static func compare(_ first: String, _ second: String) -> Int {
    var first = first
    var second = second
    return first.withUTF8 { first in
      second.withUTF8 { compare(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer($0)) }
    }
  }

  /// Unsigned byte by byte; a prefix comes first.
  @inline(__always)
  static func compareBytes(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let common = min(first.count, second.count)
    if common > 0, let start = first.baseAddress, let other = second.baseAddress {
      let order = memcmp(start, other, common)
      if order != 0 { return Int(order) }
    }
    return first.count - second.count
  }

  /// Lends the NFC of a text; the bytes themselves, where they are that.
  @inline(__always)
  static func withNFC<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    if TextNormalization.isNFC(bytes) { return try body(bytes) }
    return try TextNormalization.nfc(bytes).withUnsafeBytes(body)
  }

  /// The bytes of the NFC of a text.
  static func nfc(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { utf8 in withNFC(UnsafeRawBufferPointer(utf8)) { Array($0) } }
  }
}
