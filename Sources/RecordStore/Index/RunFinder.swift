/// Finds many entries of one run: the segment that was looked at last stays at hand.
///
/// Records are mostly looked for by rising numbers, so the next one with a key is expected behind the last one with it.
final class RunFinder {
  private static let expectedBits: UInt64 = 6

  private let run: Run
  private var segment = -1
  private var keys = ColumnView.none
  private var numbers = ColumnView.none
  private var flags = ColumnView.none
  private var count = 0
  /// By a hash of the key, positions in the segment.
  private var expected = [UInt32](repeating: 0, count: 1 << Int(expectedBits))

  init(_ run: Run) { self.run = run }

  /// The position of the entry with the keys and the number of a row; as `Run.position(of:)`.
  func position(of row: UnsafePointer<UInt64>) throws -> Int? {
    let shape = run.shape
    guard shape.keyCount == 1, shape.hasFlags, row[shape.flagsColumn] == 0 else { return try run.position(of: row) }
    let (key, number) = (row[0], row[shape.numberColumn])
    let segments = run.segments
    if key > run.lastKey || key < segments[0].firstKey { return nil }
    let index = Run.last(of: segments.count) { index in
      let first = segments[index].firstKey
      return first != key ? first < key : segments[index].firstNumber <= number
    }
    if index != segment { try load(index) }
    // Entries that their patterns do not tell follow those with the same pattern, whatever their numbers are: the
    // directory alone does not say whether the segment begins with one.
    if index > 0, keys[0] == key, shape.keyClass(0, flags: flags[0]) != 0 { return try run.position(of: row) }
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 - Self.expectedBits))
    var position = Int(expected[slot])
    if !isEntry(position, key, number) {
      position = ColumnView.search(count) { place in
        let other = keys[place]
        if other != key { return other < key }
        return shape.keyClass(0, flags: flags[place]) == 0 && numbers[place] < number
      }
      guard isEntry(position, key, number) else { return nil }
    }
    expected[slot] = UInt32(truncatingIfNeeded: position &+ 1)
    return run.starts[index] + position
  }

  @inline(__always)
  private func isEntry(_ position: Int, _ key: UInt64, _ number: UInt64) -> Bool {
    position < count && keys[position] == key && numbers[position] == number
      && run.shape.keyClass(0, flags: flags[position]) == 0
  }

  func forget() { segment = -1 }

  private func load(_ index: Int) throws {
    let columns = try run.segment(index).columns
    keys = columns[0]
    numbers = columns[run.shape.numberColumn]
    flags = columns[run.shape.flagsColumn]
    count = run.segments[index].count
    segment = index
  }
}
