@testable import RecordStore
@testable import RecordStoreTestSupport

/// A store of postcards in every shape that a record can have in the file: short and long texts, texts that a newer
/// version only refers to, some in blobs, some of a former layout, some brought back, others' records between them.
struct PostcardAlbum {
  private static let path = "/album.store"

  let store: Store
  var texts: PostcardTexts
  /// Changes that were not taken back; there may be more.
  private var undoableCount = 0

  init(seed: UInt64) throws {
    var texts = PostcardTexts(seed: seed)
    let system = SimulatedFileSystem(seed: 1)
    let former = try Store(
      fileSystem: system, path: Self.path, schema: [Postcard.Former.self], configuration: StoreConfiguration())
    _ = try former.write { transaction in
      for _ in 0..<60 { _ = try transaction.insert(Postcard.Former(front: texts.text())) }
    }
    former.close()
    store = try Store(
      fileSystem: system, path: Self.path, schema: [Postcard.self, Pupil.self, Grade.self],
      configuration: StoreConfiguration())
    self.texts = texts
  }

  /// One commit of some changes, or an undo.
  mutating func change() throws {
    if undoableCount > 0, texts.below(6) == 0 {
      _ = try store.undo()
      undoableCount -= 1
      return
    }
    undoableCount += 1
    _ = try store.write { transaction in
      for _ in 0..<1 + texts.below(40) { try change(transaction) }
      // So that there is something to undo.
      try transaction.insert(Postcard(front: texts.text()))
    }
  }

  mutating func change(_ transaction: Transaction) throws {
    let id = 1 + texts.below(try transaction.nextID(Postcard.self))
    switch texts.below(8) {
    case 0..<3:
      let stamp = texts.below(2) == 0 ? Postcard.Stamp(country: texts.text()) : nil
      try transaction.insert(
        Postcard(front: texts.text(), back: texts.below(3) == 0 ? nil : texts.text(), stamp: stamp))
    case 3: for _ in 0..<texts.below(4) { try transaction.insert(Pupil(name: texts.text())) }
    case 4: _ = try transaction.delete(Postcard.self, id: id)
    default:
      guard try transaction.row(Postcard.self, id: id) != nil else { return }
      switch texts.below(4) {
      case 0: try transaction.update(Postcard.self, id: id, .set(\.back, texts.text()))
      case 1: try transaction.update(Postcard.self, id: id, .set(\.front, texts.text()))
      default: try transaction.update(Postcard.self, id: id, .set(\.star, texts.below(1_000)))
      }
    }
  }
}
