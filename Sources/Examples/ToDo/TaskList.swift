import FoundationEssentials
import RecordStore

/// A named list of tasks, in an order of its own. Its tasks go with it.
struct TaskList: Record, Equatable {
  var id = 0
  var name = ""
  var createdAt = Date(timeIntervalSince1970: 0)
  var tasks = List<Task>()

  static let schema = Schema<TaskList>("TaskList") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name", .nonEmpty)
    Field(\.createdAt, "createdAt")
    Field(\.tasks, "tasks", .deleteRule(.cascade))
    Index(\.name)
    Index(\.createdAt)
  }
}
