@testable import RecordStore

/// A record with a key of two fields, for the tests of uniqueness.
struct Ticket: Record, Equatable {
  var id = 0
  var hall: String?
  var seat: Int?
  var note = ""

  static let schema = Schema<Ticket>("Ticket") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.hall, "hall")
    Field(\.seat, "seat", .range(0...1_000_000))
    Field(\.note, "note")
    Unique(\.hall, \.seat)
  }

  init() {}

  init(_ hall: String?, _ seat: Int?, note: String = "", id: Int = 0) {
    self.id = id
    self.hall = hall
    self.seat = seat
    self.note = note
  }
}
