/// Positions of documents, in memory that is used again.
struct PositionBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1_024) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  var positions: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: start, count: count) }

  mutating func sort() {
    var all = UnsafeMutableBufferPointer(start: start, count: count)
    all.sort()
  }

  /// Puts what a table has for each position in its place, and sorts.
  mutating func rank(by ranks: [UInt32]) {
    for index in 0..<count { start[index] = ranks[Int(start[index])] }
    sort()
  }

  /// Makes room for so many more. Every `append` relies on it.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  mutating func append(_ position: UInt32) {
    start[count] = position
    count &+= 1
  }

  /// Keeps what is in another buffer, too. Both rise.
  mutating func keep(commonWith other: borrowing PositionBuffer) {
    var (kept, index) = (0, 0)
    for place in 0..<count {
      let position = start[place]
      while index < other.count, other.start[index] < position { index &+= 1 }
      if index == other.count { break }
      if other.start[index] == position {
        start[kept] = position
        kept &+= 1
      }
    }
    count = kept
  }

  mutating func truncate(to newCount: Int) { count = newCount }
}
