/// Parses one JSON value (RFC 8259) into a flat run of nodes, in memory that is used again for every record.
///
/// There is no recursion: the open containers stand in a table of `depthLimit` entries. Text is not copied; only
/// strings with escapes are. Duplicate keys and lone surrogates are faults of the record: they are noted, and
/// parsing goes on behind them.
struct JSONTapeParser: ~Copyable {
  enum Outcome {
    /// The value ends before this offset.
    case value(end: Int)
    /// The text ends inside the value.
    case needsMore
    /// `problem` says what is wrong.
    case malformed
  }

  struct Problem {
    var reason: InputError.Reason
    /// Bytes from the start of the record.
    var offset: Int
    /// The node of the top-level key that was open.
    var keyNode: Int?
  }

  static let depthLimit = 64

  private(set) var nodes: UnsafeMutablePointer<JSONNode>
  private(set) var nodeCount = 0
  private var nodeCapacity = 256
  private(set) var decoded: UnsafeMutableRawPointer
  private var decodedCapacity = 256
  private var keys = JSONKeySet()
  private let open: UnsafeMutablePointer<UInt32>
  private var depth = 0
  private var topKeyNode: Int?
  private var text: UnsafeRawPointer
  private var limit = 0
  private var position = 0
  /// What stopped the parse.
  private(set) var problem: Problem?
  /// The first thing that makes the record unacceptable, though it could be parsed.
  private(set) var fault: Problem?

  init() {
    nodes = .allocate(capacity: nodeCapacity)
    decoded = .allocate(byteCount: decodedCapacity, alignment: 16)
    open = .allocate(capacity: JSONTapeParser.depthLimit)
    text = UnsafeRawPointer(decoded)
  }

  deinit {
    nodes.deallocate()
    decoded.deallocate()
    open.deallocate()
  }

  /// Parses the value at the front of `text`, spaces before it included. `ByteScan.slackByteCount` readable bytes
  /// must follow the text's `limit` bytes.
  mutating func parse(_ text: UnsafeRawPointer, limit: Int) -> Outcome {
    self.text = text
    self.limit = limit
    (position, nodeCount, depth, topKeyNode, problem, fault) = (0, 0, 0, nil, nil, nil)
    keys.removeAll()
    if parseValues() { return .value(end: position) }
    guard let problem else { return .malformed }
    return problem.offset >= limit ? .needsMore : .malformed
  }

  /// Reads values and what stands between them until the outermost one is whole. False: see `problem`.
  private mutating func parseValues() -> Bool {
    while true {
      skipSpace()
      let opensAt = depth
      guard parseValue() else { return false }
      if depth > opensAt {
        // Behind an opening bracket stands its closing one, a key, or a value.
        skipSpace()
        let isObject = nodes[Int(open[opensAt])].kind == .object
        if byteHere == (isObject ? ASCII.rightBrace : ASCII.rightBracket), position < limit {
          close()
        } else {
          if isObject, !parseKey() { return false }
          continue
        }
      }
      while true {
        if depth == 0 { return true }
        skipSpace()
        let isObject = nodes[Int(open[depth &- 1])].kind == .object
        let byte = position < limit ? byteHere : ASCII.nul
        if byte == ASCII.comma {
          position &+= 1
          if isObject {
            skipSpace()
            if !parseKey() { return false }
          }
          break
        }
        guard byte == (isObject ? ASCII.rightBrace : ASCII.rightBracket) else {
          return stop(isObject ? .commaOrBrace : .commaOrBracket)
        }
        close()
      }
    }
  }

  private var byteHere: UInt8 {
    @inline(__always) get { ByteScan.byte(text, position) }
  }

  @inline(__always)
  private mutating func skipSpace() {
    while position < limit {
      let byte = byteHere
      if byte > ASCII.space { return }
      guard DataFormat.isSpace(byte) else { return }
      position &+= 1
    }
  }

  /// Reads a scalar value, or opens a container.
  @inline(__always)
  private mutating func parseValue() -> Bool {
    if depth > 0 { nodes[Int(open[depth &- 1])].count &+= 1 }
    guard position < limit else { return stop(.value) }
    switch byteHere {
    case ASCII.quote: return parseString()
    case ASCII.leftBrace: return openContainer(.object)
    case ASCII.leftBracket: return openContainer(.array)
    case ASCII.minus, ASCII.zero...ASCII.nine: return parseNumber()
    case 0x74: return parseWord("true", .true)
    case 0x66: return parseWord("false", .false)
    case 0x6E: return parseWord("null", .null)
    default: return stop(.value)
    }
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) -> Bool {
    guard depth < JSONTapeParser.depthLimit else {
      return stop(reason: .tooDeep(limit: JSONTapeParser.depthLimit), at: position)
    }
    open[depth] = UInt32(truncatingIfNeeded: nodeCount)
    depth &+= 1
    if kind == .object { keys.openObject() }
    append(kind, start: position, count: 0, isDecoded: false)
    position &+= 1
    return true
  }

  private mutating func close() {
    depth &-= 1
    position &+= 1
    let node = Int(open[depth])
    nodes[node].next = UInt32(truncatingIfNeeded: nodeCount)
    guard nodes[node].kind == .object else { return }
    if let repeated = keys.closeObject(nodes, text, decoded) { note(repeated) }
  }

  private mutating func parseKey() -> Bool {
    guard position < limit, byteHere == ASCII.quote else { return stop(.key) }
    let node = nodeCount
    if depth == 1 { topKeyNode = node }
    guard parseString() else { return false }
    if keys.insert(node, nodes, text, decoded) { note(node) }
    skipSpace()
    guard position < limit, byteHere == ASCII.colon else { return stop(.colon) }
    position &+= 1
    return true
  }

  /// Notes that the key of a node repeats an earlier one.
  private mutating func note(_ node: Int) {
    guard fault == nil else { return }
    let name = String(decoding: JSONKeySet.text(nodes[node], text, decoded), as: UTF8.self)
    fault = Problem(reason: .duplicateKey(name), offset: Int(nodes[node].start) - 1, keyNode: topKeyNode)
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONNode.Kind) -> Bool {
    for index in 0..<word.utf8CodeUnitCount {
      guard position + index < limit, ByteScan.byte(text, position + index) == word.utf8Start[index] else {
        return stop(.value, at: position + index < limit ? position : limit)
      }
    }
    append(kind, start: position, count: word.utf8CodeUnitCount, isDecoded: false)
    position &+= word.utf8CodeUnitCount
    return true
  }

  /// A number as text: its value is looked at by who knows what it must be.
  private mutating func parseNumber() -> Bool {
    let start = position
    if byteHere == ASCII.minus { position &+= 1 }
    let whole = skipDigits()
    if whole == 0 || (whole > 1 && ByteScan.byte(text, position &- whole) == ASCII.zero) {
      return stop(reason: .badNumber, at: position >= limit ? limit : start)
    }
    if position < limit, byteHere == ASCII.dot {
      position &+= 1
      if skipDigits() == 0 { return stop(reason: .badNumber, at: position >= limit ? limit : start) }
    }
    if position < limit, byteHere | 0x20 == 0x65 {
      position &+= 1
      if position < limit, byteHere == ASCII.plus || byteHere == ASCII.minus { position &+= 1 }
      if skipDigits() == 0 { return stop(reason: .badNumber, at: position >= limit ? limit : start) }
    }
    append(.number, start: start, count: position &- start, isDecoded: false)
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < limit, ASCII.isDigit(byteHere) { position &+= 1 }
    return position &- start
  }

  /// Reads a string from its opening quote.
  @inline(__always)
  private mutating func parseString() -> Bool {
    let start = position &+ 1
    let at = JSONTapeParser.nextSpecial(text, start)
    if ByteScan.byte(text, at) == ASCII.quote, at < limit {
      append(.string, start: start, count: at &- start, isDecoded: false)
      position = at &+ 1
      return true
    }
    return parseEscapedString(start: start, at: at)
  }

  /// The index of the next quote, backslash or control character.
  @inline(__always)
  private static func nextSpecial(_ text: UnsafeRawPointer, _ from: Int) -> Int {
    var index = from
    while true {
      let word = ByteScan.load(text, index)
      let hits =
        ByteScan.below(0x20, word) | ByteScan.equal(ASCII.quote, word) | ByteScan.equal(ASCII.backslash, word)
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
  }

  /// The rest of a string that holds an escape or a fault. Its text is never longer than what it is written as,
  /// so every string has its place at its own offset.
  private mutating func parseEscapedString(start: Int, at first: Int) -> Bool {
    if decodedCapacity < limit { growDecoded() }
    var (from, at, written) = (start, first, start)
    while true {
      (decoded + written).copyMemory(from: text + from, byteCount: min(at, limit) &- from)
      written &+= min(at, limit) &- from
      guard at < limit else { return stop(.closingQuote, at: limit) }
      let byte = ByteScan.byte(text, at)
      if byte == ASCII.quote {
        append(.string, start: start, count: written &- start, isDecoded: true)
        position = at &+ 1
        return true
      }
      guard byte == ASCII.backslash else { return stop(reason: .controlCharacter(byte), at: at) }
      var escape = JSONEscape(text, at: at, limit: limit)
      guard escape.decode() else { return stop(reason: .badEscape, at: escape.isCutOff ? limit : at) }
      if let unit = escape.loneSurrogate, fault == nil {
        fault = Problem(reason: .loneSurrogate(unit), offset: at, keyNode: topKeyNode)
      }
      written &+= escape.store(to: decoded + written)
      from = escape.end
      at = JSONTapeParser.nextSpecial(text, from)
    }
  }

  /// Strings decoded before must stay where they are, so their bytes move along.
  private mutating func growDecoded() {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: limit * 2, alignment: 16)
    larger.copyMemory(from: decoded, byteCount: decodedCapacity)
    decoded.deallocate()
    decoded = larger
    decodedCapacity = limit * 2
  }

  @inline(__always)
  private mutating func append(_ kind: JSONNode.Kind, start: Int, count: Int, isDecoded: Bool) {
    if nodeCount == nodeCapacity { growNodes() }
    (nodes + nodeCount).initialize(
      to: JSONNode(
        start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: count),
        next: UInt32(truncatingIfNeeded: nodeCount &+ 1), kind: kind, isDecoded: isDecoded))
    nodeCount &+= 1
  }

  private mutating func growNodes() {
    let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: nodeCapacity * 2)
    larger.initialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = larger
    nodeCapacity *= 2
  }

  private mutating func stop(_ expected: InputError.JSONExpectation, at offset: Int? = nil) -> Bool {
    let place = offset ?? position
    let found: InputError.JSONFound = place < limit ? .byte(ByteScan.byte(text, place)) : .end
    return stop(reason: .unexpected(expected, found: found), at: place)
  }

  private mutating func stop(reason: InputError.Reason, at offset: Int) -> Bool {
    problem = Problem(reason: reason, offset: offset, keyNode: topKeyNode)
    return false
  }
}
