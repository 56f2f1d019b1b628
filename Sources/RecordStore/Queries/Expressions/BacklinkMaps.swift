import Synchronization

/// The maps of backlinks that one query has made, for all its threads.
///
/// A few records are asked for through an index. A query that asks for many gets a map of all, so that each further one
/// is a look-up in memory; without an index the first one makes it.
final class BacklinkMaps: Sendable {
  /// A look-up in an index costs about as much as so many entries of a map.
  private static let entriesPerLookup = 200
  private static let leastLookups = 16

  /// Aggregates of them.
  let totals = BacklinkTotalMaps()

  struct Field: Hashable {
    let table: Int
    let field: Int
  }

  private struct State {
    var lookups = 0
    var map: BacklinkMap?
  }

  private let states = Mutex<[Field: State]>([:])

  /// The map of a field; nil while its index is the better way.
  func map(of path: BacklinkPath, in source: any RowSource) throws -> BacklinkMap? {
    try states.withLock { states in
      var state = states[Field(table: path.table.id, field: path.field.field), default: State()]
      defer { states[Field(table: path.table.id, field: path.field.field)] = state }
      if let map = state.map { return map }
      state.lookups += 1
      if path.index != nil {
        guard state.lookups > Self.leastLookups,
          state.lookups > (try source.liveCount(path.table)) / Self.entriesPerLookup
        else { return nil }
      }
      let map = try BacklinkMap(path, source)
      state.map = map
      return map
    }
  }
}
