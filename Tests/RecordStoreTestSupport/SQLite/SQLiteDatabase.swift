/// A database of SQLite in memory, for one thread.
final class SQLiteDatabase {
  private static let row: Int32 = 100
  private static let done: Int32 = 101
  private enum ColumnType {
    static let integer: Int32 = 1
    static let real: Int32 = 2
    static let text: Int32 = 3
  }

  private let library: SQLiteLibrary
  private var handle: OpaquePointer?

  init(_ library: SQLiteLibrary) throws {
    self.library = library
    guard library.open(":memory:", &handle) == 0 else { throw failure("open") }
  }

  deinit { _ = library.close(handle) }

  /// Runs statements that give nothing.
  func run(_ sql: String) throws {
    guard library.execute(handle, sql, nil, nil, nil) == 0 else { throw failure(sql) }
  }

  /// All rows that a statement gives.
  func rows(_ sql: String) throws -> [[SQLiteValue]] {
    var statement: OpaquePointer?
    guard library.prepare(handle, sql, -1, &statement, nil) == 0 else { throw failure(sql) }
    defer { _ = library.finalize(statement) }
    var rows: [[SQLiteValue]] = []
    while true {
      switch library.step(statement) {
      case Self.row: rows.append((0..<library.columnCount(statement)).map { value(statement, $0) })
      case Self.done: return rows
      default: throw failure(sql)
      }
    }
  }

  private func value(_ statement: OpaquePointer?, _ column: Int32) -> SQLiteValue {
    switch library.columnType(statement, column) {
    case ColumnType.integer: return .integer(Int(library.columnInteger(statement, column)))
    case ColumnType.real: return .real(library.columnDouble(statement, column))
    case ColumnType.text:
      let text = library.columnText(statement, column)
      let count = Int(library.columnBytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: text == nil ? 0 : count), as: UTF8.self))
    default: return .null
    }
  }

  private func failure(_ sql: String) -> SQLiteError {
    SQLiteError(description: (library.message(handle).map { String(cString: $0) } ?? "no message") + ": " + sql)
  }

  /// A text as SQL writes it.
  static func literal(_ text: String) -> String {
    "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}
