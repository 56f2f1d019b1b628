/// Encodes columns with the smallest width that fits.
struct SegmentEncoder {
  private var writer = ByteWriter(capacity: 256)
  private var plans: [Plan] = []

  /// How one column is stored.
  private struct Plan {
    var width: UInt8
    var base: UInt64
    var byteCount: Int
  }

  /// - Parameter columns: a pointer to the values of each column.
  /// - Returns: the payload's size.
  mutating func plan(_ columns: [UnsafeMutablePointer<UInt64>], count: Int) -> Int {
    plans.removeAll(keepingCapacity: true)
    var byteCount = SegmentLayout.prefixByteCount(columnCount: columns.count)
    for column in columns {
      let plan = Self.plan(UnsafePointer(column), count: count)
      plans.append(plan)
      byteCount += plan.byteCount
    }
    return byteCount
  }

  private static func plan(_ values: UnsafePointer<UInt64>, count: Int) -> Plan {
    var least = UInt64.max
    var greatest: UInt64 = 0
    for index in 0..<count {
      least = min(least, values[index])
      greatest = max(greatest, values[index])
    }
    let spread = greatest - least
    var width: UInt8
    switch spread {
    case 0: width = 0
    case ...0xFF: width = 1
    case ...0xFFFF: width = 2
    case ...0xFFFF_FFFF: width = 4
    default: width = 8
    }
    if width != 0, spread == UInt64(count - 1), isConsecutive(values, count) { width = ColumnView.consecutive }
    return Plan(width: width, base: least, byteCount: ColumnView.byteCount(width: width, count: count))
  }

  private static func isConsecutive(_ values: UnsafePointer<UInt64>, _ count: Int) -> Bool {
    for index in 1..<count where values[index] != values[0] &+ UInt64(index) { return false }
    return true
  }

  /// Lends the payload for the columns of the last plan.
  mutating func encode<Result>(
    _ columns: [UnsafeMutablePointer<UInt64>], count: Int, content: RunContent,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    writer.removeAll()
    writer.appendU8(content.rawValue)
    writer.appendU8(0)
    writer.appendU16(UInt16(columns.count))
    writer.appendU32(UInt32(count))
    var start = SegmentLayout.prefixByteCount(columnCount: columns.count)
    for plan in plans {
      writer.appendU32(UInt32(plan.width))
      writer.appendU32(UInt32(start))
      writer.appendU64(plan.base)
      start += plan.byteCount
    }
    writer.reserve(start - writer.count)
    for (column, plan) in zip(columns, plans) { append(UnsafePointer(column), count, plan) }
    return try writer.withBytes(body)
  }

  private mutating func append(_ values: UnsafePointer<UInt64>, _ count: Int, _ plan: Plan) {
    switch plan.width {
    case 1: append(values, count, plan.base, as: UInt8.self)
    case 2: append(values, count, plan.base, as: UInt16.self)
    case 4: append(values, count, plan.base, as: UInt32.self)
    case 8: append(values, count, plan.base, as: UInt64.self)
    default: break
    }
    writer.pad(to: 8)
  }

  @inline(__always)
  private mutating func append<Width: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafePointer<UInt64>, _ count: Int, _ base: UInt64, as width: Width.Type
  ) {
    let byteCount = MemoryLayout<Width>.size
    writer.append(byteCount: count &* byteCount) { target in
      for index in 0..<count {
        target.storeBytes(
          of: Width(truncatingIfNeeded: values[index] &- base).littleEndian, toByteOffset: index &* byteCount,
          as: Width.self)
      }
    }
  }
}
