/// One value, or one key, of a parsed record. A member's key stands in front of its value.
struct JSONNode {
  enum Kind: UInt8 { case null, `false`, `true`, number, string, array, object }

  /// Bytes from the start of the record: of a string, behind its quote.
  var start: UInt32
  /// Bytes of a string or number; members or elements of a container.
  var count: UInt32
  /// The node behind this value and all that is in it.
  var next: UInt32
  var kind: Kind
  /// Whether the string had escapes: its text stands in the decoded bytes, at the same offset.
  var isDecoded: Bool
}
