/// Reads a blob from its parts, piece by piece; each is checked when it is touched.
struct BlobReader {
  let image: StoreImage
  let description: BlobDescription
  private let offset: UInt64

  var byteCount: UInt64 { description.byteCount }

  init(image: StoreImage, operationOffset: UInt64) throws(StoreError) {
    let operation = try image.operation(at: operationOffset)
    guard operation.kind == .blob else { throw image.damaged("a blob", at: operationOffset) }
    self.image = image
    offset = operationOffset
    description = try BlobDescription.decode(image.bytes, of: operation)
  }

  /// The blob that a record names, which must be as long as the record says.
  init(image: StoreImage, reference: BlobReference) throws(StoreError) {
    try self.init(image: image, operationOffset: reference.operationOffset)
    guard description.byteCount == reference.byteCount else { throw image.damaged("a blob", at: offset) }
  }

  /// Gives out the content in order, at most 64 KiB at a time, and compares its hash at the end.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var next = description.firstPart
    var count: UInt64 = 0
    var hash = XXH64.Stream(seed: 0)
    for _ in 0..<description.partCount {
      let part = try image.frame(at: next)
      guard part.kind == .part, part.payload.count > FormatConstants.partPrefixByteCount,
        part.payload.load8(at: 0) == PartContent.blobBytes.rawValue
      else { throw image.damaged("a blob", at: next) }
      let piece = part.payload.slice(FormatConstants.partPrefixByteCount..<part.payload.count)
      count &+= UInt64(piece.count)
      guard count <= description.byteCount else { throw image.damaged("a blob", at: offset) }
      hash.update(piece)
      try body(piece)
      next = part.end
    }
    guard count == description.byteCount, hash.finish() == description.hash else {
      throw image.damaged("a blob", at: offset)
    }
  }

  /// The whole content.
  func bytes() throws -> [UInt8] {
    var content: [UInt8] = []
    // A damaged count must not reserve memory that the parts cannot fill.
    let partLimit = UInt64(description.partCount) &* UInt64(FormatConstants.partPayloadLimit)
    content.reserveCapacity(Int(clamping: min(description.byteCount, partLimit, image.readableEnd)))
    try forEachPiece { content.append(contentsOf: $0) }
    return content
  }
}
