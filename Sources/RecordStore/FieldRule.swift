/// A rule that the values of a field obey. nil breaks none.
public enum FieldRule: Sendable, Equatable {
  /// The store gives ids, each once; only for an Int primary key.
  case autoIncrement
  /// A text with at least one character, or at least one byte or element.
  case nonEmpty
  /// A number within bounds, both included.
  case range(ClosedRange<Int>)
  /// A text or bytes of at most that many bytes; of a text those of its UTF-8.
  case byteLimit(Int)
  /// What becomes of the linked records when the record is deleted; only for links. Default: nothing.
  case deleteRule(DeleteRule)
  /// A name that the field had in earlier versions of the program. A store that still has it gives the field the new
  /// name; no record is written for that.
  case renamed(from: String)

  /// What must hold and does not; nil when the rule is kept.
  func broken(by value: Value) -> String? {
    switch (self, value) {
    case (.nonEmpty, .string(let text)): text.isEmpty ? "must not be empty" : nil
    case (.nonEmpty, .bytes(let bytes)): bytes.isEmpty ? "must not be empty" : nil
    case (.nonEmpty, .list(let elements)), (.nonEmpty, .set(let elements)):
      elements.isEmpty ? "must not be empty" : nil
    case (.nonEmpty, .map(let entries)): entries.isEmpty ? "must not be empty" : nil
    case (.range(let range), .decimal(let number)):
      DecimalNumber(range.lowerBound).compare(number) <= 0 && number.compare(DecimalNumber(range.upperBound)) <= 0
        ? nil : outside(range)
    case (.range(let range), .int(let number)):
      Int64(range.lowerBound) <= number && number <= Int64(range.upperBound) ? nil : outside(range)
    case (.range(let range), .unsigned(let number)):
      Int(exactly: number).map(range.contains) ?? false ? nil : outside(range)
    case (.range(let range), .double(let number)):
      Double(range.lowerBound) <= number && number <= Double(range.upperBound) ? nil : outside(range)
    case (.range(let range), .float(let number)):
      Double(range.lowerBound) <= Double(number) && Double(number) <= Double(range.upperBound) ? nil : outside(range)
    case (.byteLimit(let limit), .string(let text)): text.utf8.count <= limit ? nil : tooLong(limit)
    case (.byteLimit(let limit), .bytes(let bytes)): bytes.count <= limit ? nil : tooLong(limit)
    default: nil
    }
  }

  private func outside(_ range: ClosedRange<Int>) -> String {
    "must be from \(range.lowerBound) to \(range.upperBound)"
  }

  private func tooLong(_ limit: Int) -> String { "must have at most \(limit) bytes" }

  /// Whether the rule has a meaning for a type.
  func applies(to type: PropertyType, isKey: Bool) -> Bool {
    switch self {
    case .autoIncrement: isKey && type == .int64
    case .renamed: true
    case .nonEmpty: [.string, .bytes, .list, .set, .map].contains(type)
    case .byteLimit: type == .string || type == .bytes
    case .deleteRule: type == .link || type == .links
    case .range: type.isNumeric
    }
  }
}
