/// A condition on the reviews of a sweet in three languages.
struct CandyReviewTerm {
  /// Given how a field of the review is called.
  let text: ((String) -> String) -> String
  let sql: String
  let isTrue: (PlainReview) -> Bool
}
