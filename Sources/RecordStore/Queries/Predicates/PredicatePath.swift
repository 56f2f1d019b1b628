/// Names with points between them, as they are written. Which of them lead to another record only the schema knows.
struct PredicatePath: Sendable {
  enum Part: Sendable, Equatable {
    /// - Parameter isWord: it is written without `#` and backticks.
    case name(String, isWord: Bool)
    case function(PredicateFunction)
    /// What a map has for a key: `['key']`.
    case key(String)
    /// `%K`, by the position of its argument.
    case argument(Int)
  }

  struct Step: Sendable {
    let part: Part
    let offset: Int
  }

  /// The variable of a SUBQUERY that the path begins at; nil: the record.
  var variable: String?
  /// Empty only behind a variable.
  var steps: [Step]
  let offset: Int
}
