/// HEIC and AVIF: boxes in boxes (ISO/IEC 14496-12), with the size in `meta/iprp/ipco/ispe` (23008-12, 6.5.3).
enum ISOImage {
  /// Boxes looked at in one file, so that a hostile one ends soon.
  private static let boxLimit = 1_000

  static func info(_ reader: ImageBytes) -> ImageInfo? {
    guard let kind = kind(reader) else { return nil }
    guard let size = largestSize(reader) else { return ImageInfo(kind: kind) }
    return ImageInfo(kind: kind, width: size.width, height: size.height)
  }

  /// The kind by the major brand and, for the general ones, the compatible brands.
  private static func kind(_ reader: ImageBytes) -> ImageInfo.Kind? {
    let end = min(reader.big32(0) ?? 0, reader.count, 256)
    var index = 8
    while index + 4 <= max(end, 12) {
      if reader.matches("avif", at: index) || reader.matches("avis", at: index) { return .avif }
      for brand: StaticString in ["heic", "heix", "hevc", "heim", "heis", "hevm"]
      where reader.matches(brand, at: index) {
        return .heic
      }
      // The minor version stands between the major brand and the others.
      index += index == 8 ? 8 : 4
    }
    return nil
  }

  /// The largest image in the file: photos are stored as tiles and thumbnails besides the whole.
  private static func largestSize(_ reader: ImageBytes) -> (width: Int, height: Int)? {
    var best: (width: Int, height: Int)?
    var left = boxLimit
    var open = [(index: 0, end: reader.count)]
    while let range = open.popLast() {
      var index = range.index
      while left > 0, let length = reader.big32(index), length >= 8, length <= range.end - index {
        left -= 1
        let content = index + 8
        if reader.matches("ispe", at: index + 4), length >= 20 {
          if let width = reader.big32(content + 4), let height = reader.big32(content + 8),
            width <= Int(Int32.max), height <= Int(Int32.max), width * height > (best.map { $0.width * $0.height } ?? 0)
          {
            best = (width, height)
          }
        } else if reader.matches("meta", at: index + 4) {
          open.append((content + 4, index + length))
        } else if reader.matches("iprp", at: index + 4) || reader.matches("ipco", at: index + 4) {
          open.append((content, index + length))
        }
        index += length
      }
    }
    return best
  }
}
