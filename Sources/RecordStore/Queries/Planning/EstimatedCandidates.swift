/// Candidates for a part of a condition, with what is known of them.
struct EstimatedCandidates {
  var candidates: Candidates
  /// How many there are, roughly.
  var count: Int
  /// What naming them takes, where 1 is the reading of one record in a scan.
  var cost: Double
}
