import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

extension LinkModel {
  /// What a reader finds, in the form of a model.
  init(_ reader: some RecordReader) throws {
    self.init(
      makers: Dictionary(uniqueKeysWithValues: try reader.objects(Maker.self).array().map { ($0.id, $0) }),
      sweets: Dictionary(uniqueKeysWithValues: try reader.objects(Sweet.self).array().map { ($0.id, $0) }),
      towns: Dictionary(
        uniqueKeysWithValues: try reader.objects(Town.self).array().map { town in
          (try #require(try reader.link(Town.self, key: town.key)).id, town)
        }))
  }

  /// Compares the backlinks of some records, those that are not there included.
  func checkBacklinks(_ reader: some RecordReader, _ generator: inout SeededGenerator, _ comment: Comment) throws {
    for _ in 0..<5 {
      let id = generator.below((makers.keys.max() ?? 0) + 3)
      let friends = makers.filter { $0.value.friends.ids.contains(id) }.keys.sorted()
      #expect(try reader.backlinks(to: Maker.self, id: id, \Maker.friends).ids() == friends, comment)
      #expect(try reader.backlinks(to: Maker.self, id: id, \Maker.friends).count() == friends.count, comment)
      let inventions = sweets.filter { $0.value.inventor?.id == id }.keys.sorted()
      #expect(try reader.backlinks(to: Maker.self, id: id, \Sweet.inventor).ids() == inventions, comment)
      #expect(try reader.backlinks(to: Maker.self, id: id, \Sweet.inventor).count() == inventions.count, comment)
      let governed = towns.filter { $0.value.mayor?.id == id }.values.map(\.key).sorted()
      #expect(try reader.backlinks(to: Maker.self, id: id, \Town.mayor).array().map(\.key) == governed, comment)
    }
    for _ in 0..<5 {
      let id = generator.below((sweets.keys.max() ?? 0) + 3)
      let owners = makers.filter { $0.value.sweets.ids.contains(id) }.keys.sorted()
      #expect(try reader.backlinks(to: Sweet.self, id: id, \Maker.sweets).ids() == owners, comment)
      let list = makers.values.map(\.sweets).max { $0.count < $1.count } ?? []
      #expect(try reader.objects(list).array() == list.ids.compactMap { sweets[$0] }, comment)
    }
  }
}
