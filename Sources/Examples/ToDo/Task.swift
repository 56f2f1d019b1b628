import FoundationEssentials
import RecordStore

/// One thing to do.
struct Task: Record, Equatable {
  var id = 0
  var name = ""
  var notes = ""
  var createdAt = Date(timeIntervalSince1970: 0)
  var isCompleted = false

  static let schema = Schema<Task>("Task") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name", .nonEmpty)
    Field(\.notes, "notes")
    Field(\.createdAt, "createdAt")
    Field(\.isCompleted, "isCompleted")
  }
}
