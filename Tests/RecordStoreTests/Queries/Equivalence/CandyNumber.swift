/// A number of a sweet in three languages; NULL and nil where there is none.
struct CandyNumber {
  let text: String
  let sql: String
  let isInteger: Bool
  let value: (CandyState, PlainCandy) -> Double?
}
