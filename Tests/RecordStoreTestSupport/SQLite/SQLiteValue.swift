/// A value that SQLite gave.
enum SQLiteValue: Equatable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Any number.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// As it is read; nil of nothing.
  var text: String? {
    switch self {
    case .null: nil
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    }
  }
}
