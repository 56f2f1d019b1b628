import FoundationEssentials
import RecordStore

/// Money that came in.
struct Deposit: KeyedRecord, Equatable {
  var key = ""
  /// As the bank writes it, often in half-width katakana.
  var payer = ""
  var amount = Decimal(0)
  var date = Date(timeIntervalSince1970: 0)
  /// What it pays; nil until it is matched.
  var receivable: Link<Receivable>?

  static let keyPath: KeyPath<Deposit, String> & Sendable = \.key

  static let schema = Schema<Deposit>("Deposit") {
    PrimaryKey(\.key, "key", .nonEmpty)
    Field(\.payer, "payer", .nonEmpty)
    Field(\.amount, "amount")
    Field(\.date, "date")
    Field(\.receivable, "receivable")
    Index(\.date)
  }
}
