import Testing

@testable import RecordStore

/// The examples of the page on links, word for word.
@Suite struct LinkExampleTests {
  struct Person: Record {
    var id = 0
    var name = ""
    var dogs = List<Dog>()

    static let schema = Schema<Person>("Person") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name", .nonEmpty)
      Field(\.dogs, "dogs", .deleteRule(.cascade))
    }
  }

  struct Dog: Record {
    var id = 0
    var name = ""
    var age = 0
    var vet: Link<Person>?

    static let schema = Schema<Dog>("Dog") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name", .nonEmpty)
      Field(\.age, "age")
      Field(\.vet, "vet")
    }
  }

  @Test func `the examples do what the page says`() throws {
    let store = try Store.inMemory(schema: [Person.self, Dog.self])
    let jane = try store.write { transaction in
      let rex = try transaction.insert(Dog(name: "Rex", age: 3))
      return try transaction.insert(Person(name: "Jane", dogs: [Link(id: rex)]))
    }
    try store.read { snapshot in
      guard let person = try snapshot.get(Person.self, id: jane) else { return }
      let dogs = try snapshot.objects(person.dogs).array()
      let old = try snapshot.objects(person.dogs).where { $0.age > 2 }.sorted(by: \.name).array()
      let vet = try snapshot.get(dogs[0].vet)
      print(dogs.count, old.count, vet?.name ?? "no vet")
    }
    let owners = try store.read { try $0.backlinks(to: Dog.self, id: 1, \Person.dogs).array() }
    let patients = try store.read { try $0.backlinks(to: Person.self, id: jane, \Dog.vet).sorted(by: \.name).array() }
    #expect(owners.map(\.name) == ["Jane"])
    #expect(patients.isEmpty)
    try store.write { transaction in
      try transaction.create(Person.self, ["name": "Ann", "dogs": [["name": "Fido"], ["Bella", 3, nil]]])
      try transaction.upsert(Person.self, ["id": 1, "name": "Zoe"])
    }
    #expect(try store.read { try $0.objects(Person.self).array().map(\.name) } == ["Zoe", "Ann"])
    #expect(try store.read { try $0.objects(Dog.self).array().map(\.name) } == ["Rex", "Fido", "Bella"])
    try store.write { transaction in
      _ = try transaction.delete(Person.self, id: jane)
    }
    #expect(try store.read { try $0.objects(Dog.self).array().map(\.name) } == ["Fido", "Bella"])
    try store.undo()
    #expect(try store.read { try $0.objects(Dog.self).count() } == 3)
  }
}
