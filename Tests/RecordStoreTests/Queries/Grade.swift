@testable import RecordStore

/// A record that names a pupil, with an index that includes its numbers.
struct Grade: Record, Equatable {
  var id = 0
  var pupilID = 0
  var points: Int?
  var weight = 0.0

  static let schema = Schema<Grade>("Grade") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.pupilID, "pupilID")
    Field(\.points, "points")
    Field(\.weight, "weight")
    Index(\.pupilID, including: \.points, \.weight)
    Reference("pupil", \.pupilID, to: Pupil.self)
  }
}
