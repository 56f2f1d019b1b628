import FoundationEssentials
import RecordStore

/// The command line of the example: `Receivables FILE COMMAND ARGUMENTS`.
struct ReceivablesCommand {
  static let usage = """
    usage: Receivables FILE COMMAND
      receivable KEY CUSTOMER AMOUNT DATE    delete-receivable KEY
      deposit KEY PAYER AMOUNT DATE          delete-deposit KEY
      list                                   match
    """

  private let receivables: Accessor<Receivable>
  private let deposits: Accessor<Deposit>
  private let matching: Matching

  init(file: String) throws {
    let store = try Store(at: file, schema: [Receivable.self, Deposit.self])
    receivables = Accessor(store: store)
    deposits = Accessor(store: store)
    matching = Matching(store: store)
  }

  /// Runs a command.
  ///
  /// - Returns: the lines to print; nil when there is no such command.
  func run(_ command: String, _ arguments: [String]) throws -> [String]? {
    switch (command, arguments.count) {
    case ("receivable", 4):
      let (key, name) = (arguments[0], arguments[1])
      try receivables.set(
        Receivable(
          key: key, customer: name, amount: try amount(arguments[2]), dueDate: try date(arguments[3])))
    case ("deposit", 4):
      // What a deposit pays already stays.
      var deposit = try deposits.get(arguments[0]) ?? Deposit(key: arguments[0])
      deposit.payer = arguments[1]
      deposit.amount = try amount(arguments[2])
      deposit.date = try date(arguments[3])
      try deposits.set(deposit)
    case ("delete-receivable", 1): return [try receivables.delete(arguments[0]) ? "deleted" : "there was none"]
    case ("delete-deposit", 1): return [try deposits.delete(arguments[0]) ? "deleted" : "there was none"]
    case ("list", 0):
      return try receivables.all().map { "\($0.key)  \($0.customer)  \($0.amount)" }
        + deposits.all().map { "\($0.key)  \($0.payer)  \($0.amount)  \($0.receivable == nil ? "open" : "matched")" }
    case ("match", 0): return try matching.run().map { "\($0.deposit) pays \($0.receivable)" }
    default: return nil
    }
    return []
  }

  private func amount(_ text: String) throws -> Decimal {
    guard let amount = Decimal(string: text) else { throw ArgumentError("'\(text)' is no amount, such as 1200.50") }
    return amount
  }

  private func date(_ text: String) throws -> Date {
    guard let date = try? Date(text, strategy: .iso8601.year().month().day()) else {
      throw ArgumentError("'\(text)' is no date, such as 2026-05-03")
    }
    return date
  }
}
