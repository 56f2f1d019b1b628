@testable import RecordStore

/// A record that others lead to, for the tests of orders.
struct Pupil: Record, Equatable {
  var id = 0
  var name = ""
  var age = 0
  var note: String?
  var mentor: Link<Pupil>?

  static let schema = Schema<Pupil>("Pupil") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name")
    Field(\.age, "age")
    Field(\.note, "note")
    Field(\.mentor, "mentor")
    Backlinks("grades", \Grade.pupilID)
  }
}
