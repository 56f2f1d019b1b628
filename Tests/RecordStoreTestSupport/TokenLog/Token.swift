/// What a commit of a test carries: a value that no other commit has, and an id.
struct Token: Sendable, Equatable {
  var value: UInt64
  var id: Int64
}
