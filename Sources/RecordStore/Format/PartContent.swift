/// What a part holds; its first byte.
enum PartContent: UInt8, Sendable {
  case operations = 1
  case blobBytes

  /// Puts the eight bytes before the content.
  func begin(in writer: inout ByteWriter) {
    writer.appendU8(rawValue)
    writer.appendZeros(FormatConstants.partPrefixByteCount - 1)
  }
}
