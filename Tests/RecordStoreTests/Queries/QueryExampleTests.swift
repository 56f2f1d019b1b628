import Testing

@testable import RecordStore

/// The examples of the page on queries, word for word.
@Suite struct QueryExampleTests {
  struct Souvenir: Record {
    var id = 0
    var title = ""
    var detail = ""
    var average: Double?
    var shop: Link<Shop>?

    static let schema = Schema<Souvenir>("Souvenir") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.title, "title", .nonEmpty)
      Field(\.detail, "detail")
      Field(\.average, "average")
      Field(\.shop, "shop")
      Index(\.average)
      Backlinks("comments", \Comment.souvenirID)
    }
  }

  struct Comment: Record {
    var id = 0
    var souvenirID = 0
    var star = 0
    var text = ""

    static let schema = Schema<Comment>("Comment") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.souvenirID, "souvenirID")
      Field(\.star, "star")
      Field(\.text, "text")
      Index(\.souvenirID, including: \.star)
      Reference("item", \.souvenirID, to: Souvenir.self)
    }
  }

  struct Shop: Record {
    var id = 0
    var name = ""
    var tags: [String] = []
    var staff = List<Person>()

    static let schema = Schema<Shop>("Shop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
      Field(\.tags, "tags")
      Field(\.staff, "staff")
    }
  }

  struct Person: Record {
    var id = 0
    var name = ""
    var age = 0

    static let schema = Schema<Person>("Person") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
      Field(\.age, "age")
    }
  }

  struct Task: Record {
    var id = 0
    var isCompleted = false

    static let schema = Schema<Task>("Task") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.isCompleted, "isCompleted")
    }
  }

  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: [Souvenir.self, Comment.self, Shop.self, Person.self, Task.self])
    try store.write { (transaction) throws in
      let old = try transaction.insert(Person(name: "Jane", age: 70))
      let young = try transaction.insert(Person(name: "Ken", age: 20))
      let kyoto = try transaction.insert(Shop(name: "Kyoto", tags: ["tea", "sweets"], staff: List(ids: [old, young])))
      let nara = try transaction.insert(Shop(name: "Nara", staff: List(ids: [young])))
      try transaction.insert(Souvenir(title: "牛丼弁当", average: 4.5, shop: Link(id: kyoto)))
      try transaction.insert(Souvenir(title: "ﾓﾓ ゼリー", detail: "牛丼弁当 too", shop: Link(id: nara)))
      try transaction.insert(Souvenir(title: "Cookies"))
      for star in [5, 4] { try transaction.insert(Comment(souvenirID: 1, star: star, text: "good")) }
      for star in [1, 2] { try transaction.insert(Comment(souvenirID: 2, star: star)) }
      try transaction.insert(Task())
    }
    return store
  }

  @Test func `a query is a value, and gives what it says`() throws {
    let store = try makeStore()
    let best = try store.read { snapshot in
      try snapshot.objects(Souvenir.self)
        .where { $0.title.contains("牛丼") || $0.average >= 4 }
        .sorted(by: \.average, .descending)
        .limit(20)
        .array()
    }
    #expect(best.map(\.id) == [1])
    try store.write("complete") { transaction in
      let open = transaction.objects(Task.self).where { !$0.isCompleted }
      try transaction.setValue(true, for: \.isCompleted, in: open)
    }
    #expect(try store.read { try $0.get(Task.self, id: 1)?.isCompleted } == true)
  }

  @Test func `conditions look into what records lead to`() throws {
    let store = try makeStore()
    try store.read { (snapshot) throws in
      let souvenirs = snapshot.objects(Souvenir.self)
      let comments = snapshot.objects(Comment.self)
      let shops = snapshot.objects(Shop.self)

      // A property behind a link, and of the record that a key names.
      let fromKyoto = souvenirs.where { $0.shop.name == "Kyoto" }
      let onCookies = comments.where { $0.reference(\.souvenirID, to: Souvenir.self).title == "Cookies" }

      // Some, all or none of many: of a list, of elements, of those that lead here.
      let withElders = shops.where { $0.staff.any { $0.age >= 65 } }
      let withTea = shops.where { $0.tags.any { $0.beginsWith("te") } }
      let disliked = souvenirs.where { $0.backlinks(\Comment.souvenirID).all { $0.star < 3 } }

      // One value made of many, of all or of some.
      let liked = souvenirs.where { $0.backlinks(\Comment.souvenirID).average(\.star) >= 4 }
      let praised = souvenirs.where { $0.backlinks(\Comment.souvenirID).count(where: { $0.star > 3 }) > 1 }

      // Two properties, calculations, and the record outside of a collection.
      let repeated = souvenirs.where { $0.detail.contains($0.title) || $0.detail == $0.title }
      let busy = shops.where { $0.staff.count * 2 > 3 }
      let namesakes = shops.where { shop in shop.staff.any { $0.name == shop.name } }

      // Texts, and what their comparison overlooks.
      let peaches = souvenirs.where { $0.title.beginsWith("もも", [.width, .kana]) }

      #expect(try fromKyoto.ids() == [1])
      #expect(try onCookies.ids() == [])
      #expect(try withElders.ids() == [1])
      #expect(try withTea.ids() == [1])
      #expect(try disliked.ids() == [2, 3])
      #expect(try liked.ids() == [1])
      #expect(try praised.ids() == [1])
      #expect(try repeated.ids() == [])
      #expect(try busy.ids() == [1])
      #expect(try namesakes.ids() == [])
      #expect(try peaches.ids() == [2])
    }
  }
}
