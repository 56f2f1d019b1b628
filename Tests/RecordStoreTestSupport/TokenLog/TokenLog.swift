@testable import RecordStore

/// The log of a store whose commits carry tokens, opened by one process. The shared harness of the fault tests.
final class TokenLog {
  static let path = "/store"

  let image: StoreImage
  let reader: LogReader
  let writer: LogWriter
  let file: any StoreFile

  /// What a reader sees.
  struct View {
    var state: LogState
    var tokens: [Token]
    /// From the root and the commits behind it.
    var replayed: TokenState
    /// From all commits.
    var walked: TokenState
    var derivedHoleCount: Int
  }

  init(_ system: any FileSystem, path: String = TokenLog.path, mode: OpenMode = .readWrite) throws {
    file = try system.open(path, mode)
    image = try StoreImage(file: file, header: try FileHeader.read(from: file))
    reader = LogReader(fileSystem: system, path: path, file: file, image: image)
    writer = try LogWriter(fileSystem: system, path: path, file: file, image: image)
  }

  /// Looks at the store as a reader does. Damage of commits throws.
  func view(after previous: LogState? = nil) throws -> View {
    try view(of: try reader.refresh(after: previous))
  }

  func view(of state: LogState) throws -> View {
    var tokens: [Token] = []
    var walked = TokenState()
    let first = UInt64(FormatConstants.fileHeaderByteCount)
    let scan = try LogScan.commits(image, from: first, upTo: state, sequence: 0) { offset, header in
      let token = try self.token(of: offset)
      tokens.append(token)
      walked.add(token, sequence: header.sequence)
    }
    let replayed = try replay(state)
    return View(
      state: state, tokens: tokens, replayed: replayed, walked: walked, derivedHoleCount: scan.derivedHoleCount)
  }

  /// The state from the root and the commits behind it.
  func replay(_ state: LogState) throws -> TokenState {
    var result = TokenState()
    var from = UInt64(FormatConstants.fileHeaderByteCount)
    if state.root != 0 {
      let root = try image.frame(at: state.root)
      result = Self.rootState(root.payload)
      from = root.end
    }
    try LogScan.commits(image, from: from, upTo: state, sequence: result.sequence) { offset, header in
      result.add(try self.token(of: offset), sequence: header.sequence)
    }
    return result
  }

  private func token(of commit: UInt64) throws -> Token {
    var token: Token?
    try CommitReader.forEachOperation(image, commit) { operation in
      guard operation.kind == .put, operation.bodyRange.count >= 8 else { return }
      let value = self.image.bytes.load64(at: operation.bodyRange.lowerBound)
      token = Token(value: value, id: operation.number)
    }
    guard let token else { throw StoreError.damaged("the token", offset: commit) }
    return token
  }

  /// Adds a commit with a token to an append, with `parts` before it. Returns the end of the commit.
  @discardableResult
  static func add(
    _ token: Token, sequence: UInt64, body: [UInt8], parts: [[UInt8]] = [], to append: Append
  ) throws -> UInt64 {
    var header = CommitHeader()
    header.sequence = sequence
    header.previousCommit = append.tip
    header.operationCount = 1
    header.added = 1
    header.note = "add"
    for part in parts {
      let offset = try add(part: part, to: append)
      if header.firstPart == 0 { header.firstPart = offset }
      header.partCount += 1
      header.lastPartChecksum = append.lastChecksum
    }
    var writer = ByteWriter(capacity: 256 + body.count)
    header.encode(into: &writer)
    var record = ByteWriter(capacity: 16 + body.count)
    record.appendU64(token.value)
    record.appendBytes(body)
    let place = OperationWriter.Place(frameOffset: append.nextFrameOffset, table: 1, number: token.id, previous: 0)
    record.withBytes { _ = OperationWriter.put(place, schemaVersion: 1, record: $0, to: &writer) }
    header.operationByteCount = UInt32(writer.count - header.byteCount)
    header.patch(&writer)
    _ = try writer.withBytes { (bytes) throws(StoreError) in try append.add(.commit, bytes) }
    return append.nextFrameOffset
  }

  /// Adds a part that no commit has named yet.
  @discardableResult
  static func add(part: [UInt8], to append: Append) throws -> UInt64 {
    var writer = ByteWriter(capacity: 16 + part.count)
    PartContent.blobBytes.begin(in: &writer)
    writer.appendBytes(part)
    writer.appendU8(1)
    return try writer.withBytes { (bytes) throws(StoreError) in try append.add(.part, bytes) }
  }

  /// Adds a root that covers the commits up to `replayFrom`, and some runs before it. Returns its offset.
  static func addRoot(_ state: TokenState, replayFrom: UInt64, runs: [[UInt8]], to append: Append) throws -> UInt64 {
    for run in runs {
      _ = try (run + [UInt8](repeating: 3, count: 16)).withUnsafeBytes { try append.add(.run, $0) }
    }
    var writer = ByteWriter(capacity: 128)
    for word in [replayFrom, append.tip, state.sequence, 0, 1, 0, 0, 0] { writer.appendU64(word) }
    for word in [state.count, state.sum, UInt64(bitPattern: state.nextID), state.sequence] { writer.appendU64(word) }
    return try writer.withBytes { (bytes) throws(StoreError) in try append.add(.root, bytes) }
  }

  private static func rootState(_ payload: UnsafeRawBufferPointer) -> TokenState {
    guard payload.count >= 96 else { return TokenState() }
    return TokenState(
      count: payload.load64(at: 64), sum: payload.load64(at: 72),
      nextID: Int64(bitPattern: payload.load64(at: 80)), sequence: payload.load64(at: 88))
  }
}
