/// The parts of a dictionary or an array in a literal.
///
/// They change only while the last reference to them goes away; hence `@unchecked Sendable`.
final class RecordLiteralParts: @unchecked Sendable {
  /// nil for an array; otherwise as many as there are values.
  let names: [String]?
  private(set) var values: [RecordLiteral]

  init(names: [String]?, values: [RecordLiteral]) {
    self.names = names
    self.values = values
  }

  /// Takes nested parts apart one by one: released as they are, deep ones would use up the stack.
  deinit {
    var rest = values
    values = []
    while !rest.isEmpty {
      var last = rest.removeLast()
      guard var parts = last.parts.take(), isKnownUniquelyReferenced(&parts) else { continue }
      rest.append(contentsOf: parts.values)
      parts.values = []
    }
  }
}
