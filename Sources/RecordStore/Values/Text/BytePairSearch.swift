import CSystem

/// Finds the places where one of a few byte pairs stands: 16 bytes at a time, or 32 where the processor can.
///
/// Both ways find every place that a pattern fits. The wide one may stop at a few more (see `csystem_byte_pairs`).
struct BytePairSearch: Sendable {
  static let canSearchWide = csystem_can_find_byte_pair() != 0
  /// More patterns than this cost more than they refuse; the wide search has room for eight.
  static func patternLimit(isWide: Bool) -> Int { isWide ? 8 : 5 }

  private struct Lanes: Sendable {
    let firstLow: SIMD16<UInt8>
    let firstSpan: SIMD16<UInt8>
    let secondLow: SIMD16<UInt8>
    let secondSpan: SIMD16<UInt8>
  }

  let patterns: [BytePairPattern]
  private let lanes: [Lanes]
  private let pairs: csystem_byte_pairs
  private let isWide: Bool

  /// - Parameter isWide: whether to use the wide search; at most eight patterns then.
  init(_ patterns: [BytePairPattern], isWide: Bool) {
    self.patterns = patterns
    self.isWide = isWide
    pairs = BytePairSearch.sets(isWide ? patterns : [])
    lanes = patterns.map {
      Lanes(
        firstLow: SIMD16(repeating: $0.first.lowerBound),
        firstSpan: SIMD16(repeating: $0.first.upperBound - $0.first.lowerBound),
        secondLow: SIMD16(repeating: $0.second.lowerBound),
        secondSpan: SIMD16(repeating: $0.second.upperBound - $0.second.lowerBound))
    }
  }

  /// One set for each pattern, as bits of the halves of its bytes.
  private static func sets(_ patterns: [BytePairPattern]) -> csystem_byte_pairs {
    var sets = csystem_byte_pairs()
    withUnsafeMutableBytes(of: &sets) { table in
      for (index, pattern) in patterns.enumerated() {
        for (start, range) in [(0, pattern.first), (32, pattern.second)] {
          for byte in range {
            table[start + Int(byte & 15)] |= 1 << UInt8(index)
            table[start + 16 + Int(byte >> 4)] |= 1 << UInt8(index)
          }
        }
      }
    }
    return sets
  }

  /// The first place at or after `start` where a pattern may fit. A place at the last byte is found if any second byte
  /// will do.
  @inline(__always)
  func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard isWide else { return firstNarrow(in: bytes, from: start) }
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    let rest = bytes.count - start
    let place = withUnsafePointer(to: pairs) {
      csystem_find_byte_pair((base + start).assumingMemoryBound(to: UInt8.self), rest, $0)
    }
    return place < rest ? start + place : nil
  }

  private func firstNarrow(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    let hit: Int? = lanes.withUnsafeBufferPointer { lanes in
      while index + 33 <= bytes.count {
        let low = BytePairSearch.hits(lanes, bytes, index)
        let high = BytePairSearch.hits(lanes, bytes, index + 16)
        if !BytePairSearch.isZero(low | high) {
          return index + (BytePairSearch.firstLane(low) ?? 16 + (BytePairSearch.firstLane(high) ?? 0))
        }
        index += 32
      }
      while index + 17 <= bytes.count {
        if let lane = BytePairSearch.firstLane(BytePairSearch.hits(lanes, bytes, index)) { return index + lane }
        index += 16
      }
      return nil
    }
    if let hit { return hit }
    while index < bytes.count {
      let byte = bytes[index]
      let isLast = index + 1 == bytes.count
      for pattern in patterns {
        if isLast ? pattern.first.contains(byte) : pattern.contains(byte, bytes[index + 1]) { return index }
      }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private static func isZero(_ lanes: SIMD16<UInt8>) -> Bool {
    let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// The first lane that is not 0.
  @inline(__always)
  private static func firstLane(_ lanes: SIMD16<UInt8>) -> Int? {
    let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].littleEndian.trailingZeroBitCount >> 3 }
    return halves[1] == 0 ? nil : 8 + (halves[1].littleEndian.trailingZeroBitCount >> 3)
  }

  @inline(__always)
  private static func hits(
    _ lanes: UnsafeBufferPointer<Lanes>, _ bytes: UnsafeRawBufferPointer, _ index: Int
  ) -> SIMD16<UInt8> {
    let first = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    let second = bytes.loadUnaligned(fromByteOffset: index + 1, as: SIMD16<UInt8>.self)
    var result = SIMD16<UInt8>(repeating: 0)
    for lane in lanes {
      let fits = (first &- lane.firstLow .<= lane.firstSpan) .& (second &- lane.secondLow .<= lane.secondSpan)
      result |= SIMD16<UInt8>(repeating: 0).replacing(with: 0xFF, where: fits)
    }
    return result
  }
}
