import Testing

@testable import omiyage

@Suite("Kinds and sizes of photos")
struct ImageInfoTests {
  private func sniff(_ bytes: [UInt8]) -> ImageInfo? { bytes.withUnsafeBytes { ImageInfo.sniff($0) } }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let count = UInt32(content.count + 8)
    return withUnsafeBytes(of: count.bigEndian) { Array($0) } + Array(name.utf8) + content
  }

  private static func size(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
  }

  static let samples: [(bytes: [UInt8], info: ImageInfo)] = {
    let png: [UInt8] =
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 4, 0, 0, 0, 3, 0, 8, 6]
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xDB, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8, 3, 0, 4, 0, 3]
    let gif: [UInt8] = Array("GIF89a".utf8) + [0, 4, 0, 3, 0]
    let riff: [UInt8] = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let extended: [UInt8] = riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 3, 0, 0xFF, 2, 0]
    let bits: UInt32 = 1023 | 767 << 14
    let lossless: [UInt8] =
      riff + Array("VP8L".utf8) + [5, 0, 0, 0, 0x2F] + withUnsafeBytes(of: bits.littleEndian) { Array($0) }
    let lossy: [UInt8] = riff + Array("VP8 ".utf8) + [9, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 0, 4, 0, 3]
    let sizes = box("ipco", size(64, 64) + size(200, 100) + size(32, 32))
    let meta = box("meta", [0, 0, 0, 0] + box("hdlr", [1, 2, 3]) + box("iprp", sizes))
    let heic = box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)) + meta
    let avif = box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avif".utf8)) + meta
    return [
      (png, ImageInfo(kind: .png, width: 1024, height: 768)), (jpeg, ImageInfo(kind: .jpeg, width: 1024, height: 768)),
      (gif, ImageInfo(kind: .gif, width: 1024, height: 768)),
      (extended, ImageInfo(kind: .webp, width: 1024, height: 768)),
      (lossless, ImageInfo(kind: .webp, width: 1024, height: 768)),
      (lossy, ImageInfo(kind: .webp, width: 1024, height: 768)),
      (heic, ImageInfo(kind: .heic, width: 200, height: 100)), (avif, ImageInfo(kind: .avif, width: 200, height: 100)),
    ]
  }()

  @Test("Each kind is known by its first bytes", arguments: samples.indices)
  func kinds(_ index: Int) {
    let sample = Self.samples[index]
    #expect(sniff(sample.bytes) == sample.info)
  }

  @Test("Other bytes are no image")
  func noImages() {
    let others = ["", "x", "%PDF-1.7", "title,stars\n", "RIFF1234WAVE", "<svg>", "GIF90a\u{1}\u{1}\u{1}\u{1}"]
    for text in others { #expect(sniff(Array(text.utf8)) == nil) }
    #expect(sniff(Self.box("ftyp", Array("isom".utf8) + [0, 0, 0, 0] + Array("mp42".utf8))) == nil)
  }

  @Test("Cut off or changed images never trap")
  func hostile() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for sample in Self.samples {
      for count in 0...sample.bytes.count { _ = sniff(Array(sample.bytes[..<count])) }
      for _ in 0..<3_000 {
        var bytes = sample.bytes
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &generator)] =
            [0, 0xFF, UInt8.random(in: 0...255, using: &generator)]
            .randomElement(using: &generator) ?? 0
        }
        let info = sniff(bytes)
        #expect(info?.width.map { $0 > 0 } ?? true, "seed \(seed)")
      }
    }
  }
}
