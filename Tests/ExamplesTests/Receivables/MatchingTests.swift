import FoundationEssentials
import RecordStore
import Testing

@testable import Receivables

@Suite("Matching")
struct MatchingTests {
  let store: Store
  let receivables: Accessor<Receivable>
  let deposits: Accessor<Deposit>

  init() throws {
    store = try Store.inMemory(schema: [Receivable.self, Deposit.self])
    receivables = Accessor(store: store)
    deposits = Accessor(store: store)
  }

  private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

  private func owe(_ key: String, _ customer: String, _ amount: Decimal, due: Double = 1) throws {
    try receivables.set(Receivable(key: key, customer: customer, amount: amount, dueDate: day(due)))
  }

  private func pay(_ key: String, _ payer: String, _ amount: Decimal, on date: Double = 1) throws {
    try deposits.set(Deposit(key: key, payer: payer, amount: amount, date: day(date)))
  }

  private func match() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try Matching(store: store).run().map { ($0.deposit, $0.receivable) })
  }

  @Test func `name and amount must both fit, and the name as a person reads it`() throws {
    try owe("R1", "ヤマダ商店", 1200)
    try owe("R2", "Ito", 1200)
    try owe("R3", "Ito", 0.3)
    try pay("D1", "ﾔﾏﾀﾞ商店", 1200)
    try pay("D2", "ITO", 1201)
    try pay("D3", "ito", 0.1 + 0.2)
    #expect(try match() == ["D1": "R1", "D3": "R3"])
    #expect(try deposits.get("D2")?.receivable == nil)
    #expect(try store.read { try $0.get(deposits.get("D1")?.receivable)?.key } == "R1")
  }

  @Test func `the oldest deposit takes what was due first, and each is used once`() throws {
    try owe("late", "Ito", 50, due: 9)
    try owe("early", "Ito", 50, due: 2)
    try pay("new", "Ito", 50, on: 8)
    try pay("old", "Ito", 50, on: 3)
    try pay("third", "Ito", 50, on: 10)
    #expect(try match() == ["old": "early", "new": "late"])
    #expect(try match() == [:])
    // A receivable that goes frees its deposit.
    try receivables.delete("early")
    #expect(try deposits.get("old")?.receivable == nil)
  }

  @Test func `many deposits are matched in one transaction`() throws {
    for number in 1...50 {
      try owe("R\(number)", "customer \(number)", Decimal(number % 7))
      try pay("D\(number)", "CUSTOMER \(number)", Decimal(number % 7))
    }
    let before = try store.history().count
    #expect(try match() == Dictionary(uniqueKeysWithValues: (1...50).map { ("D\($0)", "R\($0)") }))
    #expect(try store.history().count == before + 1)
    try store.undo()
    #expect(try deposits.all().allSatisfy { $0.receivable == nil })
  }
}
