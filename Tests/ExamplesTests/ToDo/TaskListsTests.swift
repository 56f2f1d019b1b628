import FoundationEssentials
import RecordStore
import Testing

@testable import ToDo

@Suite("Task lists")
struct TaskListsTests {
  let store: Store
  let lists: TaskLists

  init() throws {
    store = try Store.inMemory(schema: [TaskList.self, Task.self, Memo.self])
    lists = TaskLists(store: store)
  }

  private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

  @Test func `lists come by name, and newest first`() throws {
    for (number, name) in ["買い物", "Work", "Home"].enumerated() { try lists.add(name, at: day(Double(number))) }
    #expect(try lists.all(by: .name).map(\.name) == ["Home", "Work", "買い物"])
    #expect(try lists.all(by: .date).map(\.name) == ["Home", "Work", "買い物"])
    try lists.rename(1, to: "A")
    #expect(try lists.all(by: .name).map(\.name) == ["A", "Home", "Work"])
    #expect(try lists.all(by: .date).map(\.name) == ["Home", "Work", "A"])
  }

  @Test func `a list has its open and its completed tasks, in their order`() throws {
    let list = try lists.add("Home")
    for name in ["wash", "cook", "sleep"] { try lists.add(Task(name: name), to: list) }
    try lists.setCompleted(true, task: 2)
    #expect(try lists.sections(of: list).open.map(\.name) == ["wash", "sleep"])
    #expect(try lists.sections(of: list).completed.map(\.name) == ["cook"])
    try lists.setCompleted(false, task: 2)
    #expect(try lists.sections(of: list).open.map(\.name) == ["wash", "cook", "sleep"])
  }

  @Test func `one call completes what is open in one list`() throws {
    let (home, work) = (try lists.add("Home"), try lists.add("Work"))
    for name in ["wash", "cook", "sleep"] { try lists.add(Task(name: name), to: home) }
    try lists.add(Task(name: "write"), to: work)
    try lists.setCompleted(true, task: 1)
    #expect(try lists.completeAll(in: home) == 2)
    #expect(try lists.sections(of: home).open.isEmpty)
    #expect(try lists.sections(of: work).open.map(\.name) == ["write"])
    #expect(try lists.completeAll(in: home) == 0)
  }

  @Test func `editing a task keeps the rest of it`() throws {
    let list = try lists.add("Home")
    try lists.add(Task(name: "wash", createdAt: day(5), isCompleted: true), to: list)
    try lists.edit(1, name: "wash up", notes: "both sinks")
    let task = Task(id: 1, name: "wash up", notes: "both sinks", createdAt: day(5), isCompleted: true)
    #expect(try lists.sections(of: list).completed == [task])
  }

  @Test func `a deleted task leaves its list, and a deleted list takes its tasks`() throws {
    let (home, work) = (try lists.add("Home"), try lists.add("Work"))
    for name in ["wash", "cook"] { try lists.add(Task(name: name), to: home) }
    try lists.add(Task(name: "write"), to: work)
    #expect(try lists.delete(task: 1))
    #expect(try lists.all(by: .name)[0].tasks.ids == [2])
    #expect(try lists.delete(home))
    #expect(try store.read { try $0.objects(Task.self).ids() } == [3])
    #expect(try lists.delete(home) == false)
  }

  @Test func `removing all lists leaves memos, and ids go on`() throws {
    let list = try lists.add("Home")
    try lists.add(Task(name: "wash"), to: list)
    try Memos(store: store).add("milk")
    try lists.removeAll()
    #expect(try lists.all(by: .name).isEmpty)
    #expect(try store.read { try $0.count(Task.self) } == 0)
    #expect(try Memos(store: store).all().map(\.text) == ["milk"])
    #expect(try lists.add("New") == 2)
    #expect(try lists.add(Task(name: "first"), to: 2) == 2)
  }

  @Test func `what is not there is an error, and nothing is added`() throws {
    #expect(throws: StoreError.self) { try lists.add(Task(name: "wash"), to: 7) }
    #expect(throws: StoreError.self) { try lists.rename(7, to: "x") }
    #expect(throws: StoreError.self) { try lists.sections(of: 7) }
    #expect(throws: StoreError.self) { try lists.completeAll(in: 7) }
    #expect(throws: StoreError.self) { try lists.add("") }
    #expect(try store.read { try $0.count(Task.self) } == 0)
  }

  @Test func `P-14: a task finds its list`() throws {
    let (home, work) = (try lists.add("Home"), try lists.add("Work"))
    try lists.add(Task(name: "wash"), to: home)
    try lists.add(Task(name: "write"), to: work)
    let found = try store.read { try $0.backlinks(to: Task.self, id: 2, \TaskList.tasks).array() }
    #expect(found.map(\.name) == ["Work"])
  }
}
