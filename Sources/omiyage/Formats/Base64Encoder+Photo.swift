import RecordStore

extension Base64Encoder {
  /// Appends a whole photo, read in pieces.
  static func append(_ photo: Photo, to buffer: ByteBuffer) throws {
    var encoder = Base64Encoder()
    try photo.data.forEachPiece { encoder.append($0, to: buffer) }
    encoder.finish(to: buffer)
  }
}
