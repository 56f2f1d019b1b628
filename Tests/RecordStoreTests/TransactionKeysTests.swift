import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Records by their String key.
@Suite struct TransactionKeysTests {
  private func filled() throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(contentsOf: [Receivable("が", amount: 1), Receivable("b", amount: 2)]) }
    return store
  }

  @Test func `a record is changed and deleted by its key, in either form of the text`() throws {
    let store = try filled()
    try store.write { try $0.update(Receivable.self, key: "か\u{3099}", .set(\.amount, 5)) }
    #expect(try store.read { try $0.get(Receivable.self, key: "が")?.amount } == 5)
    #expect(try store.write { try $0.delete(Receivable.self, key: "か\u{3099}") })
    #expect(try store.write { try $0.delete(Receivable.self, key: "が") } == false)
    #expect(try store.read { try $0.objects(Receivable.self).values(of: \.key) } == ["b"])
    #expect(try store.verify().isSound)
  }

  @Test func `an upsert sets the given fields, or adds the record`() throws {
    let store = try filled()
    try store.write { transaction in
      try transaction.upsert(Receivable.self, key: "b", .set(\.amount, 9))
      try transaction.upsert(Receivable.self, key: "c", .set(\.amount, 3))
      try transaction.upsert(Receivable.self, key: "c", .set(\.amount, 4))
      try transaction.upsert(Receivable.self, key: "d")
    }
    let all = try store.read { try $0.objects(Receivable.self).array() }
    #expect(all == [("b", 9), ("c", 4), ("d", 0), ("が", 1)].map { Receivable($0.0, amount: $0.1) })
  }

  @Test func `a missing key is an error without the key's text`() throws {
    let store = try filled()
    let error = #expect(throws: StoreError.self) {
      try store.write { try $0.update(Receivable.self, key: "secret", .set(\.amount, 5)) }
    }
    #expect(error?.code == .notFound)
    #expect(error?.message == "Receivable has no record with that key")
  }

  @Test func `a key of the other kind is refused`() throws {
    let store = try filled()
    _ = try store.write { try $0.insert(Souvenir("a")) }
    #expect(thrownCode { try store.write { _ = try $0.delete(Souvenir.self, key: "1") } } == .invalidArgument)
    #expect(thrownCode { try store.write { try $0.upsert(Souvenir.self, key: "1") } } == .invalidArgument)
    let wrong = thrownCode { try store.write { try $0.upsert(Receivable.self, id: 1, .set(\.amount, 1)) } }
    #expect(wrong == .invalidArgument)
    #expect(
      thrownCode { try store.write { try $0.update(Receivable.self, key: "b", .set(\.key, "x")) } } == .constraint)
  }
}
