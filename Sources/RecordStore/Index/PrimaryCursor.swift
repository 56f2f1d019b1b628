/// The live records of a table by number; of the operations of one record, the newest counts.
final class PrimaryCursor {
  private let heap: CursorHeap

  init(heap: CursorHeap) { self.heap = heap }

  func next() throws -> RecordPlace? {
    var place = RecordPlace(number: 0, offset: 0)
    var count = 0
    try withUnsafeMutablePointer(to: &place) {
      try fill(UnsafeMutableBufferPointer(start: $0, count: 1), &count)
    }
    return count == 1 ? place : nil
  }

  /// Puts the next places behind the first `count`, as long as there is room. Those in front of a failure are there.
  func fill(_ places: UnsafeMutableBufferPointer<RecordPlace>, _ count: inout Int) throws {
    while count < places.count, let top = heap.top {
      // One run alone, as in most tables, is read without a look at the heap.
      if heap.isSingle {
        try top.fill(places, &count)
        heap.dropEnded()
      } else {
        let (number, place) = (top.number, top.value(1))
        try heap.advance()
        while heap.isTop(number: number) { try heap.advance() }
        RecordPlace.add(number, place, to: places, &count)
      }
    }
  }
}
