/// The fields of the row being read, in memory that is used again for every row.
final class FieldTable {
  struct Field {
    /// Bytes from the start of the row.
    var start: UInt32
    var count: UInt32
    /// Whether the text stands in `decoded` instead of the row itself, at the same offset.
    var isDecoded: Bool
    var isQuoted: Bool
  }

  /// More fields than this in one row are refused.
  static let fieldLimit = 1 << 14

  private(set) var fields: UnsafeMutablePointer<Field>
  private(set) var count = 0
  private var capacity = 64
  private(set) var decoded: UnsafeMutableRawPointer
  private var decodedCapacity = 256

  init() {
    fields = .allocate(capacity: capacity)
    decoded = .allocate(byteCount: decodedCapacity, alignment: 16)
  }

  deinit {
    fields.deallocate()
    decoded.deallocate()
  }

  func removeAll() { count = 0 }

  /// False when the row has too many fields.
  @inline(__always)
  func append(start: Int, end: Int, isDecoded: Bool = false, isQuoted: Bool = false) -> Bool {
    if count == capacity, !grow() { return false }
    fields[count] = Field(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start),
      isDecoded: isDecoded, isQuoted: isQuoted)
    count &+= 1
    return true
  }

  private func grow() -> Bool {
    guard capacity < FieldTable.fieldLimit else { return false }
    let larger = UnsafeMutablePointer<Field>.allocate(capacity: capacity * 4)
    larger.initialize(from: fields, count: count)
    fields.deallocate()
    fields = larger
    capacity *= 4
    return true
  }

  /// Replaces the marked fields by their text: `decode` writes it, never longer than what it reads, and gives
  /// its count. Each field keeps its offset, so the memory need not move while fields are borrowed.
  func decodeMarked(
    row: UnsafeRawPointer, byteCount: Int,
    _ decode: (UnsafeRawBufferPointer, UnsafeMutableRawPointer) -> Int
  ) {
    if decodedCapacity < byteCount {
      decoded.deallocate()
      decodedCapacity = byteCount + byteCount / 2
      decoded = .allocate(byteCount: decodedCapacity, alignment: 16)
    }
    for index in 0..<count where fields[index].isDecoded {
      let start = Int(fields[index].start)
      let source = UnsafeRawBufferPointer(start: row + start, count: Int(fields[index].count))
      fields[index].count = UInt32(truncatingIfNeeded: decode(source, decoded + start))
    }
  }
}
