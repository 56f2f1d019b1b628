import Foundation
import Glibc

/// The program as a process that goes on while the test does other things.
final class RunningProgram {
  let process: Process
  private let output = Pipe()
  private let messages: URL
  private var bytes: [UInt8] = []

  /// How long a line is waited for. Machines that test are busy ones.
  private static let patience: Int32 = 60_000

  init(_ program: ProgramRun, _ arguments: [String]) throws {
    messages = program.directory.appendingPathComponent(".messages-" + UUID().uuidString)
    process = try program.process(arguments)
    try Data().write(to: messages)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    // Only the process may hold it, else its end would not be seen.
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The next line of its output, waited for; nil at the end of the output.
  func line() throws -> String? {
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else {
        throw ProgramRun.Failure(description: "no line came: \(try text())")
      }
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &piece, piece.count)
      if count <= 0 { return nil }
      bytes += piece[..<count]
    }
  }

  /// Stops reading its output.
  func closeOutput() throws { try output.fileHandleForReading.close() }

  /// Waits until its messages hold a text.
  func waitForMessage(_ part: String) throws {
    for _ in 0..<2_400 {
      if try text().contains(part) { return }
      usleep(25_000)
    }
    throw ProgramRun.Failure(description: "the message '\(part)' did not come: \(try text())")
  }

  func interrupt() { kill(process.processIdentifier, SIGINT) }

  /// The exit code, once it has ended by itself.
  func end() throws -> Int32 {
    for _ in 0..<2_400 {
      if !process.isRunning { return process.terminationReason == .exit ? process.terminationStatus : -1 }
      usleep(25_000)
    }
    throw ProgramRun.Failure(description: "it does not end")
  }

  /// What it has said so far.
  func text() throws -> String { String(decoding: try Data(contentsOf: messages), as: UTF8.self) }
}
