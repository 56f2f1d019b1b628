/// The documents of a run that others are merged into, and where each document of those stands in it.
///
/// It depends on what was alive when the merge began, so it is the same in every commit that works on the merge.
struct MergedDocuments {
  /// Patterns, rising.
  var numbers: [UInt64] = []
  /// For each run and position the place in `numbers`; `gone` for a document that was dead.
  private var places: [[UInt32]] = []
  private static let gone = UInt32.max

  /// - Parameter late: documents that died after the merge had begun.
  init(
    _ descriptors: [RunDescriptor], _ runs: [TextRun], late: [MergeState.Late], _ frames: any FramePayloads
  ) throws {
    var alive: [(numbers: [UInt64], positions: [UInt32])] = []
    for (index, run) in runs.enumerated() {
      let lateHere = Set(late.lazy.filter { $0.run == index }.map(\.position))
      alive.append(try Self.alive(run, try DeadMarks(descriptors[index], frames), lateHere))
      places.append([UInt32](repeating: Self.gone, count: run.documentCount))
    }
    // Mostly each run has numbers above those of the runs before.
    let order = runs.indices.sorted { (alive[$0].numbers.first ?? 0) < (alive[$1].numbers.first ?? 0) }
    numbers.reserveCapacity(alive.reduce(0) { $0 + $1.numbers.count })
    if Self.follow(order.map { alive[$0].numbers }) {
      for run in order { for index in alive[run].numbers.indices { place(run, alive[run], index) } }
    } else {
      interleave(alive)
    }
  }

  private static func alive(
    _ run: TextRun, _ dead: DeadMarks, _ late: Set<Int>
  ) throws -> (numbers: [UInt64], positions: [UInt32]) {
    var numbers: [UInt64] = []
    var positions: [UInt32] = []
    numbers.reserveCapacity(run.documentCount)
    positions.reserveCapacity(run.documentCount)
    var bits: ContiguousArray<UInt64> = []
    try run.forEachDocumentSegment { start, column, count in
      let hasDead = dead.mark(start..<start + count, in: &bits)
      for index in 0..<count {
        if hasDead, bits[index >> 6] & (1 << UInt64(index & 63)) != 0, !late.contains(start + index) { continue }
        numbers.append(column[index])
        positions.append(UInt32(start + index))
      }
    }
    return (numbers, positions)
  }

  private static func follow(_ lists: [[UInt64]]) -> Bool {
    var last: UInt64?
    for list in lists {
      guard let first = list.first else { continue }
      if let last, last >= first { return false }
      last = list.last
    }
    return true
  }

  private mutating func place(_ run: Int, _ alive: (numbers: [UInt64], positions: [UInt32]), _ index: Int) {
    places[run][Int(alive.positions[index])] = UInt32(numbers.count)
    numbers.append(alive.numbers[index])
  }

  private mutating func interleave(_ alive: [(numbers: [UInt64], positions: [UInt32])]) {
    var heads = [Int](repeating: 0, count: alive.count)
    while true {
      var next: Int?
      for run in alive.indices where heads[run] < alive[run].numbers.count {
        // Of two documents with one number the newer one counts; a sound index has no such two.
        if let best = next, alive[best].numbers[heads[best]] < alive[run].numbers[heads[run]] { continue }
        next = run
      }
      guard let next else { return }
      let number = alive[next].numbers[heads[next]]
      place(next, alive[next], heads[next])
      for run in alive.indices where heads[run] < alive[run].numbers.count {
        if alive[run].numbers[heads[run]] == number { heads[run] += 1 }
      }
    }
  }

  /// Where a document stands in the merged run; nil when it is not there.
  @inline(__always)
  func place(run: Int, _ position: Int) -> UInt32? {
    let place = places[run][position]
    return place == Self.gone ? nil : place
  }
}
