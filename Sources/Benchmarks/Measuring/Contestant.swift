/// One side of a race. `round` does the whole work once.
struct Contestant {
  let name: String
  let round: () throws -> Round

  init(_ name: String, _ round: @escaping () throws -> Round) {
    self.name = name
    self.round = round
  }

  /// Times `body`, which gives the check sum.
  init(_ name: String, operations: Int, _ body: @escaping () throws -> UInt64?) {
    self.init(name) {
      let watch = Stopwatch()
      let check = try body()
      return Round(nanoseconds: watch.nanoseconds, operations: operations, check: check)
    }
  }
}
