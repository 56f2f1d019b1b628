import RecordStore

/// The simpler list: add, edit, delete and remove all.
struct Memos {
  let store: Store

  @discardableResult
  func add(_ text: String) throws -> Int {
    try store.write("add memo") { try $0.insert(Memo(text: text)) }
  }

  func all() throws -> [Memo] { try store.read { try $0.objects(Memo.self).array() } }

  /// The memo is named by its id: a position in the list may mean another one by the time of the answer.
  func edit(_ memo: Int, text: String) throws {
    try store.write("edit memo") { try $0.update(Memo.self, id: memo, .set(\.text, text)) }
  }

  @discardableResult
  func delete(_ memo: Int) throws -> Bool {
    try store.write("delete memo") { try $0.delete(Memo.self, id: memo) }
  }

  /// Deletes the memos alone.
  func removeAll() throws { _ = try store.write("remove memos") { try $0.deleteAll(Memo.self) } }
}
