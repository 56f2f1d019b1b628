/// The live records of a table by number; of the operations of one record, the newest counts.
final class PrimaryCursor {
  private let heap: CursorHeap

  init(heap: CursorHeap) { self.heap = heap }

  func next() throws -> (number: Int64, offset: UInt64)? {
    while let top = heap.top {
      let number = top.number
      let place = top.value(1)
      try heap.advance()
      while let older = heap.top, older.number == number { try heap.advance() }
      if place & 1 == 0 { return (KeyEncoding.signed(ofPattern: number), place &>> 1) }
    }
    return nil
  }
}
