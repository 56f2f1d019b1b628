import FoundationEssentials
import RecordStore

/// Money that a customer owes.
struct Receivable: KeyedRecord, Equatable {
  var key = ""
  var customer = ""
  var amount = Decimal(0)
  var dueDate = Date(timeIntervalSince1970: 0)

  static let keyPath: KeyPath<Receivable, String> & Sendable = \.key

  static let schema = Schema<Receivable>("Receivable") {
    PrimaryKey(\.key, "key", .nonEmpty)
    Field(\.customer, "customer", .nonEmpty)
    Field(\.amount, "amount")
    Field(\.dueDate, "dueDate")
    Index(\.amount)
  }
}
