import Testing

@testable import RecordStore

struct WrittenUniqueKeysTests {
  @Test func `a transaction that adds many text keys writes full parts`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      for number in 0..<5_000 { try transaction.insert(Receivable("customer number \(number)", amount: 1)) }
    }
    let report = try store.verify()
    #expect(report.problems.isEmpty)
    #expect(report.frameCount < 40)
    #expect(try store.read { try $0.get(Receivable.self, key: "customer number 4999")?.amount } == 1)
  }

  @Test func `keys that were written, taken back, changed and deleted in one transaction are told apart`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { _ = try $0.insert(Receivable("old", amount: 1)) }
    try store.write { transaction in
      #expect(throws: StoreError.self) { try transaction.insert(Receivable("old", amount: 2)) }
      try transaction.insert(Receivable("new", amount: 2))
      #expect(throws: StoreError.self) { try transaction.insert(Receivable("new", amount: 3)) }
      struct Stop: Error {}
      #expect(throws: Stop.self) {
        try transaction.savepoint {
          try transaction.insert(Receivable("taken back", amount: 4))
          _ = try transaction.delete(Receivable.self, key: "old")
          throw Stop()
        }
      }
      #expect(throws: StoreError.self) { try transaction.insert(Receivable("old", amount: 2)) }
      try transaction.insert(Receivable("taken back", amount: 5))
      #expect(try transaction.delete(Receivable.self, key: "new"))
      try transaction.insert(Receivable("new", amount: 6))
    }
    let amounts = try store.read { try $0.objects(Receivable.self).sorted(by: \.key).array().map(\.amount) }
    #expect(amounts == [6, 1, 5])
    #expect(try store.verify().problems.isEmpty)
  }
}
