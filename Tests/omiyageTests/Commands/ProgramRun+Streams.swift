import Foundation
import Glibc

/// Runs on streams other than plain files: full devices, closed descriptors, terminals.
extension ProgramRun {
  /// Runs `"$program" ARGUMENTS` with what stands behind it in the words of a shell, such as `>&-` or `| head -1`.
  func shell(_ arguments: [String], _ tail: String, limits: String = "") throws -> Outcome {
    let program = try ProgramRun.builtProgram().path
    let process = try process(["-c", "set -o pipefail; \(limits) \"$0\" \"$@\" \(tail)", program] + arguments)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let output = directory.appendingPathComponent(".shell-output")
    let messages = directory.appendingPathComponent(".shell-messages")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }

  /// Runs with standard output on a pseudo-terminal, and gives its lines.
  func terminal(_ arguments: [String]) throws -> [String] {
    let (master, slave) = try openTerminal()
    defer { close(master) }
    let process = try process(arguments)
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(slave)
    let text = shown(on: master)
    process.waitUntilExit()
    return text.unicodeScalars.split(separator: "\n").map { String($0) }
  }

  /// Runs with standard input and standard error on a pseudo-terminal, where somebody types `answer`, and standard
  /// output in a file. The messages are all that the terminal shows, the answer included.
  func conversation(_ arguments: [String], answer: String = "") throws -> Outcome {
    let (master, slave) = try openTerminal()
    defer { close(master) }
    let process = try process(arguments)
    let output = directory.appendingPathComponent(".terminal-output")
    try Data().write(to: output)
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = terminal
    try process.run()
    let typed = Array(answer.utf8)
    _ = Glibc.write(master, typed, typed.count)
    close(slave)
    let messages = shown(on: master)
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: messages)
  }

  /// Runs with standard output and standard error each on a pseudo-terminal of its own or in a file.
  func run(_ arguments: [String], outputIsTerminal: Bool, messagesAreTerminal: Bool) throws -> Outcome {
    let process = try process(arguments)
    var masters: [Int32?] = []
    var slaves: [Int32] = []
    defer { for master in masters.compactMap({ $0 }) { close(master) } }
    let names = [".matrix-output", ".matrix-messages"]
    for (name, isTerminal) in zip(names, [outputIsTerminal, messagesAreTerminal]) {
      let file = directory.appendingPathComponent(name)
      try Data().write(to: file)
      var stream = try FileHandle(forWritingTo: file)
      if isTerminal {
        let (master, slave) = try openTerminal()
        masters.append(master)
        slaves.append(slave)
        stream = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
      } else {
        masters.append(nil)
      }
      if name == names[0] { process.standardOutput = stream } else { process.standardError = stream }
    }
    try process.run()
    for slave in slaves { close(slave) }
    let texts = try zip(names, masters).map { name, master in
      if let master { return shown(on: master) }
      process.waitUntilExit()
      return String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(exitCode: process.terminationStatus, output: texts[0], messages: texts[1])
  }

  /// All that the terminal shows, until its last writer has closed it. A terminal ends lines with CR LF.
  func shown(on master: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      // EIO: the last writer has closed.
      let count = Glibc.read(master, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece[..<count].filter { $0 != 0x0D }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Both ends of a pseudo-terminal. Glibc's functions for it are not visible here; these are the calls they make
  /// (ioctl_tty(2)).
  func openTerminal() throws -> (master: Int32, slave: Int32) {
    let unlock: UInt = 0x4004_5431
    let number: UInt = 0x8004_5430
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var index: UInt32 = 0
    guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, number, &index) == 0 else {
      throw Failure(description: "there is no pseudo-terminal")
    }
    let slave = open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw Failure(description: "the pseudo-terminal cannot be opened") }
    return (master, slave)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// How many changes the store has had.
  func changeCount() throws -> Int {
    try run(["history", "--json"]).output.components(separatedBy: "\"number\"").count - 1
  }
}
