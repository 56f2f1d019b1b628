/// Stores blobs once: equal content is found by its hash and compared byte by byte.
struct BlobStorage {
  let core: TransactionCore

  private static let pieceByteCount = FormatConstants.partPayloadLimit - FormatConstants.partPrefixByteCount

  func store(_ bytes: [UInt8]) throws -> BlobReference {
    try store(byteCount: UInt64(bytes.count)) { offset, count in
      let start = Int(offset)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }
  }

  /// Streams a file into the store; it is read twice, once for the hash.
  func store(file: any StoreFile) throws -> BlobReference {
    let byteCount = try file.size()
    return try store(byteCount: byteCount) { offset, count in
      let wanted = Int(min(UInt64(count), byteCount - offset))
      var failure: StoreError?
      let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        do throws(StoreError) {
          initialized = try file.read(UnsafeMutableRawBufferPointer(buffer), at: offset)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard piece.count == wanted else {
        throw StoreError(code: .io, message: "the file became shorter while it was read", path: file.path)
      }
      return piece
    }
  }

  private func store(byteCount: UInt64, read: (UInt64, Int) throws -> [UInt8]) throws -> BlobReference {
    var stream = XXH64.Stream(seed: 0)
    try forEachPiece(byteCount, read) { piece in piece.withUnsafeBytes { stream.update($0) } }
    let hash = stream.finish()
    if let known = try find(hash: hash, byteCount: byteCount, read: read) { return known }
    var offset: UInt64 = 0
    return try core.writeBlob(hash: hash, byteCount: byteCount) {
      guard offset < byteCount else { return nil }
      let piece = try read(offset, Self.pieceByteCount)
      offset += UInt64(piece.count)
      return piece
    }
  }

  private func forEachPiece(
    _ byteCount: UInt64, _ read: (UInt64, Int) throws -> [UInt8], _ body: ([UInt8]) -> Void
  ) throws {
    var offset: UInt64 = 0
    while offset < byteCount {
      let piece = try read(offset, Self.pieceByteCount)
      body(piece)
      offset += UInt64(piece.count)
    }
  }

  private func find(
    hash: UInt64, byteCount: UInt64, read: (UInt64, Int) throws -> [UInt8]
  ) throws -> BlobReference? {
    for offset in try core.findBlobs(hash: hash) {
      let candidate = BlobReference(operationOffset: offset, byteCount: byteCount)
      let content = try BlobReader(image: core.image, operationOffset: offset)
      guard content.byteCount == byteCount else { continue }
      var position: UInt64 = 0
      var isEqual = true
      try content.forEachPiece { piece in
        guard isEqual else { return }
        let mine = try read(position, piece.count)
        isEqual = mine.withUnsafeBytes { $0.elementsEqual(piece) }
        position += UInt64(piece.count)
      }
      if isEqual { return candidate }
    }
    return nil
  }
}
