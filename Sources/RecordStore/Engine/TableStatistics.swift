/// What a store knows of one table without looking at its records.
struct TableStatistics: Sendable, Equatable {
  let table: Int
  /// The next automatic id, or in a table with a String key the next record number. It only rises.
  var nextNumber: Int64 = 1
  var liveCount: UInt64 = 0

  init(table: Int) { self.table = table }

  /// Makes sure that `number` is never given again. After Int64.max no automatic number is left: `nextNumber` stays.
  mutating func noteUse(of number: Int64) {
    guard number >= nextNumber else { return }
    nextNumber = number == .max ? .max : number + 1
  }

  /// Counts one operation on a record.
  mutating func note(number: Int64, wasLive: Bool, isLive: Bool) {
    noteUse(of: number)
    if isLive && !wasLive { liveCount &+= 1 }
    if wasLive && !isLive { liveCount &-= 1 }
  }
}
