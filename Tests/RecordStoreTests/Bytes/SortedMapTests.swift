import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("SortedMap")
struct SortedMapTests {
  @Test func `it holds what a dictionary holds, in the order of the keys`() {
    var random = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(50) {
      var map = SortedMap<Int, String>()
      var model: [Int: String] = [:]
      for step in 0..<100 {
        let key = random.below(20) - 10
        switch random.below(4) {
        case 0:
          map[key] = "\(step)"
          model[key] = "\(step)"
        case 1:
          map[key] = nil
          model[key] = nil
        case 2:
          let isNew = map.insert(key, "\(step)")
          #expect(isNew == (model[key] == nil))
          if isNew { model[key] = "\(step)" }
        default:
          let limit = random.below(20) - 10
          map = map.filter { $0 != limit }
          model = model.filter { $0.key != limit }
        }
        #expect(map.count == model.count)
        #expect(map.isEmpty == model.isEmpty)
        #expect(map[key] == model[key])
        #expect(map.entries.map(\.0) == model.keys.sorted())
        #expect(map.entries.allSatisfy { model[$0.0] == $0.1 })
      }
    }
  }

  @Test func `a key without a value is added once`() {
    var keys = SortedMap<String, Void>()
    let areNew = ["b", "a", "b"].map { keys.insert($0) }
    #expect(areNew == [true, true, false])
    #expect(keys.entries.map(\.0) == ["a", "b"])
  }
}
