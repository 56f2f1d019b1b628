@testable import RecordStore
@testable import RecordStoreTestSupport

/// What a power cut may leave of one file, told a second time and plainly: for each sector of 512 bytes the set of
/// contents that are possible. The simulated disk is held to it.
struct CrashOracle {
  private static let sector = SimulatedNode.sectorByteCount
  private static let page = SimulatedNode.pageByteCount

  private(set) var content: [UInt8] = []
  private var possible: [Int: Set<[UInt8]>] = [:]
  private var dirty: Set<Int> = []
  /// The sizes that the disk may know.
  private var durableSizes: Set<Int> = [0]
  private var sizes: Set<Int> = [0]
  private var hasLostPages = false

  mutating func write(_ bytes: [UInt8], at offset: Int) {
    guard !bytes.isEmpty else { return }
    if offset + bytes.count > content.count {
      content += [UInt8](repeating: 0, count: offset + bytes.count - content.count)
    }
    content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    changed(offset..<offset + bytes.count)
  }

  mutating func truncate(to size: Int) {
    guard size != content.count else { return }
    let end = max(size, content.count)
    if size < content.count {
      content.removeLast(content.count - size)
      changed(size..<end)
    } else {
      content += [UInt8](repeating: 0, count: size - content.count)
      sizes.insert(size)
    }
  }

  private mutating func changed(_ range: Range<Int>) {
    sizes.insert(content.count)
    let grain = hasLostPages ? Self.page : Self.sector
    let first = range.lowerBound / grain * grain / Self.sector
    let end = ((range.upperBound - 1) / grain + 1) * grain / Self.sector
    for sector in first..<end {
      dirty.insert(sector)
      possible[sector, default: [Self.zeros]].insert(sectorContent(sector))
    }
  }

  mutating func sync() {
    for sector in dirty { possible[sector] = [sectorContent(sector)] }
    dirty = []
    cut(at: content.count)
    durableSizes = [content.count]
    sizes = [content.count]
  }

  mutating func failSync() {
    durableSizes.insert(content.count)
    sizes = durableSizes
    for size in durableSizes { cut(at: size) }
    dirty = []
    hasLostPages = true
  }

  /// The disk may cut a file at a size that it knows, whatever state the sector there is in.
  private mutating func cut(at size: Int) {
    guard size % Self.sector != 0 else { return }
    let sector = size / Self.sector
    for known in possible[sector] ?? [Self.zeros] {
      let kept = known.prefix(size % Self.sector)
      possible[sector, default: [Self.zeros]].insert(kept + [UInt8](repeating: 0, count: Self.sector - kept.count))
    }
  }

  /// Why an image is impossible; nil when it is possible.
  func objection(to image: [UInt8]) -> String? {
    let (low, high) = (sizes.min() ?? 0, sizes.max() ?? 0)
    guard image.count >= low, image.count <= (high + Self.page - 1) / Self.page * Self.page else {
      return "size \(image.count) is not within \(low)...\(high)"
    }
    guard image.count <= high || image.count % Self.sector == 0 else { return "size \(image.count) is not rounded" }
    for start in stride(from: 0, to: image.count, by: Self.sector) {
      let found = image[start..<min(start + Self.sector, image.count)]
      let known = possible[start / Self.sector] ?? [Self.zeros]
      if !known.contains(where: { $0.prefix(found.count).elementsEqual(found) }) {
        return "sector \(start / Self.sector) holds what was never there"
      }
    }
    return nil
  }

  private static let zeros = [UInt8](repeating: 0, count: sector)

  private func sectorContent(_ sector: Int) -> [UInt8] {
    let start = sector * Self.sector
    guard start < content.count else { return Self.zeros }
    let bytes = content[start..<min(start + Self.sector, content.count)]
    return bytes + [UInt8](repeating: 0, count: Self.sector - bytes.count)
  }
}
