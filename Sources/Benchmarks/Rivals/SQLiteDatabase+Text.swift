extension SQLiteDatabase {
  /// A trigram index of the items' texts, which keeps no copy of them.
  func createTextTable() throws {
    try run(
      """
      CREATE VIRTUAL TABLE words
        USING fts5(title, detail, content='item', content_rowid='id', tokenize='trigram')
      """)
  }

  /// Indexes all items.
  func fillTextTable() throws { try run("INSERT INTO words(words) VALUES('rebuild')") }

  /// The number in the one row of a statement with one text parameter.
  func number(_ statement: SQLiteStatement, _ text: String) throws -> Int {
    var number = 0
    try statement.binding(1, text) {
      if try statement.step() { number = statement.integer(0) }
      statement.reset()
    }
    return number
  }
}
