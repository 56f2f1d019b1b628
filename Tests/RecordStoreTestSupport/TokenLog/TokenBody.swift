/// Bytes of several styles: zeros, noise, stretches of both, a copy of a store, ones, and mostly zeros.
enum TokenBody {
  static func make(limit: Int, copying store: [UInt8], _ draw: inout SeededGenerator) -> [UInt8] {
    let count = draw.below(limit + 1)
    switch draw.below(6) {
    case 0: return [UInt8](repeating: 0, count: count)
    case 1: return noise(count, &draw)
    case 2:
      var result: [UInt8] = []
      while result.count < count {
        let length = 1 + draw.below(900)
        result += draw.oneIn(2) ? [UInt8](repeating: 0, count: length) : noise(length, &draw)
      }
      return Array(result.prefix(count))
    case 3:
      guard !store.isEmpty else { return [] }
      let start = draw.below(store.count) & ~7
      return Array(store[start..<min(start + count, store.count)])
    case 4: return [UInt8](repeating: 0xFF, count: count)
    default:
      var result = [UInt8](repeating: 0, count: count)
      for _ in 0..<count / 8 { result[draw.below(count)] = UInt8(truncatingIfNeeded: draw.next()) }
      return result
    }
  }

  private static func noise(_ count: Int, _ draw: inout SeededGenerator) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var position = 0
      while position < count {
        var word = draw.next()
        for _ in 0..<min(8, count - position) {
          buffer[position] = UInt8(truncatingIfNeeded: word)
          word >>= 8
          position += 1
        }
      }
      initialized = count
    }
  }
}
