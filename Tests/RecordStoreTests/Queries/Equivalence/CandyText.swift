/// A text of a sweet in three languages.
struct CandyText {
  let text: String
  let sql: String
  let value: (CandyState, PlainCandy) -> String?
}
