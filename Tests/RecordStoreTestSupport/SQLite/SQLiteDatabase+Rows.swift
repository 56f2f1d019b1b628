@testable import Benchmarks

/// What the benchmarks do not ask of SQLite: rows of any kind.
extension SQLiteDatabase {
  /// All rows that a statement gives.
  func rows(_ sql: String) throws -> [[SQLiteValue]] {
    let statement = try statement(sql)
    var rows: [[SQLiteValue]] = []
    while try statement.step() {
      rows.append((0..<library.columnCount(statement.statement)).map { statement.value($0) })
    }
    return rows
  }

  /// A text as SQL writes it.
  static func literal(_ text: String) -> String {
    "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}

extension SQLiteStatement {
  private enum ColumnType {
    static let integer: Int32 = 1
    static let real: Int32 = 2
    static let text: Int32 = 3
  }

  fileprivate func value(_ column: Int32) -> SQLiteValue {
    switch library.columnType(statement, column) {
    case ColumnType.integer: return .integer(integer(column))
    case ColumnType.real: return .real(double(column))
    case ColumnType.text:
      let text = library.columnText(statement, column)
      let bytes = UnsafeBufferPointer(start: text, count: text == nil ? 0 : byteCount(column))
      return .text(String(decoding: bytes, as: UTF8.self))
    default: return .null
    }
  }
}
