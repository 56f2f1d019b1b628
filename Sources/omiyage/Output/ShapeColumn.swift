/// A field of a record as it is printed.
struct ShapeColumn: Sendable {
  /// The name, where it is known when the program is built: plain ASCII, which JSON takes as it is.
  private let fixedName: StaticString?
  /// The key in JSON, the column in csv and tsv, and what `--fields` calls it.
  let text: String
  /// The column of a table; nil where tables leave it out unless it is asked for.
  let table: TableColumn?
  /// Whether a value is a list or an object that only JSON can hold.
  let isNested: Bool

  init(_ name: StaticString, _ table: TableColumn? = nil, isNested: Bool = false) {
    fixedName = name
    text = "\(name)"
    self.table = table
    self.isNested = isNested
  }

  /// A column that is named by a file, by any characters.
  init(named name: String, _ table: TableColumn) {
    fixedName = nil
    text = name
    self.table = table
    isNested = false
  }

  func writeKey(to writer: inout JSONWriter) {
    if let fixedName { writer.key(fixedName) } else { writer.key(text) }
  }
}
