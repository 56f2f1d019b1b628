import Foundation
import RecordStore
import Testing

@testable import omiyage

/// The library in this process, the program in others.
struct ObservationTests {
  private func open(_ program: ProgramRun) throws -> Store {
    try Store(
      at: try program.run("store", "path").trimmingCharacters(in: .newlines),
      schema: [Omiyage.self, OmiyageComment.self])
  }

  @Test("commits of another process reach a query, a record and the feed")
  func otherProcess() async throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let store = try open(program)
    var items = store.changes { $0.objects(Omiyage.self).sorted(by: \.title) }.makeAsyncIterator()
    var item = store.changes(of: Omiyage.self, id: 1, properties: \.average).makeAsyncIterator()
    var feed = store.changeFeed(since: 1).makeAsyncIterator()
    #expect(try await items.next()?.records().map(\.title) == ["first"])
    #expect(try await item.next()?.new?.average == .some(nil))

    try program.run("add", "another")
    let insertion = try #require(try await items.next())
    #expect(insertion.insertions == [0] && insertion.deletions.isEmpty && insertion.modifications.isEmpty)
    let added = try #require(try await feed.next()?.records.first)
    #expect(added.table == "Omiyage" && added.id == 2 && added.key == nil && added.kind == .inserted)

    try program.run("comment", "1", "--star", "4")
    #expect(try await item.next()?[\.average]?.new == .some(4))
    #expect(try await items.next()?.modifications == [1])
    #expect(try await feed.next()?.records.count == 2)

    try program.run("delete", "1")
    #expect(try await item.next()?.isDeletion == true)
    #expect(try await items.next()?.deletions == [1])
  }

  @Test("while this process writes, another one reads what was before, and finds who holds the store")
  func readingBesideAWriter() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let store = try open(program)
    let me = ProcessInfo.processInfo.processIdentifier
    try store.write { transaction in
      for number in 1...5_000 { _ = try transaction.insert(Omiyage(title: "item \(number)")) }
      #expect(try transaction.objects(Omiyage.self).count() == 5_001)
      #expect(try program.run("list", "--fields", "title", "--no-header") == "first\n")
      #expect(try program.code("search", "item") == 1)
      // Between fork and exec, a child that a test beside this one has started holds the file, too.
      let holders = "\"holders\":[\(me)]"
      var information = ""
      for _ in 0..<50 where !information.contains(holders) { information = try program.run("store", "info", "--json") }
      #expect(information.contains(holders), "\(information)")
      let refused = try program.run(["--lock-timeout", "0.1", "add", "second"])
      #expect(refused.exitCode == 75 && refused.messages.contains("pid \(me)"))
    }
    let ids = try program.run("list", "--fields", "id", "--no-header", "--limit", "10000").split(separator: "\n")
    #expect(ids.count == 5_001)
    try program.verify()
  }

  /// Who holds a store, once it is as expected. Other tests start processes meanwhile: between fork and exec, one has
  /// all that this process has open, and holds the store for a moment.
  private func holders(of store: Store, expected: [Int32]) throws -> [Int32] {
    var found = try store.info().holders
    for _ in 0..<400 where found != expected {
      usleep(25_000)
      found = try store.info().holders
    }
    return found
  }

  @Test("a process that has the store open is among its holders, until it ends")
  func holders() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let store = try open(program)
    #expect(try holders(of: store, expected: []) == [])
    let holder = Process()
    holder.executableURL = try ProgramRun.builtProgram()
    holder.arguments = ["import", "-", "--from", "jsonl"]
    holder.environment = program.environment
    let input = Pipe()
    (holder.standardInput, holder.standardOutput) = (input, FileHandle.nullDevice)
    holder.standardError = FileHandle.nullDevice
    try holder.run()
    input.fileHandleForWriting.write(Data("{\"title\":\"from the holder\"}\n".utf8))
    let expected = [holder.processIdentifier]
    #expect(try holders(of: store, expected: expected) == expected)
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    #expect(try holders(of: store, expected: []) == [])
  }
}
