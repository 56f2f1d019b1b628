import Testing

@testable import RecordStore

/// Orders as text.
struct SortPathTests {
  @Test(
    "a path leads to a field, through links and embedded structs, or to what a collection adds up to",
    arguments: [
      ("average", [2, 3, 1, 4], [1, 3, 2, 4]), ("title", [4, 2, 1, 3], [3, 1, 2, 4]),
      ("maker.name", [1, 2, 3, 4], [2, 1, 3, 4]), ("maker.chief.name", [2, 1, 3, 4], [2, 1, 3, 4]),
      ("place.city", [1, 2, 3, 4], [2, 1, 3, 4]), ("reviews.@avg.star", [2, 1, 3, 4], [1, 2, 3, 4]),
      ("reviews.@count", [3, 4, 2, 1], [1, 2, 3, 4]), ("tags.@count", [4, 2, 1, 3], [1, 3, 2, 4]),
      ("scores.@max", [2, 1, 3, 4], [1, 2, 3, 4]),
    ])
  func paths(_ path: String, _ rising: [Int], _ falling: [Int]) throws {
    try GiftStore.make().read { snapshot in
      let gifts = snapshot.objects(Gift.self)
      let ids = try (gifts.sorted(by: path).ids(), gifts.sorted(by: path, .descending).ids())
      #expect(ids == (rising, falling))
    }
  }

  @Test("nil can come first, and further keys decide what is equal")
  func keys() throws {
    try GiftStore.make().read { snapshot in
      let gifts = snapshot.objects(Gift.self)
      #expect(try gifts.sorted(by: "maker.name", nulls: .first).ids() == [3, 4, 1, 2])
      #expect(try gifts.sorted(by: "tags.@count", .descending).then(by: "average").ids() == [3, 1, 2, 4])
      #expect(try gifts.sorted(by: "tags.@count", .descending).then(by: \.id, .descending).ids() == [3, 1, 2, 4])
      let opinions = try snapshot.objects(Opinion.self).sorted(by: "sweet.title").then(by: "star")
      #expect(try opinions.ids() == [3, 2, 1, 4])
    }
  }

  @Test(
    "what is no path, has many values or no order is refused with its column, without a store",
    arguments: [
      ("titel", 1), ("maker.nam", 7), ("reviews", 1), ("reviews.star", 1), ("place", 1), ("image", 1),
      ("average x", 9), ("", 1), ("@avg.star", 1), ("reviews.@avg.text", 9),
    ])
  func faults(_ path: String, _ column: Int) {
    let error = #expect(throws: StoreError.self) { try Results<Gift>.checkOrder(by: path) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.column == column, "\(path): \(error.map { $0.description } ?? "")")
  }
}
