import Synchronization

/// The conversions of a table's old records, each made when the first record needs it.
final class RecordConversions: Sendable {
  /// A struct of its own, so that the mutex around it is no type that the runtime makes when it is first used.
  private struct Made: Sendable {
    var byVersion = SortedMap<Int, RecordConversion>()
  }

  private let made = Mutex(Made())

  /// - Returns: nil when the table never had that version.
  func conversion(from version: Int, to table: TableSchema) -> RecordConversion? {
    made.withLock { made in
      if let known = made.byVersion[version] { return known }
      guard let former = table.history.layouts.last(where: { $0.version == version }) else { return nil }
      let conversion = RecordConversion(from: former, to: table)
      made.byVersion[version] = conversion
      return conversion
    }
  }
}
