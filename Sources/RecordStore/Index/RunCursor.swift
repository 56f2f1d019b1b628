/// Walks over the live entries of a run, in a stretch of positions.
final class RunCursor {
  let run: Run
  /// Among entries that are equal, that of the higher rank is newer.
  let rank: Int
  private let order: ScanOrder
  private let dead: DeadMarks?
  /// Records that newer operations have changed: their entries here do not count.
  private let hidden: HiddenNumbers
  private let hasHidden: Bool
  private let stretch: Range<Int>

  private(set) var isAtEnd = false
  /// The first key's pattern; 0 in a primary map.
  private(set) var key: UInt64 = 0
  private(set) var flags: UInt64 = 0
  private(set) var number: UInt64 = 0
  private(set) var position = 0

  private var columns: ContiguousArray<ColumnView> = []
  // The columns that every step reads.
  private var numbers = ColumnView.none
  private var keys = ColumnView.none
  private var flagBits = ColumnView.none
  private var segmentStart = 0
  private var segmentEnd = 0
  private var deadBits: ContiguousArray<UInt64> = []
  private var hasDead = false
  private var group = 0..<0
  private let numberColumn: Int
  private let flagsColumn: Int
  private let hasKey: Bool
  private let isPlain: Bool

  init(
    _ run: Run, stretch: Range<Int>? = nil, order: ScanOrder = .ascending, dead: DeadMarks? = nil,
    hidden: HiddenNumbers = HiddenNumbers(), rank: Int = 0
  ) throws {
    self.run = run
    self.rank = rank
    self.order = order
    self.dead = dead.flatMap { $0.isEmpty ? nil : $0 }
    self.hidden = hidden
    hasHidden = !hidden.isEmpty
    self.stretch = (stretch ?? 0..<run.entryCount).clamped(to: 0..<run.entryCount)
    numberColumn = run.shape.numberColumn
    flagsColumn = run.shape.hasFlags ? run.shape.flagsColumn : -1
    hasKey = run.shape.keyCount > 0
    isPlain = !order.isGrouped && !order.isDescending
    guard !self.stretch.isEmpty else {
      isAtEnd = true
      return
    }
    if order.isGrouped {
      let first = order.isDescending ? self.stretch.upperBound - 1 : self.stretch.lowerBound
      try enterGroup(at: first)
      try load(order.isDescending ? group.lowerBound : group.upperBound - 1)
    } else {
      try load(order.isDescending ? self.stretch.upperBound - 1 : self.stretch.lowerBound)
    }
    if isSkipped { try advance() }
  }

  /// The value of a column of the current entry.
  @inline(__always)
  func value(_ column: Int) -> UInt64 { columns[column][position &- segmentStart] }

  /// Puts the places that this entry of a primary map and those behind it give behind the first `count`, as long as
  /// there is room.
  func fill(_ places: UnsafeMutableBufferPointer<RecordPlace>, _ count: inout Int) throws {
    while !isAtEnd, count < places.count {
      if isPlain, !hasDead, !hasHidden {
        // What is left of the segment.
        let end = min(segmentEnd, stretch.upperBound, position + places.count - count)
        let (numbers, values) = (numbers, columns[1])
        for index in position - segmentStart..<end - segmentStart {
          RecordPlace.add(numbers[index], values[index], to: places, &count)
        }
        position = end - 1
      } else {
        RecordPlace.add(number, value(1), to: places, &count)
      }
      try advance()
    }
  }

  /// Moves to the next live entry.
  @inline(__always)
  func advance() throws {
    repeat {
      if isPlain {
        let next = position &+ 1
        guard next < stretch.upperBound else {
          isAtEnd = true
          return
        }
        if next < segmentEnd { read(next) } else { try load(next) }
      } else {
        guard let next = try nextPosition() else {
          isAtEnd = true
          return
        }
        if next >= segmentStart, next < segmentEnd { read(next) } else { try load(next) }
      }
    } while isSkipped
  }

  @inline(__always)
  private var isSkipped: Bool {
    if hasDead {
      let bit = position &- segmentStart
      if deadBits[bit &>> 6] & (1 &<< UInt64(bit & 63)) != 0 { return true }
    }
    return hasHidden && hidden.contains(number)
  }

  @inline(__always)
  private func read(_ newPosition: Int) {
    position = newPosition
    let index = newPosition &- segmentStart
    number = numbers[index]
    key = keys[index]
    flags = flagBits[index]
  }

  @inline(never)
  private func load(_ newPosition: Int) throws {
    let index = run.segmentIndex(ofPosition: newPosition)
    let view = try run.segment(index)
    columns = view.columns
    numbers = columns[numberColumn]
    if hasKey { keys = columns[0] }
    if flagsColumn >= 0 { flagBits = columns[flagsColumn] }
    segmentStart = run.starts[index]
    segmentEnd = segmentStart + view.count
    hasDead = dead?.mark(segmentStart..<segmentEnd, in: &deadBits) ?? false
    read(newPosition)
  }

  private func nextPosition() throws -> Int? {
    guard order.isGrouped else {
      return position > stretch.lowerBound ? position - 1 : nil
    }
    if order.isDescending {
      if position + 1 < group.upperBound { return position + 1 }
      guard group.lowerBound > stretch.lowerBound else { return nil }
      try enterGroup(at: group.lowerBound - 1)
      return group.lowerBound
    }
    if position > group.lowerBound { return position - 1 }
    guard group.upperBound < stretch.upperBound else { return nil }
    try enterGroup(at: group.upperBound)
    return group.upperBound - 1
  }

  /// Finds the entries with the same keys as the one at a position, which is the first or last of them.
  private func enterGroup(at position: Int) throws {
    if position < segmentStart || position >= segmentEnd { try load(position) }
    let neighbour = order.isDescending ? position - 1 : position + 1
    if neighbour >= segmentStart, neighbour < segmentEnd, !haveSameKeys(position, neighbour) {
      group = position..<position + 1
      return
    }
    var target = RowTarget(keys: keys(at: position))
    // Where the order is damaged, the search may end anywhere; the group still holds its entry.
    if order.isDescending {
      group = min(max(try run.lowerBound(target), stretch.lowerBound), position)..<position + 1
    } else {
      target.isAfterSameKeys = true
      group = position..<max(min(try run.lowerBound(target), stretch.upperBound), position + 1)
    }
  }

  private func keys(at position: Int) -> [IndexKey] {
    let index = position - segmentStart
    let flags = flagsColumn >= 0 ? columns[flagsColumn][index] : 0
    return (0..<run.shape.keyCount).map { key in
      IndexKey(pattern: columns[key][index], keyClass: run.shape.keyClass(key, flags: flags))
    }
  }

  private func haveSameKeys(_ left: Int, _ right: Int) -> Bool { keys(at: left) == keys(at: right) }

  // MARK: Comparing

  /// -1 when this entry's first `count` keys come before the other's in ascending order, 0 when they are the same.
  @inline(__always)
  func compareKeys(_ other: RunCursor, count: Int) -> Int {
    if count > 0, key != other.key { return key < other.key ? -1 : 1 }
    if count == 0 || (count == 1 && flags == other.flags) { return 0 }
    return compareAllKeys(other, count: count)
  }

  private func compareAllKeys(_ other: RunCursor, count: Int) -> Int {
    let shape = run.shape
    for key in 0..<count {
      let mine = value(key)
      let theirs = other.value(key)
      if mine != theirs { return mine < theirs ? -1 : 1 }
      let myClass = shape.keyClass(key, flags: flags)
      let theirClass = shape.keyClass(key, flags: other.flags)
      if myClass != theirClass { return myClass < theirClass ? -1 : 1 }
    }
    return 0
  }

  /// Whether this entry is delivered before the other's.
  @inline(__always)
  func isBefore(_ other: RunCursor) -> Bool {
    let keys = compareKeys(other, count: run.shape.keyCount)
    if keys != 0 { return (keys < 0) != order.isDescending }
    if number != other.number { return (number < other.number) != order.numbersDescend }
    return rank > other.rank
  }
}
