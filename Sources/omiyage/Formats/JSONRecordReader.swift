import Glibc

/// Reads the records of a JSON array or of JSON Lines one at a time, in memory bounded by the longest record.
///
/// - JSON Lines: one value a line, ended by LF; blank lines are skipped. After an error the next call goes on
///   with the next line.
/// - JSON: an array of values, objects one after the other, or one object of classes, whose arrays `nextClass` opens
///   one after the other. An error is final.
/// - A record that is no object, repeats a key or holds a lone surrogate is given out with a `fault`.
final class JSONRecordReader {
  /// How the records stand in the input.
  enum Container { case array, lines }

  enum State { case atStart, inArray, behindElement, amongObjects, behindClass, finished }

  static let recordByteLimit = 1 << 30
  /// How much of the input is looked at to guess its format.
  private static let guessByteCount = 1 << 12

  let window: InputWindow
  private let container: Container
  var parser = JSONTapeParser()
  var state = State.atStart
  /// Whether the array that is read is that of a class.
  private var isInClass = false
  /// Where the first unread byte stands.
  private(set) var line = 1
  private(set) var column = 1
  private(set) var recordText: UnsafeRawPointer
  private var recordByteCount = 0
  /// In bytes from the start of the input.
  private(set) var recordOffset = 0
  private(set) var recordColumn = 1

  /// The line on which the present record starts.
  private(set) var recordLine = 1
  /// The present record's number, from 1.
  private(set) var recordNumber = 0
  /// What makes the present record unacceptable, although it could be read.
  private(set) var fault: InputError?

  init(_ window: InputWindow, container: Container) {
    self.window = window
    self.container = container
    recordText = window.text
  }

  /// The next record; nil at the end. The record before it is no longer valid.
  func next() throws(InputError) -> JSONValue? {
    let hasRecord = container == .lines ? try readLine() : try readElement()
    guard hasRecord else { return nil }
    let value = parsedValue
    fault = nil
    if let problem = parser.fault {
      fault = error(problem)
    } else if value.kind != .object {
      let byte = ByteScan.byte(recordText, value.offsetInRecord)
      let reason = InputError.Reason.unexpected(.record, found: .byte(byte))
      fault = error(.init(reason: reason, offset: value.offsetInRecord))
    }
    return value
  }

  /// What was parsed last.
  var parsedValue: JSONValue {
    JSONValue(
      nodes: UnsafePointer(parser.nodes), record: recordText, decoded: UnsafeRawPointer(parser.decoded), index: 0)
  }

  /// The present record as it stands in the input.
  var recordBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: recordText, count: recordByteCount)
  }

  /// Where a byte of the present record stands, from 1; columns are characters.
  func place(ofOffsetInRecord offset: Int) -> (line: Int, column: Int) {
    TextPlace.find(recordText, offset, line: recordLine, column: recordColumn)
  }

  // MARK: JSON Lines

  private func readLine() throws(InputError) -> Bool {
    while let (byteCount, isEnded) = try findLine() {
      let text = window.text
      beginRecord(byteCount)
      if recordBytes.allSatisfy(DataFormat.isSpace) {
        finishLine(byteCount, isEnded: isEnded)
        continue
      }
      recordNumber += 1
      if let failure = parseLine(text, byteCount, isEnded: isEnded) {
        finishLine(byteCount, isEnded: isEnded)
        throw failure
      }
      finishLine(byteCount, isEnded: isEnded)
      return true
    }
    return false
  }

  private func finishLine(_ byteCount: Int, isEnded: Bool) {
    window.take(isEnded ? byteCount + 1 : byteCount)
    line += 1
  }

  /// The bytes of the line at the front, and whether an LF follows them; nil at the end of the input.
  private func findLine() throws(InputError) -> (byteCount: Int, isEnded: Bool)? {
    var searched = 0
    while true {
      let text = window.text
      if let hit = memchr(text + searched, Int32(ASCII.lineFeed), window.count - searched) {
        return (UnsafeRawPointer(hit) - text, true)
      }
      searched = window.count
      try checkLength(searched)
      if try !window.extend(by: searched, line: line) { return searched == 0 ? nil : (searched, false) }
    }
  }

  private func parseLine(_ text: UnsafeRawPointer, _ byteCount: Int, isEnded: Bool) -> InputError? {
    switch parser.parse(text, limit: byteCount) {
    case .value(let end):
      var rest = end
      while rest < byteCount, DataFormat.isSpace(ByteScan.byte(text, rest)) { rest += 1 }
      if rest < byteCount { return error(.init(reason: .textAfterValue, offset: rest)) }
      guard recordNumber == 1, parser.nodes[0].kind == .array else { return nil }
      let reason = InputError.Reason.unexpected(.record, found: .byte(ASCII.leftBracket))
      return hinted(error(.init(reason: reason, offset: Int(parser.nodes[0].start))))
    case .needsMore:
      return hinted(error(cutOffProblem(found: isEnded ? .endOfLine : .end)))
    case .malformed:
      return hinted(error(parser.problem ?? .init(reason: .textAfterValue, offset: 0)))
    }
  }

  // MARK: JSON

  func readElement() throws(InputError) -> Bool {
    while true {
      try skipSpace()
      let byte = ByteScan.byte(window.text, 0)
      switch (state, byte) {
      case (.finished, ASCII.nul), (.atStart, ASCII.nul), (.amongObjects, ASCII.nul), (.behindClass, _): return false
      case (.atStart, ASCII.leftBracket): try beginArray(ofClass: false)
      case (.atStart, ASCII.leftBrace), (.amongObjects, ASCII.leftBrace):
        state = .amongObjects
        try parseElement()
        return true
      case (.inArray, _):
        try parseElement()
        state = .behindElement
        return true
      case (.behindElement, ASCII.comma):
        state = .inArray
        advance(1)
      case (.behindElement, ASCII.rightBracket): endArray()
      default: throw misplaced(byte)
      }
    }
  }

  func beginArray(ofClass isInClass: Bool) throws(InputError) {
    self.isInClass = isInClass
    recordNumber = 0
    state = .inArray
    advance(1)
    try skipSpace()
    if ByteScan.byte(window.text, 0) == ASCII.rightBracket { endArray() }
  }

  private func endArray() {
    state = isInClass ? .behindClass : .finished
    advance(1)
  }

  /// The error for what cannot stand at the front here.
  func misplaced(_ byte: UInt8) -> InputError {
    switch state {
    case .behindElement: return unexpected(byte, .commaOrBracket)
    case .behindClass: return unexpected(byte, .commaOrBrace)
    case .atStart: return hinted(unexpected(byte, .value))
    default:
      beginRecord(window.count)
      return error(.init(reason: .textAfterValue, offset: 0))
    }
  }

  /// The error for the byte at the front, where something else must stand.
  func unexpected(_ byte: UInt8, _ expectation: InputError.JSONExpectation) -> InputError {
    beginRecord(window.count)
    let found: InputError.JSONFound = byte == ASCII.nul ? .end : .byte(byte)
    return error(.init(reason: .unexpected(expectation, found: found), offset: 0))
  }

  private func parseElement() throws(InputError) {
    recordNumber += 1
    try parseFront()
  }

  /// Parses the value at the front. When it is cut off, as much again is read and it is parsed anew.
  func parseFront() throws(InputError) {
    var isWhole = false
    while true {
      let outcome = parser.parse(window.text, limit: window.count)
      beginRecord(window.count)
      switch outcome {
      case .value(let end) where end < window.count || isWhole:
        recordByteCount = end
        advance(end)
        return
      case .malformed: throw error(parser.problem ?? .init(reason: .textAfterValue, offset: 0))
      case .needsMore where isWhole: throw error(cutOffProblem(found: .end))
      // A number at the very end may go on.
      case .value, .needsMore:
        try checkLength(window.count)
        isWhole = try !window.extend(by: window.count, line: line)
      }
    }
  }

  func skipSpace() throws(InputError) {
    while true {
      var index = 0
      while DataFormat.isSpace(ByteScan.byte(window.text, index)) { index += 1 }
      if index > 0 { advance(index) }
      if window.count > 0 { return }
      if try !window.extend(line: line) { return }
    }
  }

  func advance(_ byteCount: Int) {
    (line, column) = TextPlace.find(window.text, byteCount, line: line, column: column)
    window.take(byteCount)
  }

  // MARK: Errors

  private func beginRecord(_ byteCount: Int) {
    recordText = window.text
    recordByteCount = byteCount
    recordOffset = window.offset
    (recordLine, recordColumn) = (line, column)
  }

  private func checkLength(_ byteCount: Int) throws(InputError) {
    guard byteCount > JSONRecordReader.recordByteLimit else { return }
    throw InputError(
      reason: .recordTooLong(byteLimit: JSONRecordReader.recordByteLimit), line: line, column: column,
      byteOffset: window.offset, record: recordNumber)
  }

  /// What the parser wanted where the text ended.
  private func cutOffProblem(found: InputError.JSONFound) -> JSONTapeParser.Problem {
    guard var problem = parser.problem else { return .init(reason: .textAfterValue, offset: 0) }
    switch problem.reason {
    case .unexpected(let expected, _): problem.reason = .unexpected(expected, found: found)
    default: problem.reason = .unexpected(.value, found: found)
    }
    return problem
  }

  private func error(_ problem: JSONTapeParser.Problem) -> InputError {
    let place = place(ofOffsetInRecord: problem.offset)
    var error = InputError(
      reason: problem.reason, line: place.line, column: place.column, byteOffset: recordOffset + problem.offset,
      record: max(recordNumber, 1))
    if let key = problem.keyNode {
      let text = JSONKeySet.text(parser.nodes[key], recordText, UnsafeRawPointer(parser.decoded))
      error.field = key < parser.nodeCount ? String(decoding: text, as: UTF8.self) : nil
    }
    return error
  }

  /// Adds the format that the whole input seems to be in, when its first record cannot be read.
  private func hinted(_ error: InputError) -> InputError {
    guard recordNumber <= 1 else { return error }
    var hinted = error
    // A fault further on is for a later call; it says nothing about the format.
    let wanted = JSONRecordReader.guessByteCount
    if window.count < wanted { _ = try? window.extend(by: wanted - window.count, line: line) }
    let front = UnsafeRawBufferPointer(start: window.text, count: min(window.count, wanted))
    guard let guess = DataFormat.guess(front), guess != (container == .lines ? .jsonl : .json) else { return error }
    if container == .lines, guess == .json, front.first(where: { !DataFormat.isSpace($0) }) == ASCII.leftBrace {
      // An object over several lines, or only a line with a fault.
      guard case .unexpected(_, found: .endOfLine) = error.reason else { return error }
    }
    hinted.hint = .format(guess)
    return hinted
  }
}
