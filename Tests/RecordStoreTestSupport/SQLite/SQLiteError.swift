/// What SQLite said, and of which statement.
struct SQLiteError: Error, CustomStringConvertible {
  let description: String
}
