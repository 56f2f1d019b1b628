/// Bytes of a file that nobody vouches for: whatever is not there reads as nil.
struct ImageBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(_ index: Int) -> UInt8? { index >= 0 && index < bytes.count ? bytes[index] : nil }

  private func number(_ index: Int, _ count: Int, bigEndian: Bool) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    var value = 0
    for offset in 0..<count {
      value = value << 8 | Int(bytes[index + (bigEndian ? offset : count - 1 - offset)])
    }
    return value
  }

  func big16(_ index: Int) -> Int? { number(index, 2, bigEndian: true) }
  func big32(_ index: Int) -> Int? { number(index, 4, bigEndian: true) }
  func little16(_ index: Int) -> Int? { number(index, 2, bigEndian: false) }
  func little24(_ index: Int) -> Int? { number(index, 3, bigEndian: false) }

  func matches(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index <= bytes.count - word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
