@testable import RecordStore

/// A record with a String key.
struct Receivable: Record, Equatable {
  var key = ""
  var amount: Int64 = 0

  static let schema = Schema<Receivable>("Receivable") {
    PrimaryKey(\.key, "key")
    Field(\.amount, "amount")
  }

  init() {}

  init(_ key: String, amount: Int64) {
    self.key = key
    self.amount = amount
  }
}

let testSchema: [any Record.Type] = [Souvenir.self, Remark.self, Receivable.self]
