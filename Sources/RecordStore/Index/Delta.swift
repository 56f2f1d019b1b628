import Synchronization

/// The operations since a root, or those of a transaction: in memory, append-only.
///
/// Anyone may hold a prefix of it; what is appended later does not show there.
final class Delta: Sendable {
  struct Entry: Sendable, Equatable {
    var table: Int
    var number: Int64
    var operationOffset: UInt64
    var isDeleted: Bool

    init(_ entry: EntryLog.Entry) {
      table = Int(entry.table)
      number = entry.number
      operationOffset = entry.operationOffset
      isDeleted = entry.isDeleted
    }
  }

  let records = EntryLog()
  /// Blobs by their hash, which stands where records have their number.
  let blobs = EntryLog()
  let pieces = Mutex(DeltaPieces())
  let uniqueKeys = Mutex(UniqueKeyMaps())

  /// How many operations on records it holds. Blobs are not counted.
  var count: Int { records.count }

  var isEmpty: Bool { records.count == 0 && blobs.count == 0 }

  func append(table: Int, number: Int64, operationOffset: UInt64, isDeleted: Bool) {
    records.append(table: table, number: number, operationOffset: operationOffset, isDeleted: isDeleted)
  }

  func appendBlob(hash: UInt64, operationOffset: UInt64) {
    blobs.append(table: 0, number: Int64(bitPattern: hash), operationOffset: operationOffset, isDeleted: false)
  }

  func append(contentsOf other: Delta) {
    for index in 0..<other.records.count {
      let entry = other.records[index]
      append(
        table: Int(entry.table), number: entry.number, operationOffset: entry.operationOffset,
        isDeleted: entry.isDeleted)
    }
    for index in 0..<other.blobs.count {
      let entry = other.blobs[index]
      appendBlob(hash: UInt64(bitPattern: entry.number), operationOffset: entry.operationOffset)
    }
  }

  /// What was appended up to now.
  func prefix() -> DeltaPrefix { DeltaPrefix(delta: self, count: records.count, blobCount: blobs.count) }

  func newest(table: Int, number: Int64) -> Entry? {
    newest(table: table, number: number, within: records.count)
  }

  func newest(table: Int, number: Int64, within count: Int) -> Entry? {
    records.newestIndex(table: table, number: number, within: count).map { Entry(records[$0]) }
  }

  /// The operations from the one at `index` on, in their order.
  func entries(from index: Int) -> [Entry] {
    let end = records.count
    return index < end ? (index..<end).map { Entry(records[$0]) } : []
  }
}
