import FoundationEssentials
import RecordStore

/// The command line of the example: `ToDo FILE COMMAND ARGUMENTS`.
struct ToDoCommand {
  static let usage = """
    usage: ToDo FILE COMMAND
      lists [name|date]      add-list NAME      rename LIST NAME     delete-list LIST
      show LIST              add LIST NAME [NOTES]                   edit TASK NAME [NOTES]
      done TASK              undone TASK        done-all LIST        delete TASK
      remove-all             memos              memo TEXT            edit-memo MEMO TEXT
      delete-memo MEMO       remove-memos
    """

  private let lists: TaskLists
  private let memos: Memos

  init(file: String) throws {
    let store = try Store(at: file, schema: [TaskList.self, Task.self, Memo.self])
    lists = TaskLists(store: store)
    memos = Memos(store: store)
  }

  /// Runs a command.
  ///
  /// - Returns: the lines to print; nil when there is no such command.
  func run(_ command: String, _ arguments: [String]) throws -> [String]? {
    let number = arguments.first.flatMap { Int($0) }
    let text = arguments.count > 1 ? arguments[1] : nil
    let notes = arguments.count > 2 ? arguments[2] : ""
    switch (command, number, text) {
    case ("show", let list?, _): return try sections(of: list)
    case ("rename", let list?, let name?): try lists.rename(list, to: name)
    case ("delete-list", let list?, _): return [try lists.delete(list) ? "deleted" : "there was none"]
    case ("add", let list?, let name?):
      return ["task \(try lists.add(Task(name: name, notes: notes, createdAt: Date()), to: list))"]
    case ("edit", let task?, let name?): try lists.edit(task, name: name, notes: notes)
    case ("done", let task?, _): try lists.setCompleted(true, task: task)
    case ("undone", let task?, _): try lists.setCompleted(false, task: task)
    case ("done-all", let list?, _): return ["\(try lists.completeAll(in: list)) completed"]
    case ("delete", let task?, _): return [try lists.delete(task: task) ? "deleted" : "there was none"]
    case ("edit-memo", let memo?, let text?): try memos.edit(memo, text: text)
    case ("delete-memo", let memo?, _): return [try memos.delete(memo) ? "deleted" : "there was none"]
    default: return try runOnAll(command, arguments.first)
    }
    return []
  }

  /// The commands that name no record.
  private func runOnAll(_ command: String, _ text: String?) throws -> [String]? {
    switch (command, text) {
    case ("lists", _):
      guard let order = ListOrder(rawValue: text ?? "date") else { return nil }
      return try lists.all(by: order).map { "\($0.id)  \($0.name)  \($0.tasks.count) tasks" }
    case ("add-list", let name?): return ["list \(try lists.add(name))"]
    case ("remove-all", nil): try lists.removeAll()
    case ("memos", nil): return try memos.all().map { "\($0.id)  \($0.text ?? "")" }
    case ("memo", let text?): return ["memo \(try memos.add(text))"]
    case ("remove-memos", nil): try memos.removeAll()
    default: return nil
    }
    return []
  }

  private func sections(of list: Int) throws -> [String] {
    let sections = try lists.sections(of: list)
    func line(_ task: Task) -> String { "  \(task.id)  \(task.name)" + (task.notes.isEmpty ? "" : ": \(task.notes)") }
    return ["open"] + sections.open.map(line) + ["completed"] + sections.completed.map(line)
  }
}
