/// The records that a text index names for a word.
struct TextCandidates: Sendable {
  /// Rising, each once.
  var numbers: [Int64] = []
  /// Those of `numbers` that the index cannot tell: they have changed since it was written. Rising.
  var changed: [Int64] = []
  /// Every number that is not among `changed` is that of a record with the word in one of the fields of the index.
  var areProven = false
}
