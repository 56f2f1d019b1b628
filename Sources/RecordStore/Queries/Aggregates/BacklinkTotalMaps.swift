import Synchronization

/// The totals of backlinks that one query has read, for all its threads.
///
/// A few records are asked one by one. A query that asks for many gets the totals of all, in one pass over an index.
final class BacklinkTotalMaps: Sendable {
  /// Asking for one record costs about as much as so many entries of a pass.
  private static let entriesPerLookup = 400
  private static let leastLookups = 16

  private struct Wanted: Hashable {
    let aggregate: Aggregate
    let table: Int
    let index: Int
    let field: Int?
  }

  private struct State {
    var lookups = 0
    /// `.some(nil)`: the index does not tell.
    var totals: BacklinkTotals??
  }

  private let states = Mutex<[Wanted: State]>([:])

  /// The value of a record; nil while asking it is the better way.
  func value(_ wanted: IndexedAggregate, of number: Int64, in source: any RowSource) throws -> Value? {
    try totals(wanted, in: source)?.value(of: number)
  }

  private func totals(_ wanted: IndexedAggregate, in source: any RowSource) throws -> BacklinkTotals? {
    let key = Wanted(
      aggregate: wanted.aggregate, table: wanted.table.id, index: wanted.index.id, field: wanted.field?.field)
    return try states.withLock { states in
      var state = states[key, default: State()]
      if let totals = state.totals { return totals }
      state.lookups += 1
      if state.lookups > Self.leastLookups,
        state.lookups > (try source.liveCount(wanted.table)) / Self.entriesPerLookup
      {
        state.totals = .some(try BacklinkTotals(wanted, source))
      }
      states[key] = state
      return state.totals ?? nil
    }
  }
}
