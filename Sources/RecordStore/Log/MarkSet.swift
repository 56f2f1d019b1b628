import Synchronization

/// A set of small numbers as bits, for many threads at once. It takes memory only where a bit was set.
final class MarkSet: Sendable {
  private let memory: ReservedMemory
  // The memory lives as long as the set; every element is atomic, and zero bytes are a valid one.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt64>>
  /// Numbers from here on are never in the set.
  private let count: UInt64

  init(count: Int) throws(StoreError) {
    memory = try ReservedMemory(upTo: max(count / 8 + 8, 4_096))
    self.count = UInt64(min(count, memory.byteCount / 8 * 64))
    words = memory.base.bindMemory(to: Atomic<UInt64>.self, capacity: memory.byteCount / 8)
  }

  @inline(__always)
  func contains(_ number: UInt64) -> Bool {
    number < count && words[Int(number &>> 6)].load(ordering: .acquiring) & (1 &<< (number & 63)) != 0
  }

  /// Without effect for a number that is too large: what is not marked is checked again.
  func insert(_ number: UInt64) {
    guard number < count else { return }
    words[Int(number >> 6)].bitwiseOr(1 << (number & 63), ordering: .releasing)
  }

  func clear(_ range: Range<UInt64>) {
    var number = range.lowerBound
    let end = min(range.upperBound, count)
    while number < end {
      let wordEnd = min((number | 63) + 1, end)
      let width = wordEnd - number
      let mask = (width == 64 ? UInt64.max : (1 << width) - 1) << (number & 63)
      let word = Int(number >> 6)
      // Writing only where something is set keeps the memory of untouched words away.
      if words[word].load(ordering: .relaxed) & mask != 0 { words[word].bitwiseAnd(~mask, ordering: .releasing) }
      number = wordEnd
    }
  }
}
