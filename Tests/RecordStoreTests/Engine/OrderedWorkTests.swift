import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct OrderedWorkTests {
  private struct Fault: Error, Equatable { let piece: Int }

  @Test(arguments: [1, 2, 3, 8]) func `results come in order, each once`(threadCount: Int) throws {
    var taken: [Int] = []
    try OrderedWork<Int>.run(
      count: 500, threadCount: threadCount,
      makeWorker: {
        { piece in
          // Some pieces take longer than those behind them.
          (0..<(piece % 7) * 1_000).reduce(piece) { $0 &+ $1 &- $1 }
        }
      },
      take: {
        taken.append($0)
        return true
      })
    #expect(taken == Array(0..<500))
  }

  @Test(arguments: [1, 2, 8]) func `what is ahead of the results that were taken is bounded`(threadCount: Int) throws {
    let progress = SharedValue((taken: 0, isTooFar: false))
    try OrderedWork<Int>.run(
      count: 300, threadCount: threadCount,
      makeWorker: {
        { piece in
          progress.update { if piece > $0.taken + 4 * threadCount { $0.isTooFar = true } }
          return piece
        }
      },
      take: { _ in
        progress.update { $0.taken += 1 }
        return true
      })
    #expect(progress.value.taken == 300)
    #expect(!progress.value.isTooFar)
  }

  @Test(arguments: [1, 2, 8]) func `the first fault in the order of the pieces ends it`(threadCount: Int) throws {
    var taken: [Int] = []
    let error = #expect(throws: Fault.self) {
      try OrderedWork<Int>.run(
        count: 100, threadCount: threadCount,
        makeWorker: {
          { piece in
            if piece == 42 || piece == 43 { throw Fault(piece: piece) }
            return piece
          }
        },
        take: {
          taken.append($0)
          return true
        })
    }
    #expect(error == Fault(piece: 42))
    #expect(taken == Array(0..<42))
  }

  @Test(arguments: [1, 2, 8]) func `it ends when enough is taken, and when taking fails`(threadCount: Int) throws {
    let started = SharedValue(0)
    var taken: [Int] = []
    func run(_ take: (Int) throws -> Bool) throws {
      try OrderedWork<Int>.run(
        count: 1_000_000, threadCount: threadCount,
        makeWorker: {
          { piece in
            started.update { $0 += 1 }
            return piece
          }
        }, take: take)
    }
    try run {
      taken.append($0)
      return taken.count < 5
    }
    #expect(taken == [0, 1, 2, 3, 4])
    #expect(throws: Fault.self) { try run { throw Fault(piece: $0) } }
    #expect(started.value < 200)
  }

  @Test func `a worker that cannot be made is a fault of the first piece`() {
    #expect(throws: Fault(piece: -1)) {
      try OrderedWork<Int>.run(count: 3, threadCount: 2, makeWorker: { throw Fault(piece: -1) }, take: { _ in true })
    }
  }
}
