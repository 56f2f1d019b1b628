/// What the entries of one key come to.
struct BacklinkTotal {
  /// The number of the record that they lead to, as a pattern.
  let key: UInt64
  /// Entries with a value.
  var count = 0
  var sum = 0
  /// The pattern of the least or the greatest value.
  var extreme: UInt64 = 0
}
