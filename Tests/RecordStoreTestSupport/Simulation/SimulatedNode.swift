@testable import RecordStore

/// A file of the simulated disk: what is durable, what the page cache holds, and every state that a sector of 512
/// bytes had since the last sync.
///
/// It is only touched under the lock of its disk; so `@unchecked Sendable` holds.
final class SimulatedNode: @unchecked Sendable {
  static let sectorByteCount = 512
  /// Address space of a file. Thousands of simulated files live at once in the long runs, so it is small.
  static let reservedByteCount = 256 << 20
  static let pageByteCount = 4_096

  /// A state of a sector after a change. `place` is where in `arena` its bytes are, -1 for zeros; `previous` is the
  /// index of the entry before for the same sector, -1 when there is none.
  struct SectorVersion {
    var change: Int32
    var place: Int32
    var previous: Int32
  }

  let inode: UInt64
  var linkCount = 1
  var locks = LockTable()
  /// What a power cut leaves when nothing was written since the last sync.
  private(set) var durable: [UInt8]
  /// The page cache; nil while it equals `durable`.
  private(set) var cache: ReservedMemory?
  /// Bytes, as the processes see it.
  private(set) var size: Int
  /// The size after each change since the last sync.
  private(set) var sizes: [Int] = []
  /// The sectors that changed since the last sync, in the order of their first change.
  private(set) var touched: [Int] = []
  /// The newest version of each sector: an index into `versions`, -1 for none.
  private(set) var newest: [Int32] = []
  private(set) var versions: [SectorVersion] = []
  private(set) var arena: [UInt8] = []
  /// A sync failed: clean pages may differ from the disk, so a page counts whole once it is dirty again.
  private(set) var hasLostPages = false

  init(inode: UInt64, content: [UInt8]) {
    self.inode = inode
    durable = content
    size = content.count
  }

  func status() -> FileStatus {
    FileStatus(
      device: 1, inode: inode, size: UInt64(size), linkCount: linkCount, mode: 0o600, isDirectory: false,
      isRegular: true, ownerIsMe: true)
  }

  /// The page cache as memory with a fixed address.
  func memory() throws(StoreError) -> ReservedMemory {
    if let cache { return cache }
    let made = try ReservedMemory(upTo: Self.reservedByteCount)
    durable.withUnsafeBytes { made.write($0, at: 0) }
    cache = made
    return made
  }

  func content() -> [UInt8] {
    guard let cache else { return durable }
    return Array(cache.bytes(0..<size))
  }

  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) -> Int {
    guard offset < UInt64(size), into.baseAddress != nil else { return 0 }
    let start = Int(offset)
    let count = min(into.count, size - start)
    let target = UnsafeMutableRawBufferPointer(rebasing: into[..<count])
    if let cache {
      target.copyMemory(from: cache.bytes(start..<start + count))
    } else {
      durable.withUnsafeBytes { target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count])) }
    }
    return count
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    let memory = try memory()
    memory.write(bytes, at: offset)
    size = max(size, offset + bytes.count)
    record(offset..<offset + bytes.count, zerosFrom: size, memory)
  }

  func truncate(to newSize: Int) throws(StoreError) {
    guard newSize != size else { return }
    let memory = try memory()
    let oldSize = size
    if newSize < oldSize { memory.clear(newSize..<oldSize) }
    size = newSize
    record(newSize..<max(newSize, oldSize), zerosFrom: newSize, memory)
  }

  /// Notes the state of the sectors of a range after a change. From `end` on they are zero.
  private func record(_ range: Range<Int>, zerosFrom end: Int, _ memory: ReservedMemory) {
    sizes.append(size)
    guard !range.isEmpty else { return }
    let grain = hasLostPages ? Self.pageByteCount : Self.sectorByteCount
    let first = range.lowerBound / grain * grain / Self.sectorByteCount
    let last = ((range.upperBound - 1) / grain * grain + grain) / Self.sectorByteCount
    if newest.count < last { newest += repeatElement(-1, count: last - newest.count) }
    let change = Int32(sizes.count - 1)
    for sector in first..<last {
      let start = sector * Self.sectorByteCount
      var place: Int32 = -1
      if start < end {
        place = Int32(arena.count)
        arena += memory.bytes(start..<start + Self.sectorByteCount)
      }
      if newest[sector] < 0 { touched.append(sector) }
      versions.append(SectorVersion(change: change, place: place, previous: newest[sector]))
      newest[sector] = Int32(versions.count - 1)
    }
  }

  /// Makes all dirty pages and the size durable.
  func sync() {
    guard !sizes.isEmpty || durable.count != size else { return }
    resizeDurable(to: size)
    for sector in touched { persist(sector) }
    forgetChanges()
  }

  /// A sync that fails: any of the dirty sectors may have reached the disk, and all pages are clean from now on
  /// (Rebello and others, "Can Applications Recover from fsync Failures?", 2020). The old size may stay.
  func failSync(_ generator: inout SeededGenerator) {
    let newSize = generator.oneIn(4) ? durable.count : size
    let odds = generator.below(3)
    resizeDurable(to: max(newSize, durable.count))
    for sector in touched {
      let reaches = odds == 1 ? generator.oneIn(2) : odds == 2 ? !generator.oneIn(8) : false
      if reaches { persist(sector) }
    }
    resizeDurable(to: newSize)
    forgetChanges()
    hasLostPages = true
  }

  private func resizeDurable(to count: Int) {
    if count < durable.count {
      durable.removeLast(durable.count - count)
    } else {
      durable += repeatElement(0, count: count - durable.count)
    }
  }

  /// Writes a sector back. It goes as a whole: behind the end of the file the cache is zero.
  private func persist(_ sector: Int) {
    guard let cache else { return }
    let start = sector * Self.sectorByteCount
    let end = min(start + Self.sectorByteCount, durable.count)
    guard start < end else { return }
    durable.withUnsafeMutableBytes { target in
      UnsafeMutableRawBufferPointer(rebasing: target[start..<end]).copyMemory(from: cache.bytes(start..<end))
    }
  }

  private func forgetChanges() {
    sizes.removeAll(keepingCapacity: true)
    for sector in touched { newest[sector] = -1 }
    touched.removeAll(keepingCapacity: true)
    versions.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
  }
}
