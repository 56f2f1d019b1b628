/// The places of the records of a range, over damaged runs too: where one proves damaged, the walk goes on, behind the
/// last record that it gave out, on the state that the commits give.
final class HealingPlaceCursor: PlaceCursor {
  private let view: View
  private let descending: Bool
  private let range: ClosedRange<Int64>
  private let make: (View, ClosedRange<Int64>) throws -> PrimaryCursor
  /// nil: nothing is left.
  private var cursor: PrimaryCursor?
  private var last: Int64?
  private var isHealed = false
  /// What the next places are, behind those that were given out.
  private var failure: (any Error)?

  init(
    view: View, descending: Bool, range: ClosedRange<Int64>,
    make: @escaping (View, ClosedRange<Int64>) throws -> PrimaryCursor
  ) throws {
    self.view = view
    self.descending = descending
    self.range = range
    self.make = make
    cursor = try view.healing { try make($0, range) }
  }

  func fill(_ places: UnsafeMutableBufferPointer<RecordPlace>) throws -> Int {
    if let failure { throw failure }
    var count = 0
    do {
      do {
        try fill(places, &count)
      } catch let error as StoreError where error.code == .damaged && !isHealed {
        isHealed = true
        let healed = try view.heal(after: error)
        cursor = try rest.map { try make(healed, $0) }
        try fill(places, &count)
      }
    } catch {
      if count == 0 { throw error }
      failure = error
    }
    return count
  }

  private func fill(_ places: UnsafeMutableBufferPointer<RecordPlace>, _ count: inout Int) throws {
    defer { if count > 0 { last = places[count - 1].number } }
    try cursor?.fill(places, &count)
  }

  /// The numbers that are still to come; nil when there is none.
  private var rest: ClosedRange<Int64>? {
    guard let last else { return range }
    if descending { return last > range.lowerBound ? range.lowerBound...(last - 1) : nil }
    return last < range.upperBound ? (last + 1)...range.upperBound : nil
  }
}
