/// An input that is one object: its keys name classes, and the records of each stand in an array.
extension JSONRecordReader {
  /// Where the array of a class begins.
  struct ClassStart {
    let name: String
    /// Of the name.
    let line: Int
    let column: Int
  }

  /// An object of more bytes is told by its first key.
  private static let wholeByteLimit = 1 << 20

  /// Whether the input is such an object. Nothing is taken of it.
  ///
  /// - Parameters:
  ///   - isClass: whether a key is that of a wanted class.
  ///   - isField: whether a key is that of a record, so that the object is one itself.
  func holdsClasses(
    _ isClass: (UnsafeRawBufferPointer) -> Bool, _ isField: (UnsafeRawBufferPointer) -> Bool
  ) throws(InputError) -> Bool {
    try skipSpace()
    guard state == .atStart, ByteScan.byte(window.text, 0) == ASCII.leftBrace else { return false }
    var outcome = parser.parse(window.text, limit: window.count)
    while case .needsMore = outcome, window.count < JSONRecordReader.wholeByteLimit {
      guard try window.extend(by: window.count, line: line) else { break }
      outcome = parser.parse(window.text, limit: window.count)
    }
    let object = JSONValue(
      nodes: UnsafePointer(parser.nodes), record: window.text, decoded: UnsafeRawPointer(parser.decoded), index: 0)
    if case .value = outcome {
      if object.members.contains(where: { isClass($0.key) && $0.value.kind == .array }) { return true }
      return object.count > 0 && object.members.allSatisfy { $0.value.kind == .array && !isField($0.key) }
    }
    // Behind the object stand its first key and the value of that, if they were come to.
    guard parser.nodeCount > 2, parser.nodes[2].kind == .array else { return false }
    let key = JSONKeySet.text(parser.nodes[1], window.text, UnsafeRawPointer(parser.decoded))
    return isClass(key) || !isField(key)
  }

  /// Opens the array of the next class; nil behind the last. `next` then gives its records, which must all be read
  /// first.
  func nextClass() throws(InputError) -> ClassStart? {
    try skipSpace()
    switch (state, front) {
    case (.atStart, ASCII.leftBrace):
      advance(1)
      try skipSpace()
      if front == ASCII.rightBrace { return try endClasses() }
    case (.behindClass, ASCII.comma):
      advance(1)
      try skipSpace()
    case (.behindClass, ASCII.rightBrace): return try endClasses()
    default: throw misplaced(front)
    }
    guard front == ASCII.quote else { throw unexpected(front, .key) }
    let place = (line: line, column: column)
    try parseFront()
    let name = parsedValue.string
    try skipSpace()
    guard front == ASCII.colon else { throw unexpected(front, .colon) }
    advance(1)
    try skipSpace()
    guard front == ASCII.leftBracket else { throw unexpected(front, .array) }
    try beginArray(ofClass: true)
    return ClassStart(name: name, line: place.line, column: place.column)
  }

  private var front: UInt8 { ByteScan.byte(window.text, 0) }

  private func endClasses() throws(InputError) -> ClassStart? {
    state = .finished
    advance(1)
    // Throws when something stands behind it.
    _ = try readElement()
    return nil
  }
}
