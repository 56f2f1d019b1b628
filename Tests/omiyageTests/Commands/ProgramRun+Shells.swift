import Foundation
import Glibc

/// Other programs: shells that complete command lines of this one, pagers, readers of manual pages.
extension ProgramRun {
  /// Whether a program is there. Tests that need one are left out where it is not.
  static func hasTool(_ name: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
  }

  /// Runs a program on the path, where this one is found, too.
  func tool(_ name: String, _ arguments: [String]) throws -> Outcome {
    let program = try ProgramRun.builtProgram()
    let process = try process([name] + arguments)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var variables = environment
    variables["PATH"] = program.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    variables["LC_ALL"] = environment["LC_ALL"] ?? "C.UTF-8"
    process.environment = variables
    return try outcome(of: process, output: nil)
  }

  /// Runs with standard output on a terminal of 24 rows and 80 columns.
  func onTerminal(_ arguments: [String]) throws -> Outcome {
    let (master, slave) = try openTerminal()
    defer { close(master) }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    let process = try process(arguments)
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    return try outcome(of: process) {
      close(slave)
      return self.shown(on: master)
    }
  }

  private func outcome(of process: Process, output read: (() -> String)?) throws -> Outcome {
    let output = directory.appendingPathComponent(".tool-output-" + UUID().uuidString)
    let messages = directory.appendingPathComponent(".tool-messages-" + UUID().uuidString)
    for file in [output, messages] { try Data().write(to: file) }
    if read == nil { process.standardOutput = try FileHandle(forWritingTo: output) }
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let shown = read?()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try shown ?? String(decoding: Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }
}
