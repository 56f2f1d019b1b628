/// Merges the entries of several runs: the cursor that is next stands at the top.
///
/// It keeps plain references beside the array that owns the cursors: in its loops, counting references would cost more
/// than comparing entries.
final class CursorHeap {
  private let owned: [RunCursor]
  private let heap: UnsafeMutablePointer<Unmanaged<RunCursor>>
  private var count: Int

  init(_ cursors: [RunCursor]) {
    owned = cursors
    heap = .allocate(capacity: max(cursors.count, 1))
    count = 0
    for cursor in cursors where !cursor.isAtEnd {
      (heap + count).initialize(to: .passUnretained(cursor))
      count += 1
    }
    var index = count / 2
    while index > 0 {
      index -= 1
      sink(index)
    }
  }

  deinit { heap.deallocate() }

  @inline(__always)
  var top: RunCursor? { count > 0 ? heap[0].takeUnretainedValue() : nil }

  /// Whether only one run has entries left.
  @inline(__always)
  var isSingle: Bool { count == 1 }

  /// Whether the top entry is of a record.
  @inline(__always)
  func isTop(number: UInt64) -> Bool {
    count > 0 && heap[0]._withUnsafeGuaranteedRef { $0.number == number }
  }

  /// Leaves the one run that has entries left out, once it has none.
  func dropEnded() { if heap[0]._withUnsafeGuaranteedRef({ $0.isAtEnd }) { count = 0 } }

  /// Moves the top cursor to its next entry and finds the new top.
  @inline(__always)
  func advance() throws {
    let isAtEnd = try heap[0]._withUnsafeGuaranteedRef { top in
      try top.advance()
      return top.isAtEnd
    }
    if isAtEnd {
      count &-= 1
      heap[0] = heap[count]
    }
    if count > 1 { sink(0) }
  }

  private func sink(_ start: Int) {
    var index = start
    while true {
      var child = 2 &* index &+ 1
      guard child < count else { return }
      if child &+ 1 < count, isBefore(child &+ 1, child) { child &+= 1 }
      guard isBefore(child, index) else { return }
      (heap[index], heap[child]) = (heap[child], heap[index])
      index = child
    }
  }

  @inline(__always)
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    heap[left]._withUnsafeGuaranteedRef { left in
      heap[right]._withUnsafeGuaranteedRef { right in left.isBefore(right) }
    }
  }
}
