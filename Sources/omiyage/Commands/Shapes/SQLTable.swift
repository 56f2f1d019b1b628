/// A table of an SQL export. Its columns are those of the shape that writes its rows, where a photo is three.
struct SQLTable {
  let name: String
  /// A name and what follows it.
  let columns: [(name: String, definition: String)]
  /// Columns with an index each.
  let indexed: [String]
  /// What follows the columns.
  private var constraints = ""

  static func items(_ dialect: SQLDialect, withImages: Bool) -> SQLTable {
    SQLTable(
      name: "omiyage",
      columns: [
        ("id", dialect.key), ("title", "\(dialect.text) NOT NULL"), ("detail", "\(dialect.text) NOT NULL"),
        ("average", dialect.double), ("comment_count", "\(dialect.integer) NOT NULL"),
        ("create_date", "\(dialect.moment) NOT NULL"),
      ] + photo(dialect, withImages),
      indexed: ["average"])
  }

  /// - Parameter hasItems: the table of items is there, too, and comments go with their items.
  static func comments(_ dialect: SQLDialect, withImages: Bool, hasItems: Bool) -> SQLTable {
    let item = "\(dialect.integer) NOT NULL"
    // MySQL reads over what stands behind a column.
    let reference = hasItems ? ",\n  FOREIGN KEY (omiyage_id) REFERENCES omiyage (id) ON DELETE CASCADE" : ""
    return SQLTable(
      name: "omiyage_comment",
      columns: [
        ("id", dialect.key), ("omiyage_id", item), ("comment", "\(dialect.text) NOT NULL"),
        ("star", "\(dialect.integer) NOT NULL CHECK (star BETWEEN 1 AND 5)"),
        ("create_date", "\(dialect.moment) NOT NULL"),
      ] + photo(dialect, withImages),
      indexed: ["omiyage_id"], constraints: reference)
  }

  private static func photo(_ dialect: SQLDialect, _ withImages: Bool) -> [(name: String, definition: String)] {
    [("image_type", dialect.text), ("image_width", dialect.integer), ("image_height", dialect.integer)]
      + (withImages ? [("image_data", dialect.bytes)] : [])
  }

  /// Creates the table; one that is there already is an error of the system, and nothing is replaced.
  func creation(_ dialect: SQLDialect, nextKey: Int?) -> String {
    let lines = columns.map { "  \($0.name) \($0.definition)" }
    return "CREATE TABLE \(name) (\n" + lines.joined(separator: ",\n") + constraints + "\n)"
      + dialect.tableOptions(nextKey: nextKey) + ";\n"
  }

  /// Made behind the rows, which is faster.
  var indexes: String {
    indexed.map { "CREATE INDEX \(name)_\($0) ON \(name) (\($0));\n" }.joined()
  }

  /// The beginning of an `INSERT`.
  var insertion: String { "INSERT INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) VALUES\n" }
}
