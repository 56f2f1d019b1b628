import FoundationEssentials
import RecordStore
import Testing

@testable import Receivables

@Suite("Accessor")
struct AccessorTests {
  @Test func `gets by key, gets all by key, sets and deletes`() throws {
    let store = try Store.inMemory(schema: [Receivable.self, Deposit.self])
    let receivables = Accessor<Receivable>(store: store)
    #expect(try receivables.get("R1") == nil)
    #expect(try receivables.all().isEmpty)
    let first = Receivable(key: "R1", customer: "山田商店", amount: 1200)
    for key in ["R3", "R1", "R2"] { try receivables.set(Receivable(key: key, customer: "x", amount: 5)) }
    try receivables.set(first)
    #expect(try receivables.get("R1") == first)
    #expect(try receivables.all().map(\.key) == ["R1", "R2", "R3"])
    #expect(try receivables.delete("R2"))
    #expect(try receivables.delete("R2") == false)
    #expect(try receivables.all().map(\.key) == ["R1", "R3"])
    #expect(try Accessor<Deposit>(store: store).all().isEmpty)
  }

  @Test func `a broken rule is an error that names it`() throws {
    let receivables = Accessor<Receivable>(store: try Store.inMemory(schema: [Receivable.self, Deposit.self]))
    let error = #expect(throws: StoreError.self) { try receivables.set(Receivable(key: "R1")) }
    #expect(error?.code == .constraint)
    #expect("\(try #require(error))".contains("customer"))
  }
}
