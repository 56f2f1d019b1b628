/// Count and sum of the records that share a value.
struct GroupTotal {
  /// The pattern of the value.
  let key: UInt64
  var count: Int
  var sum: Int
}
