/// The sizes and magic numbers of the format page.
enum FormatConstants {
  static let fileMagic: UInt64 = 0x0A1A_0A0D_5453_52D3
  static let frameMagic: UInt32 = 0x3146_52F6
  static let sealMagic: UInt32 = 0x4C53_52F6
  static let endMagic: UInt32 = 0xE344_4E45

  static let version: UInt32 = 1
  static let fileHeaderByteCount = 64
  static let headerByteCount = 40
  static let trailerByteCount = 32
  static let sealByteCount = 40
  /// No payload is smaller: where fewer bytes are left, no whole frame but a seal can be.
  static let smallestPayloadByteCount = 9
  /// Header and trailer of a frame that is no seal.
  static let frameOverheadByteCount = headerByteCount + trailerByteCount
  static let sectorByteCount = 512
  static let alignment = 8

  static let payloadLimit = 1 << 30
  static let partPayloadLimit = 65_536
  /// The byte that says what a part holds, and seven zeros.
  static let partPrefixByteCount = 8
  static let segmentPayloadLimit = 262_144
}
