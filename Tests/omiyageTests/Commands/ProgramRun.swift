import Foundation
import Testing

/// Runs the built program in a directory of its own, with nothing of the environment but what is given.
final class ProgramRun {
  /// What one run gave.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let messages: String
    var lines: [String] { output.split(separator: "\n").map { String($0) } }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let directory: URL
  var environment: [String: String]

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("omiyage-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    environment = ["HOME": directory.path, "TZ": "UTC", "PATH": "/usr/bin:/bin", "TMPDIR": directory.path]
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// The program, which is built beside the tests.
  private static let program: URL = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("omiyage")
  }()

  @discardableResult
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = try process(arguments)
    // Files rather than pipes: no run can wait for a reader.
    let files = try ["input", "output", "messages"].map { try self.stream($0, $0 == "input" ? input : "") }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try process.run()
    process.waitUntilExit()
    for file in files { try file.close() }
    return Outcome(
      exitCode: process.terminationStatus, output: try content("output"), messages: try content("messages"))
  }

  /// The program with arguments, not begun yet, in the directory and the environment of this run. Its input is empty.
  func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.builtProgram()
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs a command that must succeed, and gives what it printed.
  @discardableResult
  func run(_ arguments: String..., input: String = "") throws -> String {
    let outcome = try run(arguments, input: input)
    guard outcome.exitCode == 0 else {
      throw Failure(description: "\(arguments) ended with \(outcome.exitCode): \(outcome.messages)")
    }
    return outcome.output
  }

  /// Runs a command for its exit code.
  func code(_ arguments: String...) throws -> Int32 { try run(arguments).exitCode }

  /// All records, as the program exports them.
  func records() throws -> String { try run("export", "--to", "jsonl") }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: directory.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: directory.appendingPathComponent(name))) }

  /// The store must be sound at the end of every test.
  func verify() throws { try run("store", "verify") }

  static func builtProgram() throws -> URL {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(description: "there is no program at \(program.path)")
    }
    return program
  }

  private func stream(_ name: String, _ content: String) throws -> FileHandle {
    let url = directory.appendingPathComponent("." + name)
    try Data(content.utf8).write(to: url)
    return try FileHandle(forUpdating: url)
  }

  private func content(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appendingPathComponent("." + name)), as: UTF8.self)
  }
}
