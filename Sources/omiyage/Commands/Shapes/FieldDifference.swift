/// One field of a record that differs between two states.
struct FieldDifference {
  enum Kind: String { case added, changed, deleted }

  /// `item` or `comment`.
  let type: String
  let id: Int
  /// What happened to the record.
  let kind: Kind
  let field: String
  /// As csv has it; nil where the record was not there, or has no value.
  let before: String?
  let after: String?

  /// `title: ちんすこう → 雪塩ちんすこう`, for people; `comment #7 star: → 5` where the record is of another kind than the
  /// one that all is about.
  func described(besides type: String) -> String {
    let owner = self.type == type ? "" : "\(self.type) #\(id) "
    return owner + field + ":" + (before.map { " " + $0 } ?? "") + " →" + (after.map { " " + $0 } ?? "")
  }
}
