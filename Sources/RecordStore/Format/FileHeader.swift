/// The first 64 bytes of a store, written once.
struct FileHeader: Sendable, Equatable {
  /// 16 random bytes.
  var storeID: [UInt8]
  /// 1, and one more after each compaction.
  var generation: UInt64
  /// Milliseconds since 1970 UTC.
  var createdAt: Int64
  /// Flags that an older reader may ignore, but no writer.
  var compatibleFeatures: UInt32 = 0

  /// What all checksums of the file start from.
  var seeds: ChecksumSeeds { ChecksumSeeds(base: seedBase) }

  var seedBase: UInt64 {
    var writer = ByteWriter(capacity: 24)
    writer.appendBytes(storeID)
    writer.appendU64(generation)
    return writer.withBytes { XXH64.hash($0, seed: 0) }
  }

  /// The checksum of the header, where the chain of the frames begins.
  var checksum: UInt64 {
    let bytes = encoded()
    return bytes.withUnsafeBytes { $0.load64(at: 56) }
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter(capacity: FormatConstants.fileHeaderByteCount)
    writer.appendU64(FormatConstants.fileMagic)
    writer.appendU32(FormatConstants.version)
    writer.appendU32(compatibleFeatures)
    writer.appendU32(0)
    writer.appendU32(0)
    writer.appendBytes(storeID)
    writer.appendU64(generation)
    writer.appendU64(UInt64(bitPattern: createdAt))
    writer.appendU64(writer.withBytes { XXH64.hash($0, seed: 0) })
    return writer.bytes
  }

  /// Reads the header from the first bytes of a file, of which there may be too few.
  static func decode(_ bytes: UnsafeRawBufferPointer, path: String?) throws(StoreError) -> FileHeader {
    guard bytes.count >= 8, bytes.load64(at: 0) == FormatConstants.fileMagic else {
      throw StoreError(code: .notAStore, message: "it is not a store. Check the path.", path: path)
    }
    guard bytes.count >= FormatConstants.fileHeaderByteCount,
      bytes.load64(at: 56) == XXH64.hash(bytes.slice(0..<56), seed: 0)
    else { throw StoreError.damaged("the file header", path: path, offset: 0) }
    guard bytes.load32(at: 8) == FormatConstants.version, bytes.load32(at: 16) == 0 else {
      throw StoreError(
        code: .newerFormat, message: "a newer version of the program wrote the store. Update the program.", path: path)
    }
    guard bytes.load32(at: 20) == 0 else { throw StoreError.damaged("the file header", path: path, offset: 20) }
    return FileHeader(
      storeID: Array(bytes.slice(24..<40)), generation: bytes.load64(at: 40),
      createdAt: Int64(bitPattern: bytes.load64(at: 48)), compatibleFeatures: bytes.load32(at: 12))
  }

  /// Reads the header of an open file.
  static func read(from file: any StoreFile) throws(StoreError) -> FileHeader {
    var buffer = [UInt8](repeating: 0, count: FormatConstants.fileHeaderByteCount)
    let count = try buffer.withUnsafeMutableBufferPointer { (target) throws(StoreError) in
      try file.read(UnsafeMutableRawBufferPointer(target), at: 0)
    }
    return try buffer.withUnsafeBufferPointer { (all) throws(StoreError) in
      try decode(UnsafeRawBufferPointer(start: all.baseAddress, count: count), path: file.path)
    }
  }
}
