/// Finds the newest operations of many records of one table, in a state that does not change: each run is opened once,
/// and its segment that was looked at last stays at hand.
final class PrimaryFinder {
  private let table: Int
  /// Newest first, as the runs.
  private let layers: [DeltaPrefix]
  private let runs: [Segment]

  init(_ view: IndexView, table: Int) throws {
    self.table = table
    layers = view.layers.reversed().filter { $0.count > 0 }
    let descriptors = view.stateIndex(table: table, index: 0).map { view.states[$0].runs } ?? []
    runs = try descriptors.reversed().map { Segment(try $0.open(.primary, view.source)) }
  }

  /// The newest operation of a record, a delete included; nil when the number was never used. As `IndexView.find`.
  func find(_ number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    for layer in layers {
      if let entry = layer.newest(table: table, number: number) { return (entry.operationOffset, entry.isDeleted) }
    }
    return try findInRuns(number)
  }

  /// The newest operation that the runs know.
  func findInRuns(_ number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    let pattern = KeyEncoding.pattern(ofSigned: number)
    for run in runs {
      if let place = try run.place(pattern) { return (place &>> 1, place & 1 != 0) }
    }
    return nil
  }

  /// Lets go of what is at hand: its memory may have been given back.
  func forget() { for run in runs { run.forget() } }

  /// The segment of a run that was looked at last.
  private final class Segment {
    private let run: Run
    /// The numbers that it can have; none at first.
    private var lowest = UInt64.max
    private var highest: UInt64 = 0
    private var numbers = ColumnView.none
    private var places = ColumnView.none
    private var count = 0

    init(_ run: Run) { self.run = run }

    @inline(__always)
    func place(_ number: UInt64) throws -> UInt64? {
      if number < lowest || number > highest {
        guard number <= run.lastNumber, number >= run.segments[0].firstNumber else { return nil }
        try load(number)
      }
      let position = numbers.evenLowerBound(number, count: count, limit: highest)
      guard position < count, numbers[position] == number else { return nil }
      return places[position]
    }

    func forget() { (lowest, highest) = (.max, 0) }

    private func load(_ number: UInt64) throws {
      let segments = run.segments
      let index = Run.last(of: segments.count) { segments[$0].firstNumber <= number }
      let columns = try run.segment(index).columns
      (numbers, places, count) = (columns[0], columns[1], segments[index].count)
      lowest = segments[index].firstNumber
      highest = index + 1 < segments.count ? segments[index + 1].firstNumber &- 1 : run.lastNumber
    }
  }
}
