import RecordStore

/// The simpler list: a line of text, in the order of its entry. The store gives the key; nobody else needs one.
struct Memo: Record, Equatable {
  var id = 0
  var text: String?

  static let schema = Schema<Memo>("Memo") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.text, "text")
  }
}
