/// A set of numbers with a fast no.
final class ChangedNumbers: Sendable {
  private let numbers: [UInt64]
  private let bits: [UInt64]
  private let mask: UInt64

  init(_ entries: [EntryLog.Entry]) {
    var wordCount = 1
    while wordCount * 4 < entries.count { wordCount *= 2 }
    mask = UInt64(wordCount * 64 - 1)
    var bits = [UInt64](repeating: 0, count: wordCount)
    numbers = entries.map { KeyEncoding.pattern(ofSigned: $0.number) }
    for number in numbers {
      let bit = Self.mix(number) & mask
      bits[Int(bit >> 6)] |= 1 << (bit & 63)
    }
    self.bits = bits
  }

  @inline(__always)
  private static func mix(_ number: UInt64) -> UInt64 { (number &* 0x9E37_79B1_85EB_CA87) &>> 32 }

  /// - Parameter number: as a pattern.
  @inline(__always)
  func contains(_ number: UInt64) -> Bool {
    let bit = Self.mix(number) & mask
    if bits[Int(truncatingIfNeeded: bit &>> 6)] & (1 &<< (bit & 63)) == 0 { return false }
    return search(number)
  }

  private func search(_ number: UInt64) -> Bool {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number
  }
}
