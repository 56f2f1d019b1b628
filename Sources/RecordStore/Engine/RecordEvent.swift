/// What one commit did to one record, whatever the steps in between.
struct RecordEvent: Sendable, Equatable {
  let table: Int
  let number: Int64
  let wasLive: Bool
  var isLive: Bool
  /// The last operation that left the record there: of this commit, or for a deleted record the one before.
  var lastPut: UInt64

  /// The events of a commit in the order of their first operations. A record that was added and deleted again is left
  /// out.
  static func events(of commit: UInt64, image: StoreImage) throws -> [RecordEvent] {
    var events: [RecordEvent] = []
    var places: [Place: Int] = [:]
    try CommitReader.forEachOperation(image, commit) { operation in
      guard operation.kind != .schema, operation.kind != .blob else { return }
      let isLive = operation.kind != .delete
      let place = Place(table: operation.table, number: operation.number)
      if let index = places[place] {
        events[index].isLive = isLive
        if isLive { events[index].lastPut = operation.offset }
        return
      }
      let wasLive = try operation.previous != 0 && image.operation(at: operation.previous).kind != .delete
      places[place] = events.count
      events.append(
        RecordEvent(
          table: operation.table, number: operation.number, wasLive: wasLive, isLive: isLive,
          lastPut: isLive ? operation.offset : operation.previous))
    }
    return events.filter { $0.wasLive || $0.isLive }
  }

  private struct Place: Hashable {
    let table: Int
    let number: Int64
  }
}
