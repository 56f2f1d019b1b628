import Foundation
import Testing

/// Many processes on one store.
struct ManyWritersTests {
  /// Starts all commands at once and waits for them; the exit codes and outputs in their order.
  private func atOnce(_ program: ProgramRun, _ commands: [[String]]) throws -> [(code: Int32, output: String)] {
    var running: [(Process, URL)] = []
    for (index, arguments) in commands.enumerated() {
      let process = try program.process(arguments)
      let file = program.directory.appendingPathComponent(".at-once-\(index)")
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
      process.standardError = FileHandle.nullDevice
      try process.run()
      running.append((process, file))
    }
    return try running.map { process, file in
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }

  @Test("forty adds, forty comments and listings at once: nothing is lost, no id comes twice")
  func fortyWriters() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let adds = (1...40).map { ["-q", "--lock-timeout", "120", "items", "add", "item \($0)"] }
    let comments = (1...40).map { ["-q", "--lock-timeout", "120", "comment", "1", "--star", String($0 % 5 + 1)] }
    let lists = (1...10).map { _ in ["items", "list", "--format", "jsonl"] }
    let outcomes = try atOnce(program, (adds + comments + lists))
    #expect(outcomes.allSatisfy { $0.code == 0 })
    #expect(outcomes[..<40].compactMap { Int($0.output.dropLast()) }.sorted() == Array(2...41))
    #expect(outcomes[40..<80].compactMap { Int($0.output.dropLast()) }.sorted() == Array(1...40))
    for list in outcomes[80...] {
      // Newest first, without a gap: each listing shows one state.
      let ids = list.output.split(separator: "\n").compactMap { line in
        Int(line.dropFirst("{\"id\":".count).prefix { $0.isNumber })
      }
      #expect(ids == Array((1...max(ids.count, 1)).reversed()))
    }
    let rating = try program.run("ratings", "show", "1", "--fields", "count,sum,average,stars", "--no-header")
    #expect(rating == "40\t120\t3\t8 8 8 8 8\n")
    #expect(try program.run(["ratings", "recompute"]).messages.hasPrefix("0 differences"))
    try program.verify()
  }

  @Test("while forty comments come in, whatever looks at them sees one state")
  func consistentLooks() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let comments = (1...40).map { ["-q", "--lock-timeout", "120", "comment", "1", "--star", String($0 % 5 + 1)] }
    let looks = (1...12).flatMap { _ in
      [["show", "1", "--format", "jsonl"], ["stats", "--format", "jsonl"], ["comments", "list", "-q"]]
    }
    // A look between any two comments.
    var commands: [[String]] = []
    for index in 0..<max(comments.count, looks.count) {
      if index < comments.count { commands.append(comments[index]) }
      if index < looks.count { commands.append(looks[index]) }
    }
    let outcomes = try atOnce(program, commands)
    #expect(outcomes.allSatisfy { $0.code == 0 })
    for (command, outcome) in zip(commands, outcomes) {
      let data = Data(outcome.output.utf8)
      switch command[0] {
      case "show":
        let item = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let stars = (item["comments"] as? [[String: Any]] ?? []).compactMap { $0["star"] as? Int }
        #expect(item["commentCount"] as? Int == stars.count)
        let average = (item["average"] as? NSNumber)?.doubleValue
        let mean = stars.isEmpty ? nil : Double(stars.reduce(0, +)) / Double(stars.count)
        // Foundation reads the last digit of some numbers wrong.
        #expect(average == mean || abs((average ?? 0) - (mean ?? 0)) < 1e-12)
      case "stats":
        let stats = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let stars = stats["stars"] as? [Int] ?? []
        #expect(stars.reduce(0, +) == stats["comments"] as? Int)
        #expect(stars.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element } == stats["sum"] as? Int)
      case "comments":
        let ids = outcome.output.split(separator: "\n").compactMap { Int($0) }
        #expect(ids == Array(1..<(ids.count + 1)))
      default: break
      }
    }
    #expect(try program.run("ratings", "show", "1", "--fields", "count,sum", "--no-header") == "40\t120\n")
    try program.verify()
  }

  @Test("a writer that waits too long says so and changes nothing")
  func lockTimeout() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    // The import keeps the lock while its input stays open.
    let holder = Process()
    holder.executableURL = try ProgramRun.builtProgram()
    holder.arguments = ["import", "-", "--from", "jsonl"]
    holder.environment = program.environment
    let input = Pipe()
    let messages = Pipe()
    (holder.standardInput, holder.standardOutput) = (input, FileHandle.nullDevice)
    holder.standardError = messages
    try holder.run()
    let line = Data("{\"title\":\"from the holder\"}\n".utf8)
    input.fileHandleForWriting.write(line)
    var outcome = try program.run(["--lock-timeout", "0.1", "add", "second"])
    for _ in 0..<100 where outcome.exitCode == 0 {
      // The holder had not come to its lock yet.
      usleep(50_000)
      outcome = try program.run(["--lock-timeout", "0.1", "add", "second"])
    }
    #expect(outcome.exitCode == 75)
    #expect(outcome.messages.contains("pid \(holder.processIdentifier)"))
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(try program.code("list") == 0)
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    #expect(holder.terminationStatus == 0)
    #expect(try program.run("search", "holder", "--fields", "title", "--no-header") == "from the holder\n")
  }

  @Test("an interrupted import leaves nothing")
  func interrupted() throws {
    let program = try ProgramRun()
    try program.run("add", "first")
    let before = try program.records()
    let process = Process()
    process.executableURL = try ProgramRun.builtProgram()
    process.arguments = ["import", "-", "--from", "jsonl"]
    process.environment = program.environment
    let input = Pipe()
    (process.standardInput, process.standardOutput, process.standardError) =
      (input, FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let line = "{\"title\":\"an item that will not stay\"}\n"
    input.fileHandleForWriting.write(Data(String(repeating: line, count: 3_000).utf8))
    try waitUntilCaught(SIGINT, by: process.processIdentifier)
    kill(process.processIdentifier, SIGINT)
    // The rest of the input comes after the signal.
    input.fileHandleForWriting.write(Data(String(repeating: line, count: 300).utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try program.records() == before)
    #expect(try program.changeCount() == 1)
    try program.verify()
  }

  /// Waits until a process catches a signal (proc_pid_status(5)).
  private func waitUntilCaught(_ signal: Int32, by process: Int32) throws {
    for _ in 0..<400 {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let mask = line.flatMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) } ?? 0
      if mask & (1 << UInt64(signal - 1)) != 0 { return }
      usleep(25_000)
    }
    Issue.record("the signal is never caught")
  }
}
