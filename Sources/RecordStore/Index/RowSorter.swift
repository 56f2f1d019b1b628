/// Sorts any number of rows in little memory: what was sorted is kept as segments, with narrow columns, and merged at
/// the end.
final class RowSorter {
  private let shape: RunShape
  private let limits: RunLimits
  private let stride: Int
  private var rows: UnsafeMutablePointer<UInt64>
  private var capacity: Int
  private var count = 0
  private var isSorted = true
  private var sortedRuns: [Run] = []
  private(set) var rowCount = 0

  init(shape: RunShape, limits: RunLimits) {
    self.shape = shape
    self.limits = limits
    stride = shape.columnCount
    capacity = min(64, limits.sortedRowCount)
    rows = .allocate(capacity: capacity * stride)
  }

  deinit { rows.deallocate() }

  /// Adds the row that `write` fills.
  @inline(__always)
  func append(_ write: (UnsafeMutablePointer<UInt64>) throws -> Void) throws {
    if count == capacity { try makeRoom() }
    let row = rows + count &* stride
    try write(row)
    if count > 0, isSorted, !shape.precedes(UnsafePointer(row - stride), UnsafePointer(row)) { isSorted = false }
    count &+= 1
    rowCount &+= 1
  }

  /// Adds the rows that a put or a restore has in an index.
  func append(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, of source: any IndexSource
  ) throws {
    guard definition.isOfList else {
      return try append { try source.writeRow(definition, number: number, operationOffset: operationOffset, to: $0) }
    }
    for key in try source.listedKeys(definition, number: number, operationOffset: operationOffset) {
      try append { shape.writeListRow(key: key, number: number, to: $0) }
    }
  }

  private func makeRoom() throws {
    guard capacity < limits.sortedRowCount else { return try store() }
    let larger = min(capacity * 4, limits.sortedRowCount)
    let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: larger * stride)
    moved.update(from: rows, count: count * stride)
    rows.deallocate()
    rows = moved
    capacity = larger
  }

  /// Puts the buffered rows away as a run in memory.
  private func store() throws {
    guard count > 0 else { return }
    let frames = MemoryFrames()
    let builder = RunBuilder(sink: frames, shape: shape, limits: limits)
    try writeBuffered(into: builder)
    if let descriptor = try builder.finish(level: 0) {
      sortedRuns.append(try Run(descriptor, shape: shape, frames: frames))
    }
    count = 0
    isSorted = true
  }

  private func writeBuffered(into builder: RunBuilder) throws {
    if isSorted {
      for index in 0..<count { try builder.append(UnsafePointer(rows + index * stride)) }
      return
    }
    try RowOrder(shape: shape, rows: UnsafePointer(rows), count: count).forEach { try builder.append($0) }
  }

  /// Writes all rows in order.
  func finish(into builder: RunBuilder) throws {
    if sortedRuns.isEmpty { return try writeBuffered(into: builder) }
    try store()
    let heap = CursorHeap(try sortedRuns.map { try RunCursor($0) })
    while let top = heap.top {
      try builder.append(top)
      try heap.advance()
    }
  }
}
