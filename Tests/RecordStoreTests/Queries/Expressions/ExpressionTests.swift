import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// The tree of conditions: what each case finds.
@Suite struct ExpressionTests {
  private let guest = Guest.schema.table
  private let visit = Visit.schema.table
  private let shop = Shop.schema.table

  private func ids<R: Record>(_ type: R.Type, _ expression: QueryExpression) throws -> [Int] {
    try GuestStore.make().read { try $0.objects(type).where { _ in Condition(expression) }.ids() }
  }

  private func field(_ name: String, _ table: TableSchema) -> Int { table.field(named: name) ?? -1 }

  /// A path by its names.
  private func path(_ names: String..., in table: TableSchema) -> QueryValue {
    var (table, steps) = (table, [PathStep]())
    for name in names.dropLast() {
      guard let step = PathStep(name, of: table) else { continue }
      steps.append(step)
      table = next(step, table)
    }
    return .path(ValuePath(steps: steps, field: field(names.last ?? "", table)))
  }

  private func next(_ step: PathStep, _ table: TableSchema) -> TableSchema {
    if case .embedded(let field) = step { return table.embeddedTables[field] ?? table }
    if case .declared(let other)? = step.target { return other }
    return table
  }

  private func collection(_ name: String, in table: TableSchema) -> CollectionPath {
    if let step = PathStep(name, of: table) { return CollectionPath(steps: [step]) }
    return CollectionPath(elementField: field(name, table))
  }

  @Test func `a path leads through links, structs and references, and a missing record has only nils`() throws {
    let jane = QueryValue.constant(.string("Jane"))
    #expect(try ids(Guest.self, .relation(path("partner", "name", in: guest), .equal, jane)) == [2])
    #expect(try ids(Guest.self, .relation(path("partner", "name", in: guest), .notEqual, jane)) == [1, 3])
    #expect(
      try ids(Guest.self, .relation(path("partner", "home", "floor", in: guest), .equal, .constant(.int(2)))) == [2])
    #expect(try ids(Visit.self, .relation(path("guest", "name", in: visit), .equal, jane)) == [1, 2])
    #expect(try ids(Visit.self, .relation(path("guest", "name", in: visit), .equal, .constant(.null))) == [3])
    #expect(try ids(Visit.self, .relation(path("shop", "size", in: visit), .equal, .constant(.double(7)))) == [1])
    #expect(
      try ids(
        Visit.self, .relation(path("shop", "owner", "partner", "age", in: visit), .less, .constant(.double(30.5))))
        == [1])
  }

  @Test func `quantifiers look at lists, backlinks and elements`() throws {
    let stars = QueryExpression.relation(.field(field("stars", visit)), .greater, .constant(.double(4.5)))
    #expect(try ids(Guest.self, .quantified(.any, collection("visits", in: guest), stars)) == [1])
    #expect(try ids(Guest.self, .quantified(.all, collection("visits", in: guest), stars)) == [2, 3])
    #expect(try ids(Guest.self, .quantified(.none, collection("visits", in: guest), .inverse(stars))) == [2, 3])
    #expect(try ids(Shop.self, .quantified(.any, collection("visits", in: shop), stars)) == [1])
    let tea = QueryExpression.relation(.element, .equal, .constant(.string("tea")))
    #expect(try ids(Guest.self, .quantified(.any, collection("tags", in: guest), tea)) == [1])
    let nara = QueryExpression.relation(.field(0), .equal, .constant(.string("Nara")))
    #expect(try ids(Guest.self, .quantified(.any, collection("flats", in: guest), nara)) == [1])
    #expect(
      try ids(
        Guest.self,
        .quantified(.any, collection("prices", in: guest), .relation(.element, .less, .constant(.int(301))))) == [1])
    #expect(
      try ids(
        Guest.self,
        .quantified(.any, collection("befriended", in: guest), .relation(.record, .equal, .constant(.link(1)))))
        == [2, 3])
  }

  @Test func `aggregates take a filter, and give 0 or nil of nothing`() throws {
    let visits = collection("visits", in: guest)
    func aggregate(_ aggregate: Aggregate, _ name: String, _ filter: QueryExpression? = nil) -> QueryValue {
      .aggregate(aggregate, visits, of: .field(field(name, visit)), where: filter)
    }
    #expect(try ids(Guest.self, .relation(aggregate(.average, "stars"), .equal, .constant(.double(3.5)))) == [1])
    #expect(try ids(Guest.self, .relation(aggregate(.average, "stars"), .equal, .constant(.null))) == [2, 3])
    #expect(try ids(Guest.self, .relation(aggregate(.sum, "stars"), .equal, .constant(.int(0)))) == [2, 3])
    #expect(try ids(Guest.self, .relation(aggregate(.sum, "spent"), .equal, .constant(.double(10.25)))) == [1])
    #expect(try ids(Guest.self, .relation(aggregate(.maximum, "weight"), .equal, .constant(.double(0.5)))) == [1])
    #expect(try ids(Guest.self, .relation(aggregate(.count, "spent"), .equal, .constant(.int(1)))) == [1])
    let good = QueryExpression.relation(.field(field("stars", visit)), .greater, .constant(.int(2)))
    #expect(
      try ids(Guest.self, .relation(.aggregate(.count, visits, of: nil, where: good), .equal, .constant(.int(1)))) == [
        1
      ])
    #expect(try ids(Guest.self, .relation(aggregate(.minimum, "stars", good), .equal, .constant(.int(5)))) == [1])
    #expect(
      try ids(
        Guest.self,
        .relation(.aggregate(.sum, collection("marks", in: guest), of: nil, where: nil), .equal, .constant(.int(6))))
        == [1])
  }

  @Test func `an inner condition asks for the record outside`() throws {
    let older = QueryExpression.relation(.field(field("age", guest)), .greater, .outer(1, .field(field("age", guest))))
    #expect(try ids(Guest.self, .quantified(.any, collection("friends", in: guest), older)) == [1])
    let twice = QueryExpression.quantified(
      .any, collection("visits", in: guest),
      .quantified(
        .any, CollectionPath(steps: [.reference(field("guestID", visit), to: .declared(guest))]),
        .relation(.field(field("name", guest)), .equal, .outer(2, .field(field("name", guest))))))
    #expect(try ids(Guest.self, twice) == [1])
    #expect(
      try ids(
        Guest.self,
        .quantified(.any, collection("tags", in: guest), .outer(1, .compare(field("age", guest), .equal, .int(30)))))
        == [1])
  }

  @Test func `fields compare with fields and with what is worked out`() throws {
    #expect(try ids(Guest.self, .relation(.field(field("age", guest)), .equal, .field(field("budget", guest)))) == [1])
    #expect(
      try ids(Guest.self, .relation(path("home", "city", in: guest), .less, path("partner", "home", "city", in: guest)))
        == [2])
    let double = QueryValue.arithmetic(.field(field("budget", guest)), .multiply, .constant(.int(2)))
    #expect(try ids(Guest.self, .relation(double, .equal, .constant(.int(60)))) == [1])
    #expect(
      try ids(
        Guest.self,
        .relation(.arithmetic(.field(field("age", guest)), .divide, .constant(.int(0))), .equal, .constant(.null)))
        == [1, 2, 3])
    #expect(
      try ids(
        Guest.self,
        .relation(.entry(ValuePath(field: field("prices", guest)), key: "tea"), .greater, .constant(.double(299.5))))
        == [1])
  }

  @Test func `texts compare under options, wherever they are`() throws {
    let name = QueryValue.field(field("name", guest))
    #expect(try ids(Guest.self, .textual(name, .compares(.equal), .constant(.string("JANE")), .case)) == [1])
    #expect(try ids(Guest.self, .textual(name, .compares(.notEqual), .constant(.string("JANE")), .case)) == [2, 3])
    #expect(try ids(Guest.self, .textual(name, .beginsWith, .constant(.string("tＯ")), [.case, .width])) == [2])
    #expect(
      try ids(Guest.self, .textual(path("partner", "name", in: guest), .contains, .constant(.string("AN")), .case)) == [
        2
      ])
    #expect(try ids(Guest.self, .textual(name, .contains, .field(field("nickname", guest)), [])) == [1])
    #expect(try ids(Guest.self, .textual(.constant(.string("Jane and Tom")), .endsWith, name, [])) == [2])
  }
}
