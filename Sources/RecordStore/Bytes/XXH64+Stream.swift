extension XXH64 {
  /// The same sum over bytes that come in pieces.
  struct Stream {
    private var lanes: Lanes
    private let seed: UInt64
    private var byteCount: UInt64 = 0
    /// Bytes that do not fill a stripe yet.
    private var rest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var restCount = 0

    init(seed: UInt64) {
      self.seed = seed
      lanes = Lanes(seed: seed)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
      byteCount &+= UInt64(bytes.count)
      var position = 0
      if restCount > 0 {
        position = min(XXH64.stripeByteCount - restCount, bytes.count)
        keep(base, position)
        guard restCount == XXH64.stripeByteCount else { return }
        withUnsafeBytes(of: rest) { if let start = $0.baseAddress { lanes.consume(start, $0.count) } }
        restCount = 0
      }
      let whole = (bytes.count - position) & ~(XXH64.stripeByteCount - 1)
      lanes.consume(base + position, whole)
      position += whole
      keep(base + position, bytes.count - position)
    }

    /// The sum of all bytes so far; more may follow.
    func finish() -> UInt64 {
      let start =
        byteCount >= UInt64(XXH64.stripeByteCount) ? lanes.merged() : seed &+ XXH64.prime5
      return withUnsafeBytes(of: rest) { XXH64.finish(start &+ byteCount, $0.baseAddress, restCount) }
    }

    private mutating func keep(_ start: UnsafeRawPointer, _ count: Int) {
      let from = restCount
      withUnsafeMutableBytes(of: &rest) { target in
        UnsafeMutableRawBufferPointer(rebasing: target[from...])
          .copyMemory(from: UnsafeRawBufferPointer(start: start, count: count))
      }
      restCount += count
    }
  }
}
