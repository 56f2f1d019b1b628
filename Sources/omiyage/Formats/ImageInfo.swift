/// The kind and size of a photo, read from its first bytes.
struct ImageInfo: Equatable {
  enum Kind: String, CaseIterable, Sendable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case gif = "image/gif"
    case webp = "image/webp"
    case heic = "image/heic"
    case avif = "image/avif"
  }

  let kind: Kind
  /// In pixels; nil when the bytes at hand do not say.
  let width: Int?
  let height: Int?

  init(kind: Kind, width: Int? = nil, height: Int? = nil) {
    let isKnown = (width ?? 0) > 0 && (height ?? 0) > 0
    self.kind = kind
    self.width = isKnown ? width : nil
    self.height = isKnown ? height : nil
  }

  /// What the bytes are the beginning of; nil when they are no image of a known kind. A JPEG tells its size
  /// behind its metadata, so give as much of the file as there is.
  static func sniff(_ bytes: UnsafeRawBufferPointer) -> ImageInfo? {
    let reader = ImageBytes(bytes)
    if reader.byte(0) == 0x89, reader.matches("PNG\r\n\u{1A}\n", at: 1) { return png(reader) }
    if reader.byte(0) == 0xFF, reader.byte(1) == 0xD8, reader.byte(2) == 0xFF { return jpeg(reader) }
    if reader.matches("GIF87a", at: 0) || reader.matches("GIF89a", at: 0) {
      return ImageInfo(kind: .gif, width: reader.little16(6), height: reader.little16(8))
    }
    if reader.matches("RIFF", at: 0), reader.matches("WEBP", at: 8) { return webp(reader) }
    if reader.matches("ftyp", at: 4) { return ISOImage.info(reader) }
    return nil
  }

  /// IHDR is always the first chunk (PNG specification, 5.6).
  private static func png(_ reader: ImageBytes) -> ImageInfo {
    guard reader.matches("IHDR", at: 12) else { return ImageInfo(kind: .png) }
    return ImageInfo(kind: .png, width: reader.big32(16), height: reader.big32(20))
  }

  /// Walks the segments to the frame header (ITU T.81, B.2.2), which also gives the size as it is stored: the
  /// Exif orientation is not applied.
  private static func jpeg(_ reader: ImageBytes) -> ImageInfo {
    var index = 2
    while let fill = reader.byte(index), fill == 0xFF, let marker = reader.byte(index + 1) {
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      if marker == 0xD9 || marker == 0xDA { break }
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return ImageInfo(kind: .jpeg, width: reader.big16(index + 7), height: reader.big16(index + 5))
      }
      guard let length = reader.big16(index + 2), length >= 2 else { break }
      index += 2 + length
    }
    return ImageInfo(kind: .jpeg)
  }

  /// The three kinds of WebP (RFC 9649, section 2).
  private static func webp(_ reader: ImageBytes) -> ImageInfo {
    if reader.matches("VP8X", at: 12), let width = reader.little24(24), let height = reader.little24(27) {
      return ImageInfo(kind: .webp, width: width + 1, height: height + 1)
    }
    if reader.matches("VP8L", at: 12), reader.byte(20) == 0x2F,
      let low = reader.little16(21), let high = reader.little16(23)
    {
      let bits = low | high << 16
      return ImageInfo(kind: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    if reader.matches("VP8 ", at: 12), let width = reader.little16(26), let height = reader.little16(28) {
      return ImageInfo(kind: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    return ImageInfo(kind: .webp)
  }
}
