/// An item as a program keeps it in LMDB: its average, its date, how long its title is, then title and detail.
struct PackedItem {
  private static let titleStart = 24

  let bytes: UnsafeRawBufferPointer

  var average: Double { bytes.loadUnaligned(as: Double.self) }
  var titleByteCount: Int { bytes.loadUnaligned(fromByteOffset: 16, as: Int.self) }

  static func pack(_ item: BenchmarkItem, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    withUnsafeBytes(of: item.average ?? 0) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: 0) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: item.title.utf8.count) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: item.title.utf8)
    bytes.append(contentsOf: item.detail.utf8)
  }

  /// A copy with another average.
  func copy(average: Double, into copy: inout [UInt8]) {
    copy.removeAll(keepingCapacity: true)
    copy.append(contentsOf: bytes)
    copy.withUnsafeMutableBytes { $0.storeBytes(of: average, as: Double.self) }
  }

  /// The key of the index by average: as bytes in the order of averages, of ids where they are the same.
  static func key(average: Double, id: Int) -> (UInt64, UInt64) {
    let bits = average.bitPattern
    return ((average.sign == .minus ? ~bits : bits | 1 << 63).bigEndian, UInt64(id).bigEndian)
  }

  static func id(ofKey key: UnsafeRawBufferPointer) -> Int {
    Int(UInt64(bigEndian: key.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }
}
