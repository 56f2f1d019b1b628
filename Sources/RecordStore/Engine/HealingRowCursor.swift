/// Rows by number, over damaged runs too: where one proves damaged, the walk goes on behind the last row on the state
/// that the commits give.
final class HealingRowCursor: RowCursor {
  private let view: View
  private let descending: Bool
  private let range: ClosedRange<Int64>
  private let make: (View, ClosedRange<Int64>) throws -> any RowCursor
  private var cursor: any RowCursor
  private var last: Int64?
  private var isHealed = false

  init(
    view: View, descending: Bool, range: ClosedRange<Int64>,
    make: @escaping (View, ClosedRange<Int64>) throws -> any RowCursor
  ) throws {
    self.view = view
    self.descending = descending
    self.range = range
    self.make = make
    cursor = try view.healing { try make($0, range) }
  }

  func next() throws -> RowView? {
    let row: RowView?
    do {
      row = try cursor.next()
    } catch let error as StoreError where error.code == .damaged && !isHealed {
      isHealed = true
      let healed = try view.heal(after: error)
      guard let rest else { return nil }
      cursor = try make(healed, rest)
      row = try cursor.next()
    }
    last = row?.number ?? last
    return row
  }

  /// The numbers that are still to come; nil when there is none.
  private var rest: ClosedRange<Int64>? {
    guard let last else { return range }
    if descending { return last > range.lowerBound ? range.lowerBound...(last - 1) : nil }
    return last < range.upperBound ? (last + 1)...range.upperBound : nil
  }
}
