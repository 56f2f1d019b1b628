/// Brings rows into the order of their run: by the digits of the first column, and by comparing only where that is the
/// same. Rows that came by number stand right at once, since the digits leave the order of equal ones as it is.
struct RowOrder {
  private struct Item {
    var first: UInt64
    var row: UInt32
  }

  /// Fewer rows are compared.
  private static let digitCount = 256
  private static let digits = 8
  private static let digitValues = 256

  let shape: RunShape
  let rows: UnsafePointer<UInt64>
  let count: Int

  /// Gives out the rows in their order.
  func forEach(_ body: (UnsafePointer<UInt64>) throws -> Void) throws {
    let items = UnsafeMutablePointer<Item>.allocate(capacity: count * 2)
    defer { items.deallocate() }
    for index in 0..<count {
      items[index] = Item(first: rows[index &* shape.columnCount], row: UInt32(truncatingIfNeeded: index))
    }
    let sorted = count < Self.digitCount ? items : sortByDigits(items, items + count)
    sortEqual(sorted)
    for index in 0..<count { try body(row(sorted[index])) }
  }

  @inline(__always)
  private func row(_ item: Item) -> UnsafePointer<UInt64> { rows + Int(item.row) &* shape.columnCount }

  @inline(__always)
  private static func digit(_ item: Item, _ digit: Int) -> Int {
    Int(truncatingIfNeeded: (item.first &>> UInt64(digit &* 8)) & 0xFF)
  }

  /// Sorts by the first column, from the lowest digit to the highest.
  ///
  /// - Returns: where the sorted items are: one of the two places.
  private func sortByDigits(
    _ items: UnsafeMutablePointer<Item>, _ other: UnsafeMutablePointer<Item>
  ) -> UnsafeMutablePointer<Item> {
    var (source, target) = (items, other)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.digits * Self.digitValues) { counts in
      counts.initialize(repeating: 0)
      for index in 0..<count {
        for digit in 0..<Self.digits { counts[digit &* Self.digitValues &+ Self.digit(items[index], digit)] &+= 1 }
      }
      for digit in 0..<Self.digits {
        let base = digit * Self.digitValues
        // A digit that all have in common orders nothing.
        if counts[base &+ Self.digit(source[0], digit)] == count { continue }
        var place = 0
        for value in base..<base &+ Self.digitValues {
          (counts[value], place) = (place, place &+ counts[value])
        }
        for index in 0..<count {
          let item = source[index]
          let value = base &+ Self.digit(item, digit)
          target[counts[value]] = item
          counts[value] &+= 1
        }
        swap(&source, &target)
      }
    }
    return source
  }

  /// Sorts the stretches that have the first column in common, where they are not in order yet. All rows are one such
  /// stretch where nothing was sorted by digits.
  private func sortEqual(_ items: UnsafeMutablePointer<Item>) {
    let isOneStretch = count < Self.digitCount
    var start = 0
    while start < count {
      var end = start &+ 1
      var isSorted = true
      while end < count, isOneStretch || items[end].first == items[start].first {
        if isSorted, !shape.precedes(row(items[end &- 1]), row(items[end])) { isSorted = false }
        end &+= 1
      }
      if !isSorted {
        var stretch = UnsafeMutableBufferPointer(start: items + start, count: end &- start)
        stretch.sort { shape.precedes(row($0), row($1)) }
      }
      start = end
    }
  }
}
