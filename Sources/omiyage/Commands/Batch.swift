import Glibc
import RecordStore

/// `batch`: many commands as one transaction and one step of undo.
struct Batch {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  private struct Line {
    let number: Int
    let command: ParsedCommand
  }

  /// A line that cannot be run, or that failed.
  private struct Failure: Error {
    let number: Int
    let error: CommandError
  }

  func run() throws -> ExitCode {
    let word = context.command.operand(0) ?? RawArgument("-")
    guard let path = word.text else {
      throw context.error(
        localized("the file name '\(word.visible)' is not valid UTF-8", "ファイル名「\(word.visible)」は UTF-8 として正しくありません"),
        localized("rename the file", "名前を変えてください"))
    }
    let name = Sanitizer.visible(path)
    let keepsGoing = context.command.has("--keep-going")
    let (lines, faults) = try parse(try read(path, name))
    var failedCount = faults.count
    for fault in faults { sayFailure(fault, name) }
    if failedCount > 0, !keepsGoing { throw stopped(failedCount, .usage) }
    if lines.isEmpty { return failedCount == 0 ? .done : .partial }
    Interruption.catchSignal()
    guard let store = context.store else { return .done }
    context.console.holdBack()
    do {
      failedCount += try store.write { transaction in
        let failures = try run(lines, BatchAccess(transaction), name, keepsGoing: keepsGoing)
        try Interruption.check()
        return failures
      }
    } catch let failure as Failure {
      sayFailure(failure, name)
      throw stopped(1, failure.error.exitCode)
    }
    try context.console.release()
    if failedCount == 0 { return .done }
    context.say(
      localized("\(failedCount) \(failedCount == 1 ? "line was" : "lines were") left out.", "\(failedCount)行を除きました。"))
    return .partial
  }

  private func run(
    _ lines: [Line], _ access: BatchAccess, _ name: String, keepsGoing: Bool
  ) throws -> Int {
    var failedCount = 0
    for line in lines {
      try Interruption.check()
      let mark = context.console.mark
      do {
        let options = try GlobalOptions(line.command).inBatch(context.options)
        let lineContext = CommandContext(
          command: line.command, options: options, console: context.console, access: access, store: nil)
        _ = try access.write { _ in try CommandDispatch.run(lineContext) }
      } catch {
        guard let shown = CommandDispatch.commandError(error, command: line.command.name.rawValue) else { throw error }
        if Batch.stopsEverything(error) || !keepsGoing { throw Failure(number: line.number, error: shown) }
        context.console.dropBack(to: mark)
        sayFailure(Failure(number: line.number, error: shown), name)
        failedCount += 1
      }
    }
    return failedCount
  }

  /// Failures of the machine rather than of a line.
  private static func stopsEverything(_ error: any Error) -> Bool {
    switch error {
    case is Interruption, is OutputError: true
    case let error as StoreError: StoreFailure.exitCode(error.code) != .negative && error.code != .constraint
    default: false
    }
  }

  private func sayFailure(_ failure: Failure, _ name: String) {
    var text = failure.error.line
    let start = "omiyage: "
    if text.hasPrefix(start) { text.removeFirst(start.count) }
    context.console.sayNow("\(name):\(failure.number): \(text)")
  }

  private func stopped(_ count: Int, _ exitCode: ExitCode) -> CommandError {
    context.error(
      localized(
        "\(count) \(count == 1 ? "line" : "lines") failed, and nothing was changed", "\(count)行が失敗し、何も変更していません"),
      localized("--keep-going leaves out lines that fail", "--keep-going を付けると失敗した行だけを除きます"), exitCode)
  }

  // MARK: Reading

  private func read(_ path: String, _ name: String) throws -> [UInt8] {
    do throws(InputError) {
      let input = path == "-" ? FileInput.standardInput() : try FileInput(path: path)
      var bytes: [UInt8] = []
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { piece.deallocate() }
      while true {
        let count = try input.read(into: piece)
        if count == 0 { break }
        bytes += piece[..<count]
      }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      return bytes
    } catch {
      throw context.error("\(name): \(error.text)", nil, error.exitCode)
    }
  }

  /// All lines, before the lock is taken.
  private func parse(_ bytes: [UInt8]) throws -> (lines: [Line], faults: [Failure]) {
    let parser = CommandLineParser(isBatch: true, dates: context.command.dates)
    var lines: [Line] = []
    var faults: [Failure] = []
    var number = 0
    for text in bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      number += 1
      do {
        var words = try ShellWords.split(Array(text))
        if words.isEmpty { continue }
        if words[0].text == "omiyage", words.count > 1 { words.removeFirst() }
        guard case .command(let command) = try parser.parse(words) else { continue }
        lines.append(Line(number: number, command: command))
      } catch let fault as ShellWords.Fault {
        let error = CommandError(command: nil, problem: fault.problem)
        faults.append(Failure(number: number, error: error))
      } catch let error as CommandError {
        faults.append(Failure(number: number, error: error))
      }
    }
    return (lines, faults)
  }
}
