/// What is wrong with a row, and where in it.
struct ImportFault: Error {
  /// nil: where the record starts.
  var line: Int?
  var column: Int
  let text: String

  init(line: Int? = nil, column: Int = 1, _ text: String) {
    self.line = line
    self.column = column
    self.text = text
  }

  init(_ field: ImportField, _ text: String, line: Int? = nil, column: Int) {
    let name = field.rawValue
    self.init(line: line, column: column, localized("field '\(name)': \(text)", "項目「\(name)」: \(text)"))
  }
}
