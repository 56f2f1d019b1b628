import Foundation
import RecordStore
import Testing

@testable import omiyage

/// Queries of this process while other processes write into the file.
struct QueriesWhileWritingTests {
  private static let words = ["桃", "ガチャ", "cake", "茶", "12"]
  private static let seedName = "TEST_SEED"

  /// A condition on items, as text and over plain values.
  private struct Term {
    let text: String
    let isTrue: (Omiyage, [OmiyageComment]) -> Bool

    static func random(_ generator: inout SeededGenerator, depth: Int = 0) -> Term {
      if depth < 3, Bool.random(using: &generator) {
        let (a, b) = (random(&generator, depth: depth + 1), random(&generator, depth: depth + 1))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return Term(text: "NOT (\(a.text))") { !a.isTrue($0, $1) }
        case 1: return Term(text: "(\(a.text)) OR (\(b.text))") { a.isTrue($0, $1) || b.isTrue($0, $1) }
        default: return Term(text: "(\(a.text)) AND (\(b.text))") { a.isTrue($0, $1) && b.isTrue($0, $1) }
        }
      }
      let number = Int.random(in: 1...5, using: &generator)
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        return Term(text: "average >= \(number)") { item, _ in item.average.map { $0 >= Double(number) } ?? false }
      case 1: return Term(text: "average = NIL") { item, _ in item.average == nil }
      case 2: return Term(text: "title CONTAINS '\(word)'") { item, _ in item.title.contains(word) }
      case 3: return Term(text: "ANY comments.star = \(number)") { $1.contains { Int($0.star) == number } }
      case 4: return Term(text: "comments.@count >= \(number)") { $1.count >= number }
      case 5:
        return Term(text: "comments.@avg.star < \(number)") { _, comments in
          let sum = comments.reduce(0) { $0 + Int($1.star) }
          return !comments.isEmpty && Double(sum) / Double(comments.count) < Double(number)
        }
      default:
        return Term(text: "ALL comments.comment CONTAINS '\(word)'") { $1.allSatisfy { $0.comment.contains(word) } }
      }
    }
  }

  /// One state as plain values, read without a condition.
  private struct State {
    let items: [Omiyage]
    let comments: [Int: [OmiyageComment]]

    init(_ snapshot: Snapshot) throws {
      items = try snapshot.objects(Omiyage.self).array()
      comments = Dictionary(grouping: try snapshot.objects(OmiyageComment.self).array()) { $0.omiyageID }
    }

    func comments(of item: Omiyage) -> [OmiyageComment] { comments[item.id] ?? [] }
  }

  /// Scripts that add, comment, edit and delete, some of it in vain.
  private func script(_ number: Int, _ generator: inout SeededGenerator) -> String {
    (0..<12).map { line in
      let id = Int.random(in: 1...20, using: &generator)
      let word = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
      let star = Int.random(in: 1...5, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1, 2: return "add '\(word) \(number) \(line)' --detail \(String(repeating: word, count: 20))\n"
      case 3, 4, 5: return "comment \(id) '\(word)' --star \(star)\n"
      case 6: return "edit \(id) --title '\(word) edited'\n"
      default: return "comments delete \(id)\n"
      }
    }.joined()
  }

  private func seed() -> UInt64 {
    let seed =
      ProcessInfo.processInfo.environment[Self.seedName].flatMap { UInt64($0) } ?? UInt64.random(in: 1...0xFFFF_FFFF)
    print("QueriesWhileWritingTests: \(Self.seedName)=\(seed)")
    return seed
  }

  @Test("every snapshot gives what a filter of its records gives, while others write, and old ones stay as they are")
  func consistency() async throws {
    let seed = seed()
    var generator = SeededGenerator(seed: seed)
    let program = try ProgramRun()
    let count = 6
    for number in 0..<2 * count { try program.write(Array(script(number, &generator).utf8), to: "\(number).omiyage") }
    try program.run("add", "first 桃")
    try program.run("comment", "1", "ガチャ", "--star", "4")
    let path = try program.run("store", "path").dropLast()
    let store = try Store(
      at: String(path), schema: [Omiyage.self, OmiyageComment.self],
      configuration: StoreConfiguration(isReadOnly: true))
    let oldest = (snapshot: try store.snapshot(), state: try State(store.snapshot()))
    let writers = try (0..<2).map { writer in try self.writer(program, writer * count..<(writer + 1) * count) }
    var states: Set<Int> = []
    var isOver = false
    while !isOver {
      // The last round sees all that was written.
      isOver = writers.allSatisfy { !$0.isRunning }
      let snapshot = try store.snapshot()
      states.insert(snapshot.changeNumber)
      let state = try State(snapshot)
      expectRatings(state, seed)
      for _ in 0..<6 {
        try check(snapshot, state, Term.random(&generator), seed)
        try check(oldest.snapshot, oldest.state, Term.random(&generator), seed)
      }
      #expect(try State(oldest.snapshot).items == oldest.state.items, "seed \(seed)")
    }
    #expect(writers.allSatisfy { $0.terminationStatus == 0 })
    #expect(try states.count > 1 && states.max() == program.changeCount())
    try program.verify()
  }

  /// A shell that runs scripts one after the other, each by a process of its own.
  private func writer(_ program: ProgramRun, _ numbers: Range<Int>) throws -> Process {
    let writer = try program.process([])
    let command = """
      for number in $(seq \(numbers.lowerBound) \(numbers.upperBound - 1)); do
        "$0" --lock-timeout 120 batch --keep-going $number.omiyage
        status=$?
        [ $status -eq 0 ] || [ $status -eq 2 ] || exit $status
      done
      """
    writer.arguments = ["-c", command, try ProgramRun.builtProgram().path]
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.standardOutput = FileHandle.nullDevice
    writer.standardError = FileHandle.nullDevice
    try writer.run()
    return writer
  }

  private func check(_ snapshot: Snapshot, _ state: State, _ term: Term, _ seed: UInt64) throws {
    let results = try snapshot.objects(Omiyage.self).where(term.text)
    let matching = state.items.filter { term.isTrue($0, state.comments(of: $0)) }
    let place = Comment(rawValue: "seed \(seed), change \(snapshot.changeNumber): \(term.text)\n\(results.explain())")
    #expect(try results.ids() == matching.map(\.id), place)
    #expect(try results.count() == matching.count, place)
    #expect(try results.sum(of: \.starSum) == matching.reduce(0) { $0 + Int($1.starSum) }, place)
    let best = matching.sorted { ($0.average.map { -$0 } ?? 1, $0.id) < ($1.average.map { -$0 } ?? 1, $1.id) }
    #expect(
      try results.sorted(by: \.average, .descending).limit(5).ids() == best.prefix(5).map(\.id), place)
  }

  /// A comment and what an item knows of its comments change together.
  private func expectRatings(_ state: State, _ seed: UInt64) {
    for item in state.items {
      let comments = state.comments(of: item)
      #expect(Int(item.commentCount) == comments.count, "seed \(seed), item \(item.id)")
      #expect(Int(item.starSum) == comments.reduce(0) { $0 + Int($1.star) }, "seed \(seed), item \(item.id)")
    }
  }
}
