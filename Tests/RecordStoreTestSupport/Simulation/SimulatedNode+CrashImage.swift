/// What a power cut may leave of a file.
extension SimulatedNode {
  /// A content that is possible after a power cut: any size between those since the last sync, rounded up at times,
  /// and each changed sector or page in one of its states.
  func crashImage(_ generator: inout SeededGenerator, _ options: CrashOptions) -> [UInt8] {
    guard !sizes.isEmpty else { return durable }
    let grain = generator.oneIn(2) ? Self.sectorByteCount : Self.pageByteCount
    let count = crashSize(&generator)
    var image = durableImage(count, &generator, options)
    let mode = generator.below(5)
    let salt = generator.next()
    let picked = generator.below(count / grain + 1)
    image.withUnsafeMutableBytes { target in
      for sector in touched where sector * Self.sectorByteCount < count {
        let granule = sector * Self.sectorByteCount / grain
        let change = chosenChange(mode, granule, granule == picked, salt)
        if change >= 0 { overlay(sector, upTo: change, on: target) }
      }
    }
    return image
  }

  /// Keeps exactly the sectors of a set in their newest state, and the others as they are on the disk. Bit n of
  /// `mask` is the n-th sector that changed. For going through all subsets.
  func crashImage(keeping mask: UInt64, size count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 0)
    var image = durableImage(count, &generator, CrashOptions())
    image.withUnsafeMutableBytes { target in
      for (bit, sector) in touched.enumerated() where bit < 64 && mask >> UInt64(bit) & 1 == 1 {
        if sector * Self.sectorByteCount < count { overlay(sector, upTo: sizes.count - 1, on: target) }
      }
    }
    return image
  }

  private func crashSize(_ generator: inout SeededGenerator) -> Int {
    var low = durable.count
    var high = durable.count
    for size in sizes {
      low = min(low, size)
      high = max(high, size)
    }
    let between = low + generator.below(high - low + 1)
    switch generator.below(5) {
    case 0: return between
    case 1:
      let unit = generator.oneIn(2) ? Self.sectorByteCount : Self.pageByteCount
      return (between + unit - 1) / unit * unit
    case 2: return high
    case 3: return sizes[sizes.count - 1]
    default:
      let change = generator.below(sizes.count + 1)
      return change == sizes.count ? durable.count : sizes[change]
    }
  }

  /// The durable bytes, cut or continued to a size.
  private func durableImage(_ count: Int, _ generator: inout SeededGenerator, _ options: CrashOptions) -> [UInt8] {
    let kept = min(count, durable.count)
    var image = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let target = UnsafeMutableRawBufferPointer(buffer)
      durable.withUnsafeBytes { target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<kept])) }
      UnsafeMutableRawBufferPointer(rebasing: target[kept...]).initializeMemory(as: UInt8.self, repeating: 0)
      initialized = count
    }
    if options.garbage {
      for index in kept..<count { image[index] = UInt8(truncatingIfNeeded: generator.next()) }
    }
    return image
  }

  /// The change after which a granule was written back for the last time; -1: never.
  private func chosenChange(_ mode: Int, _ granule: Int, _ isPicked: Bool, _ salt: UInt64) -> Int {
    var draw = SeededGenerator(seed: salt ^ (UInt64(granule) &* 0x9E37_79B9_7F4A_7C15))
    let last = sizes.count - 1
    switch mode {
    case 0: return draw.below(sizes.count + 1) - 1
    case 1: return draw.oneIn(2) ? last : -1
    case 2: return isPicked ? draw.below(sizes.count + 1) - 1 : last
    case 3: return isPicked ? last : -1
    default: return draw.oneIn(6) ? -1 : last
    }
  }

  /// Puts the newest state that a sector had up to a change over the image; leaves it alone when it had none.
  private func overlay(_ sector: Int, upTo change: Int, on target: UnsafeMutableRawBufferPointer) {
    var index = newest[sector]
    while index >= 0 && versions[Int(index)].change > Int32(change) { index = versions[Int(index)].previous }
    guard index >= 0 else { return }
    let start = sector * Self.sectorByteCount
    let count = min(Self.sectorByteCount, target.count - start)
    let place = Int(versions[Int(index)].place)
    let part = UnsafeMutableRawBufferPointer(rebasing: target[start..<start + count])
    if place < 0 {
      part.initializeMemory(as: UInt8.self, repeating: 0)
    } else {
      arena.withUnsafeBytes { part.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[place..<place + count])) }
    }
  }
}
