/// A prepared statement.
final class SQLiteStatement {
  private static let row: Int32 = 100
  private static let done: Int32 = 101
  /// The bytes stay as they are until the step.
  private static let isStatic = 0

  private let database: SQLiteDatabase
  let statement: OpaquePointer
  var library: SQLiteLibrary { database.library }

  init(database: SQLiteDatabase, statement: OpaquePointer) {
    self.database = database
    self.statement = statement
  }

  deinit { _ = library.finalize(statement) }

  func bind(_ index: Int32, _ number: Int) { _ = library.bindInteger(statement, index, Int64(number)) }

  func bind(_ index: Int32, _ number: Double) { _ = library.bindDouble(statement, index, number) }

  /// Runs `body` with a text bound without a copy.
  func binding(_ index: Int32, _ text: String, _ body: () throws -> Void) rethrows {
    var text = text
    try text.withUTF8 {
      _ = library.bindText(statement, index, $0.baseAddress, Int32($0.count), Self.isStatic)
      try body()
    }
  }

  /// Whether there is a row; at the end the statement can be used again.
  func step() throws -> Bool {
    switch library.step(statement) {
    case Self.row: return true
    case Self.done:
      _ = library.reset(statement)
      return false
    default: throw database.failure()
    }
  }

  func run() throws { while try step() {} }

  func reset() { _ = library.reset(statement) }

  func integer(_ column: Int32) -> Int { Int(library.columnInteger(statement, column)) }

  func double(_ column: Int32) -> Double { library.columnDouble(statement, column) }

  func byteCount(_ column: Int32) -> Int {
    _ = library.columnText(statement, column)
    return Int(library.columnBytes(statement, column))
  }
}
