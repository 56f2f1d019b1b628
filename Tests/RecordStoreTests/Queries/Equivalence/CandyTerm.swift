/// A condition on sweets in three languages: ours as text, SQL, and Swift over plain values.
struct CandyTerm {
  let text: String
  /// nil where SQL has no condition of the same meaning. Never NULL.
  let sql: String?
  let isTrue: (CandyState, PlainCandy) -> Bool
}
