/// What a root keeps of all tokens up to it, so that root and replay can be compared with a full walk.
struct TokenState: Sendable, Equatable {
  var count: UInt64 = 0
  var sum: UInt64 = 0
  var nextID: Int64 = 1
  var sequence: UInt64 = 0

  mutating func add(_ token: Token, sequence: UInt64) {
    count += 1
    sum = ((sum ^ token.value) &* 0x9E37_79B1_85EB_CA87) ^ UInt64(bitPattern: token.id)
    nextID = max(nextID, token.id + 1)
    self.sequence = sequence
  }
}
