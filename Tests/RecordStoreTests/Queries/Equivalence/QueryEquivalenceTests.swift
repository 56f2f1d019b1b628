import Testing

@testable import Benchmarks
@testable import RecordStore
@testable import RecordStoreTestSupport

/// The same records under every choice of indexes, in a model and in SQLite: one question has one answer.
@Suite struct QueryEquivalenceTests {
  /// A model, what SQLite makes of it, and the stores.
  private struct Bench {
    static let manyOperations = 60

    var terms: CandyTerms
    let seed: UInt64
    let sqlite = SQLiteLibrary.load()
    let stores: [any CandyAnswering]
    /// By the number of the change.
    var states = [CandyState()]
    var askedSQLite = 0
    /// The first words of the plans.
    var plans: Set<Substring> = []

    init(seed: UInt64) throws {
      self.seed = seed
      terms = CandyTerms(generator: SeededGenerator(seed: seed))
      stores = try CandyIndexes.all.map { try Self.store($0) }
    }

    private static func store<Indexing: CandyIndexing>(_ indexing: Indexing.Type) throws -> any CandyAnswering {
      try CandyStore(indexing)
    }

    /// The stores that a question goes to: without an index, with all, and some with one.
    private mutating func chosen() -> [any CandyAnswering] {
      let others = stores.dropFirst().dropLast().shuffled(using: &terms.generator).prefix(2)
      return [stores[0], stores[stores.count - 1]] + others
    }

    /// One change of all, with questions before its end.
    mutating func change(_ count: Int, paddingByteCount: Int) throws {
      var state = states[states.count - 1]
      let changes = state.change(count, paddingByteCount: paddingByteCount, &terms.generator)
      let question = CandyQuestion(&terms)
      let expected = state.answer(question)
      let asked = Set(chosen().map(\.name))
      for store in stores {
        try store.store.write { transaction in
          let ids = try store.apply(changes, to: transaction)
          let wanted = changes.map(\.newID)
          #expect(ids == wanted, "\(store.name), seed \(seed)")
          if asked.contains(store.name) {
            try expect(store, question, in: transaction, expected, "in the transaction")
          }
        }
      }
      // What changes nothing is no change.
      let number = try stores[0].store.snapshot().changeNumber
      for store in stores { #expect(try store.store.snapshot().changeNumber == number, "\(store.name)") }
      if number == states.count { states.append(state) }
    }

    mutating func undo() throws {
      for store in stores { try store.store.undo() }
      var state = states[states.count - 1]
      state.restore(states[states.count - 2])
      states.append(state)
    }

    /// Some questions on the newest state.
    mutating func ask(_ count: Int) throws {
      let state = states[states.count - 1]
      let database = try sqlite.map { try CandyDatabase(state, $0) }
      for _ in 0..<count {
        let question = CandyQuestion(&terms)
        let expected = state.answer(question)
        if let answer = try database?.answer(question) {
          askedSQLite += 1
          #expect(answer == expected, "SQLite and the model, seed \(seed): \(question)")
        }
        for store in chosen() { try expect(store, question, in: try store.store.snapshot(), expected, "now") }
      }
    }

    /// A question on a state of the past.
    mutating func askOfThePast() throws {
      let number = terms.generator.below(states.count)
      let question = CandyQuestion(&terms)
      let expected = states[number].answer(question)
      for store in chosen() {
        try expect(store, question, in: try store.store.snapshot(at: number), expected, "at change \(number)")
      }
    }

    private mutating func expect(
      _ store: any CandyAnswering, _ question: CandyQuestion, in reader: any RecordReader, _ expected: CandyAnswer,
      _ place: String
    ) throws {
      let answer = try store.answer(question, in: reader)
      let plan = try store.plan(question, in: reader)
      plans.insert(plan.prefix { $0.isLetter })
      guard answer != expected else { return }
      #expect(answer == expected, "index \(store.name), \(place), seed \(seed): \(question)\n\(plan)")
    }

    /// As many changes as it takes until the newest state is all in runs: enough bytes make a root due.
    mutating func changeUntilRoot() throws {
      repeat { try change(30, paddingByteCount: 20_000) } while try deltaCount() > 0
    }

    /// As many changes as it takes until the newest state has many operations in memory; without texts to speak of no
    /// root is due.
    mutating func changeInMemory() throws {
      repeat { try change(50, paddingByteCount: 0) } while try deltaCount() <= Self.manyOperations
    }

    /// How many operations the newest state has in memory.
    func deltaCount() throws -> Int {
      try stores[0].store.snapshot().view.indexes.layers.reduce(0) { $0 + $1.count }
    }
  }

  @Test func `indexes, runs, memory and the past change no answer, which SQLite gives, too`() throws {
    let seed = seedFromEnvironment()
    var deltaCounts: [Int] = []
    for round in 0..<UInt64(scaled(1)) {
      var bench = try Bench(seed: seed &+ round)
      try bench.change(60, paddingByteCount: 0)
      for step in 0..<6 {
        switch step % 3 {
        case 0: try bench.changeUntilRoot()
        case 1: try bench.change(1 + bench.terms.generator.below(3), paddingByteCount: 0)
        default: try bench.changeInMemory()
        }
        if step == 4 { try bench.undo() }
        deltaCounts.append(try bench.deltaCount())
        try bench.ask(4)
      }
      for _ in 0..<6 { try bench.askOfThePast() }
      for store in bench.stores { #expect(try store.store.verify().isSound, "\(store.name)") }
      if bench.sqlite == nil {
        print("libsqlite3.so.0 is not installed: nothing was compared with SQLite")
      } else {
        #expect(bench.askedSQLite > 0)
      }
      #expect(bench.plans.isSuperset(of: ["scan", "index"]), "\(bench.plans), seed \(seed &+ round)")
    }
    // Some states were all in runs, some partly, some mostly in memory.
    #expect(deltaCounts.contains(0) && deltaCounts.contains { $0 > Bench.manyOperations }, "\(deltaCounts)")
  }
}
