import Glibc
import Testing

@testable import omiyage

@Suite(.serialized)
struct StandardOutputTests {
  @Test("small writes are gathered, and all bytes arrive in order")
  func order() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { _ = close($0) } }
    let output = StandardOutput(descriptor: ends[1])
    try output.write("a")
    try output.write([0x62, 0xFF])
    try output.writeLine("東")
    try [UInt8](repeating: 0x63, count: 3).withUnsafeBytes { try output.write($0) }
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 0) == 0)
    try output.flush()
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(ends[0], &buffer, 64)
    #expect(Array(buffer.prefix(max(count, 0))) == [0x61, 0x62, 0xFF, 0xE6, 0x9D, 0xB1, 0x0A, 0x63, 0x63, 0x63])
  }

  @Test("a large piece keeps its place behind buffered ones")
  func largePiece() throws {
    let stream = try #require(tmpfile())
    defer { fclose(stream) }
    let file = fileno(stream)
    let output = StandardOutput(descriptor: file)
    try output.write("head")
    let piece = [UInt8](repeating: 0x61, count: 100_000)
    try piece.withUnsafeBytes { try output.write($0) }
    try output.write("tail")
    try output.flush()
    var content = [UInt8](repeating: 0, count: 200_000)
    let count = pread(file, &content, content.count, 0)
    #expect(Array(content.prefix(max(count, 0))) == Array("head".utf8) + piece + Array("tail".utf8))
  }

  @Test("a full device fails at the last flush, and stays failed")
  func fullDevice() throws {
    let device = open("/dev/full", O_WRONLY)
    #expect(device >= 0)
    defer { close(device) }
    let output = StandardOutput(descriptor: device)
    try output.write("kept in the buffer")
    #expect(throws: OutputError.failed(ENOSPC)) { try output.flush() }
    #expect(throws: OutputError.failed(ENOSPC)) { try output.flush() }
    let error = OutputError.failed(ENOSPC).commandError(command: "items list")
    #expect(
      error?.line
        == "omiyage: items list: cannot write to standard output: no space left: make room, or send it elsewhere")
    #expect(error?.exitCode == .inputOutput)
  }

  @Test("a closed descriptor is an error, a reader that went away is none")
  func closed() throws {
    let output = StandardOutput(descriptor: -1)
    try output.write("x")
    #expect(throws: OutputError.failed(EBADF)) { try output.flush() }
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let piped = StandardOutput(descriptor: ends[1])
    #expect(throws: OutputError.readerGone) {
      for _ in 0..<10_000 { try piped.writeLine("a line of text") }
      try piped.flush()
    }
    #expect(OutputError.readerGone.commandError(command: nil) == nil)
  }

  @Test("standard error never fails")
  func standardError() {
    StandardError(descriptor: -1).line("nobody reads this")
  }

  @Test("COLUMNS counts only when it is a whole number from 1")
  func columns() {
    func count(_ text: String) -> Int? { Terminal.columnCount(from: RawArgument(text)) }
    #expect(["60", "10", "1", "007", "99999"].map { count($0) } == [60, 10, 1, 7, 10_000])
    for text in ["", "0", "abc", "-5", "1.5", " 80", "99999999999999999999"] { #expect(count(text) == nil) }
    #expect(Terminal.columnCount(descriptor: -1, environment: Environment(["COLUMNS": "abc"])) == nil)
    #expect(Terminal.columnCount(descriptor: -1, environment: Environment(["COLUMNS": "33"])) == 33)
  }

  @Test("a pipe gets tsv and a terminal a table, unless a format is named")
  func formats() {
    #expect(RecordFormat.decide(named: nil, isTerminal: true) == .table)
    #expect(RecordFormat.decide(named: nil, isTerminal: false) == .tsv)
    for isTerminal in [true, false] {
      #expect(RecordFormat.decide(named: .jsonl, isTerminal: isTerminal) == .jsonl)
      #expect(RecordFormat.decide(named: .table, isTerminal: isTerminal) == .table)
    }
    #expect(RecordFormat.named.filter { !$0.isMachineReadable } == [.table])
  }
}
