import Foundation
import Testing

/// Long output on a terminal.
struct PagerTests {
  /// Lists of 40 items, on a terminal of 24 rows; the pager puts what it gets into a file and says so.
  private func collection(pager: String? = "cat > paged; echo paged") throws -> ProgramRun {
    let program = try ProgramRun()
    try program.run("demo", "--items", "40")
    program.environment["TERM"] = "xterm"
    program.environment["PAGER"] = pager
    return program
  }

  private func isPaged(_ program: ProgramRun, _ arguments: String...) throws -> Bool {
    let outcome = try program.onTerminal(arguments)
    #expect(outcome.exitCode == 0, "\(arguments): \(outcome.messages)")
    #expect(outcome.messages.isEmpty)
    return outcome.output == "paged\n"
  }

  @Test("a table, records and help go to $PAGER whole when they are longer than the screen")
  func longOutput() throws {
    let program = try collection()
    let plain = try program.onTerminal(["list", "--no-pager"]).output
    #expect(plain.split(separator: "\n").count == 41)
    #expect(try isPaged(program, "list"))
    #expect(try String(decoding: program.read("paged"), as: UTF8.self) == plain)
    for command in [["show", "1-9"], ["search", ""], ["comments", "list"], ["help"], ["help", "items", "list"]] {
      #expect(try program.onTerminal(command).output == "paged\n", "\(command)")
      #expect(try program.onTerminal(command + ["--no-pager"]).output != "paged\n", "\(command)")
    }
    #expect(try isPaged(program, "list", "--format", "table", "--fields", "title"))
  }

  @Test("what fits on the screen, with a row left for the prompt, is shown without a pager")
  func shortOutput() throws {
    let program = try collection()
    #expect(try !isPaged(program, "list", "--limit", "22"))
    #expect(try isPaged(program, "list", "--limit", "23"))
    // Lines that the terminal breaks are several rows.
    try program.run("edit", "40", "--detail", String(repeating: "長い説明", count: 60))
    #expect(try !isPaged(program, "show", "40", "--comments", "4"))
    #expect(try isPaged(program, "show", "40", "--comments", "5"))
    program.environment["LINES"] = "100"
    #expect(try !isPaged(program, "list"))
    program.environment["LINES"] = "10"
    #expect(try isPaged(program, "list", "--limit", "10"))
  }

  @Test("no pager for machines, with -q, --no-pager, PAGER=cat, an empty PAGER, or a terminal that cannot")
  func none() throws {
    let program = try collection()
    for options in [["--json"], ["--format", "tsv"], ["--template", "{id}"], ["-q"], ["--no-pager"]] {
      #expect(try program.onTerminal(["list"] + options).output != "paged\n", "\(options)")
    }
    #expect(try program.onTerminal(["export"]).output.hasPrefix("{"))
    #expect(try program.onTerminal(["help", "--man"]).output.contains(".TH OMIYAGE"))
    #expect(try program.run("list", "--format", "table") != "paged\n")
    let long = try program.onTerminal(["list", "--no-pager"]).output
    for (name, value) in [("PAGER", "cat"), ("PAGER", ""), ("PAGER", " "), ("TERM", "dumb"), ("TERM", "")] {
      let before = program.environment[name]
      program.environment[name] = value
      #expect(try program.onTerminal(["list", "--color", "always"]).output == long, "\(name)='\(value)'")
      program.environment[name] = before
    }
    #expect(try isPaged(program, "list"))
  }

  @Test(
    "a pager that cannot be started is done without",
    arguments: ["no-such-pager", "./not-executable", "no-such-pager --with 'options'"])
  func missing(_ pager: String) throws {
    let program = try collection(pager: pager)
    try program.write("", to: "not-executable")
    let plain = try program.onTerminal(["comments", "list", "--no-pager"]).output
    let outcome = try program.onTerminal(["comments", "list"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == plain)
    // Also of more than a pipe holds.
    try program.run("import", "-", "--from", "tsv", input: "title\n" + String(repeating: "お土産の名前\n", count: 6_000))
    #expect(try program.onTerminal(["list"]).output == program.onTerminal(["list", "--no-pager"]).output)
  }

  @Test("leaving the pager early is quiet, and no failure")
  func left() throws {
    let program = try collection(pager: "head -n 1")
    try program.run("import", "-", "--from", "tsv", input: "title\n" + String(repeating: "お土産の名前\n", count: 20_000))
    let outcome = try program.onTerminal(["list"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test("the pager gets LESS and LV unless they are set, and signals as usual")
  func surroundings() throws {
    let program = try collection(pager: "echo \"[$LESS $LV]\"")
    #expect(try program.onTerminal(["list"]).output == "[FRXd -c]\n")
    program.environment["LESS"] = "S"
    program.environment["LV"] = ""
    #expect(try program.onTerminal(["list"]).output == "[S ]\n")
    program.environment["PAGER"] = "grep SigIgn: /proc/self/status"
    let mask = try program.onTerminal(["list"]).output.split(separator: "\t").last.map { $0.dropLast() } ?? ""
    let ignored = try #require(UInt64(mask, radix: 16))
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { #expect(ignored & 1 << UInt64(signal - 1) == 0, "\(signal)") }
  }

  @Test("Ctrl-C in the pager is the pager's")
  func interrupted() throws {
    // A terminal sends it to both.
    let program = try collection(pager: "kill -INT $PPID; sleep 0.1; cat > paged; echo paged")
    #expect(try isPaged(program, "list"))
    #expect(try String(decoding: program.read("paged"), as: UTF8.self).split(separator: "\n").count == 41)
  }

  @Test("a failure and hints are told after the pager")
  func messages() throws {
    let program = try collection(pager: "cat > paged; echo paged >&2")
    try program.write(String(repeating: "items list --limit 3\n", count: 10) + "items show 999\n", to: "lines")
    let outcome = try program.onTerminal(["batch", "lines", "--keep-going"])
    #expect(outcome.exitCode == 2)
    let lines = outcome.messages.split(separator: "\n").map { String($0) }
    #expect(lines.count == 3 && lines.contains("paged"))
    #expect(lines.last?.hasPrefix("1 line") ?? false, "\(lines)")
  }

  @Test("the output of a batch is paged as a whole, when its changes are kept and nothing is locked")
  func batch() throws {
    let program = try collection()
    let path = try ProgramRun.builtProgram().path
    program.environment["PAGER"] = "'\(path)' -q add other --lock-timeout 5; cat > paged"
    try program.write("add mine\n" + String(repeating: "items list --limit 3\n", count: 10), to: "lines")
    #expect(try program.onTerminal(["batch", "lines"]).output == "42\n")
    #expect(try String(decoding: program.read("paged"), as: UTF8.self).split(separator: "\n").count == 40)
    try program.verify()
  }

  @Test("watch is never paged: its lines come as they happen")
  func watch() throws {
    let program = try collection()
    for title in 1...30 { try program.run("add", "item \(title)") }
    let outcome = try program.onTerminal(["watch", "--since", "0", "--limit", "30"])
    #expect(outcome.output.split(separator: "\n").count == 30)
  }
}
