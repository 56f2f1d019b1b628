/// The operations of one transaction on their way into the log.
///
/// Operations gather in `pending`, which will be the tail of the commit frame, or, when it grows beyond a part, a part
/// of its own. Both put operations at the same place, so an operation's offset is known when it is written, and
/// versions can name one another before anything reaches the file.
final class TransactionCore {
  let base: View
  let image: StoreImage
  private(set) var schema: DatabaseSchema
  private(set) var statistics: [TableStatistics]
  /// The operations of this transaction alone.
  let delta = Delta()
  private(set) var writtenKeys = WrittenUniqueKeys()
  /// The highest number of each table that has operations.
  private var highestNumbers: [(table: Int, number: Int64)] = []
  /// For the table of `base` that was looked into last.
  var finder: (table: Int, finder: PrimaryFinder)?

  private let group: CommitGroup
  private var append: Append?
  /// Where the first frame will lie.
  let start: UInt64
  /// The payload of the commit frame to be, or of the next part: the commit's header and note, then operations.
  private var pending: ByteWriter
  private var header: CommitHeader
  /// Bytes of operations in parts, blob bytes not counted.
  private var partOperationByteCount: UInt64 = 0
  private(set) var newSchemaOffset: UInt64 = 0
  private var isFinished = false

  /// - Parameter readableEnd: where what can be read of the file ends.
  init(base: View, group: CommitGroup, start: UInt64, readableEnd: UInt64, note: String) {
    self.base = base
    image = base.image
    schema = base.schema
    statistics = base.statistics
    self.group = group
    self.start = start
    self.readableEnd = readableEnd
    header = CommitHeader()
    header.sequence = base.position.sequence + 1
    header.previousCommit = base.position.tip
    header.note = note.utf8.count <= CommitHeader.noteByteLimit ? note : ""
    pending = ByteWriter(capacity: 4_096)
    header.encode(into: &pending)
    contentStart = pending.count
  }

  /// Where operations begin in the payload of a commit or a part of this transaction.
  private let contentStart: Int

  /// True when a record was put, deleted or restored; tables and blobs alone are not worth a commit.
  var hasRecordChanges: Bool { delta.count > 0 }

  private var frameOffset: UInt64 { append?.nextFrameOffset ?? start }

  // MARK: Writing operations

  /// - Parameter uniqueKeys: those of the record that may be new; nil when they are not known.
  func put(
    table: TableSchema, number: Int64, record: ByteWriter, previous: (offset: UInt64, isDeleted: Bool)?,
    uniqueKeys: [UniqueKey]? = nil
  ) throws {
    if let uniqueKeys {
      for (index, keys) in uniqueKeys { writtenKeys.note(keys, table: table, index: index) }
    } else {
      writtenKeys.loseTrack(of: table)
    }
    let place = try place(table, number, previous?.offset ?? 0, byteCount: record.count)
    let offset = record.withBytes {
      OperationWriter.put(place, schemaVersion: table.version, record: $0, to: &pending)
    }
    let isNew = previous.map(\.isDeleted) ?? true
    noteOperation(table: table.id, number: number, offset: offset, isDeleted: false)
    count(table: table.id, number: number, wasLive: !isNew, isLive: true)
  }

  func delete(table: TableSchema, number: Int64, previous: (offset: UInt64, isDeleted: Bool)) throws {
    let offset = OperationWriter.delete(
      try place(table, number, previous.offset, byteCount: 0), to: &pending)
    noteOperation(table: table.id, number: number, offset: offset, isDeleted: true)
    count(table: table.id, number: number, wasLive: !previous.isDeleted, isLive: false)
  }

  /// Makes the version that the put at `target` holds the newest again.
  func restore(
    table: TableSchema, number: Int64, target: UInt64, previous: (offset: UInt64, isDeleted: Bool)
  ) throws {
    writtenKeys.loseTrack(of: table)
    let offset = OperationWriter.restore(
      try place(table, number, previous.offset, byteCount: 0), target: target, to: &pending)
    noteOperation(table: table.id, number: number, offset: offset, isDeleted: false)
    count(table: table.id, number: number, wasLive: !previous.isDeleted, isLive: true)
  }

  /// The store's table for a declaration, with its fields in the declared order.
  ///
  /// - Throws: `schemaMismatch` when there is none, or it would have to change.
  func writableTable(for declared: TableSchema) throws(StoreError) -> TableSchema {
    let stored = try schema.requiredTable(named: declared.name)
    let binding = try stored.binding(to: declared, ProgramAge(program: programVersion, store: schema.version))
    guard binding.table === stored else {
      throw StoreError(
        code: .schemaMismatch,
        message: "the table '\(declared.name)' of the store has to change for this program. "
          + "Name its type where the store is opened.")
    }
    return binding.view
  }

  /// What a part holds in any case.
  private static let schemaByteLimit = 60_000

  func changeSchema(to schema: DatabaseSchema) throws {
    var encoded = ByteWriter()
    schema.encode(into: &encoded)
    guard encoded.count <= Self.schemaByteLimit else {
      throw StoreError.tooLarge(
        "the schema, with the names and earlier layouts of all tables,", limit: "\(Self.schemaByteLimit) bytes")
    }
    try makeRoom(encoded.count)
    newSchemaOffset = encoded.withBytes { OperationWriter.schema($0, frameOffset: frameOffset, to: &pending) }
    self.schema = schema
    for table in schema.tables where !statistics.contains(where: { $0.table == table.id }) {
      statistics.append(TableStatistics(table: table.id))
    }
    header.operationCount += 1
  }

  /// Where the next operation will be, if it carries at most `byteCount` bytes.
  func nextOperationOffset(carrying byteCount: Int) throws -> UInt64 {
    try makeRoom(byteCount)
    return frameOffset + UInt64(FormatConstants.headerByteCount + pending.count)
  }

  private func place(
    _ table: TableSchema, _ number: Int64, _ previous: UInt64, byteCount: Int
  ) throws -> OperationWriter.Place {
    try makeRoom(byteCount)
    return OperationWriter.Place(frameOffset: frameOffset, table: table.id, number: number, previous: previous)
  }

  /// Makes room for an operation that carries `byteCount` bytes.
  private func makeRoom(_ byteCount: Int) throws {
    precondition(!isFinished, "the transaction has ended: keep it inside the closure of write")
    let wanted = byteCount + Operation.headByteLimit
    guard contentStart + wanted <= FormatConstants.partPayloadLimit else {
      throw StoreError.tooLarge("a record without its long values", limit: "60,000 bytes")
    }
    if pending.count + wanted > FormatConstants.partPayloadLimit { try flushPending() }
  }

  private func noteOperation(table: Int, number: Int64, offset: UInt64, isDeleted: Bool) {
    delta.append(table: table, number: number, operationOffset: offset, isDeleted: isDeleted)
    noteNumber(table, number)
    if !isDeleted, !unreadTables.contains(table) { unreadTables.append(table) }
    header.operationCount += 1
  }

  private func noteNumber(_ table: Int, _ number: Int64) {
    for index in highestNumbers.indices where highestNumbers[index].table == table {
      if number > highestNumbers[index].number { highestNumbers[index].number = number }
      return
    }
    highestNumbers.append((table, number))
  }

  /// False: the transaction has no operation on the record.
  func mayHaveWritten(table: Int, number: Int64) -> Bool {
    for highest in highestNumbers where highest.table == table { return number <= highest.number }
    return false
  }

  private func count(
    table: Int, number: Int64, wasLive: Bool, isLive: Bool
  ) {
    guard let index = statistics.firstIndex(where: { $0.table == table }) else { return }
    statistics[index].note(number: number, wasLive: wasLive, isLive: isLive)
    switch (wasLive, isLive) {
    case (false, true): header.added &+= 1
    case (true, true): header.changed &+= 1
    case (true, false): header.deleted &+= 1
    case (false, false): break
    }
  }

  // MARK: Reaching the file

  private func startedAppend() throws -> Append {
    if let append { return append }
    let started = try group.startParts(at: start)
    try begin(started)
    return started.0
  }

  var hasAppend: Bool { append != nil }

  /// Takes the append that the frames go to.
  func begin(_ started: (append: Append, filler: FillerPart?)) throws {
    append = started.append
    if let filler = started.filler { try addPart(filler.payload) }
  }

  /// Puts the pending operations into a part.
  func flushPending() throws {
    guard pending.count > contentStart else { return }
    beginPart()
    partOperationByteCount += UInt64(pending.count - contentStart)
    try addPart(pending)
    pending.truncate(to: 0)
    header.encode(into: &pending)
  }

  /// Puts a part's prefix where the commit's header and note would stand.
  private func beginPart() {
    for position in stride(from: 0, to: contentStart, by: 1) { pending.patchU8(0, at: position) }
    pending.patchU8(PartContent.operations.rawValue, at: 0)
    pending.patchU16(UInt16(contentStart), at: 2)
  }

  /// Brings everything so far into the file, so that it can be read through the image.
  func makeReadable() throws {
    unreadTables.removeAll()
    try flushPending()
    guard let append, readableEnd < append.nextFrameOffset else { return }
    try append.flush()
    readableEnd = append.nextFrameOffset
  }

  /// Brings own versions of a table's records into the file; deletes alone need not be read.
  func makeReadable(_ table: TableSchema) throws {
    if unreadTables.contains(table.id) { try makeReadable() }
  }

  /// The tables with own versions that may not be in the file yet.
  private var unreadTables: [Int] = []

  /// Own operations below this offset can be read.
  private(set) var readableEnd: UInt64

  @discardableResult
  private func addPart(_ payload: ByteWriter) throws -> UInt64 {
    let append = try startedAppend()
    let offset = try payload.withBytes { bytes throws in try append.add(.part, bytes) }
    if header.partCount == 0 { header.firstPart = offset }
    header.partCount += 1
    header.lastPartChecksum = append.lastChecksum
    return offset
  }

  // MARK: Blobs

  /// Writes the pieces that `next` gives, until it gives nil, as one blob.
  func writeBlob(hash: UInt64, byteCount: UInt64, next: () throws -> [UInt8]?) throws -> BlobReference {
    try flushPending()
    var first: UInt64 = 0
    var count = 0
    while let piece = try next() {
      var payload = ByteWriter(capacity: piece.count + FormatConstants.partPrefixByteCount)
      PartContent.blobBytes.begin(in: &payload)
      payload.appendBytes(piece)
      let offset = try addPart(payload)
      if count == 0 { first = offset }
      count += 1
    }
    try makeRoom(0)
    let offset = OperationWriter.blob(
      BlobDescription(hash: hash, byteCount: byteCount, firstPart: first, partCount: count), frameOffset: frameOffset,
      to: &pending)
    delta.appendBlob(hash: hash, operationOffset: offset)
    header.operationCount += 1
    return BlobReference(operationOffset: offset, byteCount: byteCount)
  }

  // MARK: The end

  /// Writes the commit frame. The caller adds runs and a root where they are due, then calls `finish`.
  func addCommit(kind: CommitKind, time: Int64, undoNext: UInt64?, redoNext: UInt64?) throws -> (LogPosition, Append) {
    isFinished = true
    let append = try startedAppend()
    let offset = append.nextFrameOffset
    header.time = time
    header.kind = kind
    header.undoNext = undoNext ?? offset
    header.redoNext = redoNext ?? offset
    header.operationByteCount = UInt32(pending.count - contentStart)
    header.patch(&pending)
    _ = try pending.withBytes { bytes throws in try append.add(.commit, bytes) }
    return (LogPosition(header, at: offset), append)
  }

  /// Bytes of operations, which decide when a root is due.
  var operationByteCount: UInt64 { partOperationByteCount + UInt64(pending.count - contentStart) }

  func abandon() throws {
    isFinished = true
    try group.abandon(append)
  }
}
