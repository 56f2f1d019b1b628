import RecordStore
import Testing

@testable import ToDo

@Suite("Memos")
struct MemosTests {
  @Test func `a memo is added, edited and deleted by its id`() throws {
    let memos = Memos(store: try Store.inMemory(schema: [TaskList.self, Task.self, Memo.self]))
    for text in ["milk", "bread", "tea"] { try memos.add(text) }
    #expect(try memos.delete(1))
    // The second memo is the first of the list now; its id still means it.
    try memos.edit(2, text: "rye bread")
    #expect(try memos.all().map(\.text) == ["rye bread", "tea"])
    #expect(throws: StoreError.self) { try memos.edit(1, text: "gone") }
    #expect(try memos.add("jam") == 4)
  }

  @Test func `removing all memos leaves the lists`() throws {
    let store = try Store.inMemory(schema: [TaskList.self, Task.self, Memo.self])
    try TaskLists(store: store).add("Home")
    let memos = Memos(store: store)
    try memos.add("milk")
    try memos.removeAll()
    #expect(try memos.all().isEmpty)
    #expect(try TaskLists(store: store).all(by: .name).map(\.name) == ["Home"])
  }
}
