import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Orders by what is worked out for each record, against a sort of plain arrays.
@Suite struct SortedValueTests {
  private struct Model {
    var pupils: [Pupil] = []
    var grades: [Grade] = []
  }

  private func filled(_ generator: inout SeededGenerator) throws -> (store: Store, model: Model) {
    let store = try Store.inMemory(schema: [Pupil.self, Grade.self])
    var model = Model()
    for round in 0..<2 {
      try store.write { (transaction) throws in
        for number in 0..<40 {
          var pupil = Pupil(name: "pupil \(generator.below(20))", age: generator.below(90))
          if number > 0, generator.oneIn(2) { pupil.mentor = Link(id: 1 + generator.below(model.pupils.count)) }
          if round == 0 { pupil.note = String(repeating: "n", count: 900) }
          pupil.id = try transaction.insert(pupil)
          model.pupils.append(pupil)
        }
        for _ in 0..<150 {
          var grade = Grade(
            pupilID: 1 + generator.below(90), points: generator.oneIn(4) ? nil : generator.below(9) - 4,
            weight: Double(generator.below(9)) / 4)
          grade.id = try transaction.insert(grade)
          model.grades.append(grade)
        }
      }
    }
    return (store, model)
  }

  private var grades: CollectionPath {
    CollectionPath(steps: [.backlinks(.declared(Grade.schema.table), Grade.schema.position(of: \.pupilID))])
  }

  private func aggregate(_ aggregate: Aggregate, _ field: PartialKeyPath<Grade>?) -> QueryValue {
    .aggregate(aggregate, grades, of: field.map { .field(Grade.schema.position(of: $0)) }, where: nil)
  }

  private var mentorName: QueryValue {
    let step = PathStep.link(Pupil.schema.position(of: \.mentor), to: .declared(Pupil.schema.table))
    return .path(ValuePath(steps: [step], field: Pupil.schema.position(of: \.name)))
  }

  private func sorted(_ pupils: [Pupil], isDescending: Bool, nilsFirst: Bool, _ value: (Pupil) -> Value) -> [Int] {
    pupils.sorted { first, second in
      let (a, b) = (value(first), value(second))
      if (a == .null) != (b == .null) { return (a == .null) == nilsFirst }
      let order = isDescending ? b.compare(a) : a.compare(b)
      return order != 0 ? order < 0 : first.id < second.id
    }.map(\.id)
  }

  @Test func `aggregates of backlinks and fields behind links order records, nils where they are wanted`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(2) {
      let (store, model) = try filled(&generator)
      let grades = Dictionary(grouping: model.grades, by: \.pupilID)
      let points = grades.mapValues { $0.compactMap(\.points) }
      let weights = grades.mapValues { $0.map(\.weight) }
      func value(_ number: Int?) -> Value { number.map { .int(Int64($0)) } ?? .null }
      func mean(_ numbers: [Int]?) -> Value {
        guard let numbers, !numbers.isEmpty else { return .null }
        return .double(Double(numbers.reduce(0, +)) / Double(numbers.count))
      }
      var orders: [(value: QueryValue, expected: (Pupil) -> Value)] = []
      func add(_ value: QueryValue, _ expected: @escaping (Pupil) -> Value) { orders.append((value, expected)) }
      add(aggregate(.count, nil)) { value(grades[$0.id]?.count ?? 0) }
      add(aggregate(.count, \.points)) { value(points[$0.id]?.count ?? 0) }
      add(aggregate(.sum, \.points)) { value(points[$0.id]?.reduce(0, +) ?? 0) }
      add(aggregate(.average, \.points)) { mean(points[$0.id]) }
      add(aggregate(.minimum, \.points)) { value(points[$0.id]?.min()) }
      add(aggregate(.maximum, \.points)) { value(points[$0.id]?.max()) }
      add(aggregate(.maximum, \.weight)) { pupil in weights[pupil.id]?.max().map { Value.double($0) } ?? .null }
      add(aggregate(.sum, \.weight)) { .double(weights[$0.id]?.reduce(0, +) ?? 0) }
      add(mentorName) { pupil in pupil.mentor.map { Value.string(model.pupils[$0.id - 1].name) } ?? .null }
      add(.arithmetic(.field(Pupil.schema.position(of: \.age)), .multiply, .constant(.int(-3)))) { value(-3 * $0.age) }
      let snapshot = try store.snapshot()
      for (value, expected) in orders {
        let (isDescending, nilsFirst) = (generator.oneIn(2), generator.oneIn(2))
        var results = snapshot.objects(Pupil.self)
        results.query?.order = [SortKey(value, isDescending: isDescending, nilsFirst: nilsFirst)]
        results.query?.scanning = ScanSettings(
          leastRecordCount: generator.oneIn(2) ? 10 : 1_000, partRecordCount: 15, threadCount: 3)
        let ids = sorted(model.pupils, isDescending: isDescending, nilsFirst: nilsFirst, expected)
        let comment: Comment = "seed \(seed): \(value)"
        #expect(try results.ids() == ids, comment)
        #expect(try results.offset(3).limit(10).ids() == Array(ids[3..<13]), comment)
        #expect(try results.last()?.id == ids.last, comment)
        // In a transaction, after a change.
        try store.write { (transaction) throws in
          var inside = transaction.objects(Pupil.self)
          inside.query?.order = results.query?.order ?? []
          #expect(try inside.ids() == ids, comment)
          let extra = try transaction.insert(Grade(pupilID: ids[0], points: 9))
          #expect(try inside.ids().sorted() == ids.sorted(), comment)
          _ = try transaction.delete(Grade.self, id: extra)
        }
      }
    }
  }

  @Test func `integers beyond those with a sign come last, and what has no order is an error`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    try store.write { (transaction) throws in
      for (number, shop) in [Int.max, 1, -5, Int.max / 2 + 1].enumerated() {
        try transaction.insert(Snack(code: "\(number)", shop: shop))
      }
    }
    var results = try store.snapshot().objects(Snack.self)
    let shop = QueryValue.field(Snack.schema.position(of: \.shop))
    results.query?.order = [SortKey(.arithmetic(shop, .multiply, .constant(.int(2))))]
    #expect(try results.ids() == [3, 2, 4, 1])
    results.query?.order = [SortKey(.arithmetic(shop, .multiply, .constant(.int(2))), isDescending: true)]
    #expect(try results.ids() == [1, 4, 2, 3])
    results.query?.order = [SortKey(shop)]
    #expect(results.explain().hasPrefix("index shop, in its order"))
    results.query?.order = [SortKey(.arithmetic(shop, .multiply, .field(5)))]
    let error = #expect(throws: StoreError.self) { try results.ids() }
    #expect(error?.code == .invalidArgument)
  }

  @Test func `a condition on backlinks is answered from the other side where that reads less`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let (store, model) = try filled(&generator)
    let field = Grade.schema.position(of: \.id)
    let grade = model.grades[generator.below(model.grades.count)]
    let snapshot = try store.snapshot()
    let results = snapshot.objects(Pupil.self).where { _ in
      Condition(.quantified(.any, grades, .compare(field, .equal, .int(Int64(grade.id)))))
    }
    #expect(results.explain().hasPrefix("records of Grade that lead here, by primary key: "), "\(results.explain())")
    #expect(try results.ids() == model.pupils.map(\.id).filter { $0 == grade.pupilID })
    let points = Grade.schema.position(of: \.points)
    let many = snapshot.objects(Pupil.self).where { _ in
      Condition(.quantified(.any, grades, .compare(points, .greater, .int(2))))
    }
    let found = Set(model.grades.filter { ($0.points ?? 0) > 2 }.map(\.pupilID))
    #expect(try many.ids() == model.pupils.map(\.id).filter(found.contains), "\(many.explain())")
    // Conditions that may fail for a record that leads nowhere are tested from this side.
    let sum = QueryValue.arithmetic(.field(points), .add, .constant(.int(0)))
    let relation = snapshot.objects(Pupil.self).where { _ in
      Condition(.quantified(.any, grades, .relation(sum, .greater, .constant(.int(2)))))
    }
    #expect(relation.explain().hasPrefix("scan"))
    #expect(try relation.ids() == many.ids())
  }

  @Test func `closures and paths name what records are ordered by`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let (store, _) = try filled(&generator)
    try store.read { (snapshot) throws in
      let pupils = snapshot.objects(Pupil.self)
      func ids(_ value: QueryValue) throws -> [Int] {
        var results = pupils
        results.query?.order = [SortKey(value, isDescending: true)]
        return try results.ids()
      }
      let mean = try ids(aggregate(.average, \.points))
      #expect(
        try pupils.sorted(by: { $0.backlinks(\Grade.pupilID).average(\.points) }, .descending).ids() == mean)
      #expect(try pupils.sorted(by: "grades.@avg.points", .descending).ids() == mean)
      let name = try ids(mentorName)
      #expect(try pupils.sorted(by: { $0.mentor.name }, .descending).ids() == name)
      #expect(try pupils.sorted(by: "mentor.name", .descending).ids() == name)
      #expect(try snapshot.rows(ofTable: "Pupil").sorted(by: "mentor.name", .descending).array().map(\.number) == name)
      let plain = try pupils.sorted(by: \.name).then(by: \.age).ids()
      #expect(try pupils.sorted(by: { $0.name }).then(by: { $0.age }).ids() == plain)
      let error = #expect(throws: StoreError.self) { try pupils.sorted(by: "mentor.@avg.nothing") }
      #expect(error?.code == .invalidArgument)
    }
  }
}
