/// Bytes of any size in a store, such as a photo. A record holds only a reference; equal content is stored once.
///
/// ``Transaction/storeBlob(_:)`` makes one. It reads from the state of the store that it came from, whatever is
/// written later.
public struct Blob: Sendable, Equatable {
  let image: StoreImage
  let reference: BlobReference

  /// The size of the content in bytes.
  public var byteCount: Int { Int(clamping: reference.byteCount) }

  /// Whether two blobs are the same one of the same store. Equal content is stored once, so it is equal here, too.
  public static func == (first: Blob, second: Blob) -> Bool {
    first.reference == second.reference && first.belongs(to: second.image)
  }

  /// Whether the reference means the same in that file.
  func belongs(to image: StoreImage) -> Bool { image === self.image || image.header == self.image.header }

  /// Gives out the content in order, in pieces of at most 64 KiB. The hash of the whole is compared at the end.
  ///
  /// - Throws: ``StoreError`` `damaged`, with the offset, and what `body` throws.
  public func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try BlobReader(image: image, reference: reference).forEachPiece(body)
  }

  /// The whole content.
  public func bytes() throws -> [UInt8] { try BlobReader(image: image, reference: reference).bytes() }

  /// Writes the content to a new file, and syncs it.
  ///
  /// - Throws: ``StoreError`` `cannotCreate` when there is a file of that name. A file that could not be written whole
  ///   is removed.
  public func write(toPath path: String) throws {
    let fileSystem = PosixFileSystem()
    let file = try fileSystem.open(path, .createExclusive)
    defer { file.close() }
    do {
      var offset: UInt64 = 0
      try forEachPiece { piece in
        try file.append(piece, at: offset)
        offset += UInt64(piece.count)
      }
      try file.syncData()
    } catch {
      try? fileSystem.unlink(path)
      throw error
    }
  }
}

extension Blob: PropertyValue {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.blob) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.blob(reference)) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Blob {
    try row.checkPresent(field, .blob)
    return Blob(image: row.view.image, reference: try row.view.blob(field.layout))
  }
}
