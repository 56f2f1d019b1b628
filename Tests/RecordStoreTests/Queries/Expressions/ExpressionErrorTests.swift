import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Trees that make no sense are errors that say why, and never a crash.
@Suite struct ExpressionErrorTests {
  private let guest = Guest.schema.table

  private func message(_ expression: QueryExpression) throws -> String? {
    let store = try GuestStore.make()
    do {
      _ = try store.read { try $0.objects(Guest.self).where { _ in Condition(expression) }.count() }
      return nil
    } catch {
      let error = error as? StoreError
      #expect(error?.code == .invalidArgument)
      return error?.message
    }
  }

  private func field(_ name: String) -> Int { guest.field(named: name) ?? -1 }

  @Test func `types that do not compare`() throws {
    #expect(
      try message(.relation(.field(field("age")), .equal, .constant(.string("x"))))
        == "a condition on Guest compares Int with String.")
    #expect(
      try message(.relation(.field(field("tags")), .less, .field(field("tags"))))
        == "a condition on Guest asks for the order of what has none: list.")
    #expect(try message(.relation(.field(field("partner")), .less, .record)) != nil)
    #expect(try message(.textual(.field(field("age")), .contains, .constant(.string("x")), [])) != nil)
    #expect(try message(.memberOf(.arithmetic(.field(field("age")), .add, .constant(.int(1))), [.string("x")])) != nil)
    #expect(
      try message(.relation(.arithmetic(.field(field("name")), .add, .constant(.int(1))), .equal, .constant(.null)))
        != nil)
    #expect(try message(.relation(.constant(.null), .equal, .field(field("age")))) == nil)
  }

  @Test func `paths that lead nowhere`() throws {
    #expect(try message(.relation(.field(99), .equal, .constant(.null))) == "Guest has no field 99.")
    #expect(
      try message(
        .relation(
          .path(ValuePath(steps: [.link(field("name"), to: .declared(guest))], field: 0)), .equal, .constant(.null)))
        == "the field 'name' of Guest does not lead there.")
    #expect(
      try message(
        .relation(
          .path(ValuePath(steps: [.link(field("partner"), to: .named("Ghost"))], field: 0)), .equal, .constant(.null)))
        == "the store has no table 'Ghost'.")
    #expect(
      try message(
        .relation(
          .path(ValuePath(steps: [.link(field("partner"), to: .named("Visit"))], field: 0)), .equal, .constant(.null)))
        != nil)
    #expect(
      try message(
        .relation(
          .path(ValuePath(steps: [.list(field("friends"), to: .declared(guest))], field: 0)), .equal, .constant(.null)))
        == "a path of Guest leads to many records where one value is asked for.")
    #expect(try message(.quantified(.any, CollectionPath(elementField: field("name")), .constant(true))) != nil)
    #expect(
      try message(.quantified(.any, CollectionPath(elementField: field("tags")), .compare(0, .equal, .int(1)))) != nil)
    #expect(try message(.relation(.reference("budget", to: guest, in: guest), .equal, .constant(.null))) != nil)
    #expect(try message(.outer(1, .constant(true))) == "the condition names a record outside of all records.")
    #expect(try message(.relation(.element, .equal, .constant(.null))) != nil)
    #expect(
      try message(
        .relation(
          .aggregate(.sum, CollectionPath(elementField: field("tags")), of: nil, where: nil), .equal, .constant(.null)))
        != nil)
    #expect(
      try message(
        .relation(
          .aggregate(
            .average, CollectionPath(steps: [.list(field("friends"), to: .declared(guest))]), of: nil, where: nil),
          .equal, .constant(.null))) != nil)
    #expect(try message(.invalid("so it is.")) == "so it is.")
  }

  @Test func `a table that the store does not have yet holds nothing`() throws {
    let store = try Store.inMemory(schema: [Visit.self])
    _ = try store.write { (transaction) throws in try transaction.insert(Visit(guestID: 1, shopKey: "a", stars: 3)) }
    try store.read { (snapshot) throws in
      let visits = snapshot.objects(Visit.self)
      #expect(try visits.where { $0.reference(\.guestID, to: Guest.self).name == nil }.ids() == [1])
      #expect(try visits.where { $0.reference(\.shopKey, to: Shop.self).owner.age > 3 }.ids() == [])
    }
  }

  @Test func `a name for a way to other records must be its own, and its property must have a field`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Guest>("Guest") {
        PrimaryKey(\.id, "id")
        Field(\.name, "name")
        Backlinks("name", \Visit.guestID)
      }
    }
    await #expect(processExitsWith: .failure) {
      let schema = Schema<Guest>("Guest") {
        PrimaryKey(\.id, "id")
        Reference("other", \.age, to: Guest.self)
      }
      _ = schema.table.declaration?.relation(named: "other")
    }
  }
}

extension QueryValue {
  fileprivate static func reference(_ name: String, to other: TableSchema, in table: TableSchema) -> QueryValue {
    .path(ValuePath(steps: [.reference(table.field(named: name) ?? -1, to: .declared(other))], field: 0))
  }
}
