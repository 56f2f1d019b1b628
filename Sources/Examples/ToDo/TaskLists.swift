import FoundationEssentials
import RecordStore

/// Everything that the page of lists and the page of one list do.
struct TaskLists {
  let store: Store

  // MARK: Lists

  /// - Returns: the id of the list.
  @discardableResult
  func add(_ name: String, at date: Date = Date()) throws -> Int {
    try store.write("add list") { try $0.insert(TaskList(name: name, createdAt: date)) }
  }

  func all(by order: ListOrder) throws -> [TaskList] {
    try store.read { snapshot in
      let lists = snapshot.objects(TaskList.self)
      return switch order {
      case .name: try lists.sorted(by: \.name).array()
      case .date: try lists.sorted(by: \.createdAt, .descending).array()
      }
    }
  }

  func rename(_ list: Int, to name: String) throws {
    try store.write("rename list") { try $0.update(TaskList.self, id: list, .set(\.name, name)) }
  }

  /// Deletes a list, and its tasks with it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func delete(_ list: Int) throws -> Bool {
    try store.write("delete list") { try $0.delete(TaskList.self, id: list) }
  }

  // MARK: Tasks

  /// Adds a task at the end of a list.
  ///
  /// - Returns: the id of the task.
  /// - Throws: `notFound` when there is no such list; then no task was added either.
  @discardableResult
  func add(_ task: Task, to list: Int) throws -> Int {
    try store.write("add task") { transaction in
      guard var tasks = try transaction.get(TaskList.self, id: list)?.tasks else { throw Self.noList(list) }
      let id = try transaction.insert(task)
      tasks.append(id: id)
      try transaction.update(TaskList.self, id: list, .set(\.tasks, tasks))
      return id
    }
  }

  func edit(_ task: Int, name: String, notes: String) throws {
    try store.write("edit task") {
      try $0.update(Task.self, id: task, .set(\.name, name), .set(\.notes, notes))
    }
  }

  func setCompleted(_ isCompleted: Bool, task: Int) throws {
    try store.write("complete task") { try $0.update(Task.self, id: task, .set(\.isCompleted, isCompleted)) }
  }

  /// Completes all open tasks of a list with one call.
  ///
  /// - Returns: how many were open.
  @discardableResult
  func completeAll(in list: Int) throws -> Int {
    try store.write("complete all") { transaction in
      guard let tasks = try transaction.get(TaskList.self, id: list)?.tasks else { throw Self.noList(list) }
      return try transaction.setValue(
        true, for: \.isCompleted, in: transaction.objects(tasks).where { $0.isCompleted == false })
    }
  }

  /// The two sections of a list, from one state of the store.
  func sections(of list: Int) throws -> TaskSections {
    try store.read { snapshot in
      guard let tasks = try snapshot.get(TaskList.self, id: list)?.tasks else { throw Self.noList(list) }
      return TaskSections(
        open: try snapshot.objects(tasks).where { $0.isCompleted == false }.array(),
        completed: try snapshot.objects(tasks).where { $0.isCompleted == true }.array())
    }
  }

  /// Deletes a task; it leaves its list in the same change.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func delete(task: Int) throws -> Bool {
    try store.write("delete task") { try $0.delete(Task.self, id: task) }
  }

  /// Deletes all lists and tasks, and nothing else of the file.
  func removeAll() throws {
    try store.write("remove all") { transaction in
      try transaction.deleteAll(TaskList.self)
      try transaction.deleteAll(Task.self)
    }
  }

  private static func noList(_ list: Int) -> StoreError {
    StoreError(code: .notFound, message: "there is no list \(list)")
  }
}
