/// How a query is answered.
struct QueryPlan: Equatable {
  enum Access: Equatable {
    /// No record can match.
    case nothing
    /// The records with these numbers, in this order.
    case numbers([Int64])
    /// The record that a unique index names.
    case unique(index: Int, Value)
    /// All records of a stretch, by number.
    case scan(ClosedRange<Int64>, descending: Bool)
    /// Stretches of an index, one after the other, in its order. `isMixed`: numbers run against the keys.
    case index(Int, [IndexBounds], descending: Bool, isMixed: Bool)
    /// Records that other structures name, by number.
    case candidates(Candidates, descending: Bool)
  }

  var access: Access
  /// The rows come in the order of the query.
  var isOrdered: Bool
  /// How many records are read, roughly.
  var readCount = 0
  /// What it takes, where 1 is the reading of one record in a scan.
  var cost = 0.0
}
