@testable import RecordStore

/// A record that takes the next one with it.
struct Wagon: Record, Equatable {
  var id = 0
  var next: Link<Wagon>?

  static let schema = Schema<Wagon>("Wagon") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.next, "next", .deleteRule(.cascade))
  }
}
