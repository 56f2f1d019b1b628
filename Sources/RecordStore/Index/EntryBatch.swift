/// Some live entries of an index, one behind the other, each with all columns of its run. Valid while it is given out.
struct EntryBatch {
  /// No batch has more.
  static let limit = 512

  let count: Int
  private let columns: ContiguousArray<ColumnView>
  /// Where the entries stand in the columns; nil where some between them are left out.
  private let place: Range<Int>?
  /// The entries row by row; room for them where they have a place.
  private let rows: UnsafeMutablePointer<UInt64>

  /// Entries that stand one behind the other.
  init(_ columns: ContiguousArray<ColumnView>, _ place: Range<Int>, room rows: UnsafeMutablePointer<UInt64>) {
    count = place.count
    self.columns = columns
    self.place = place
    self.rows = rows
  }

  /// Entries that were picked out of a segment with these columns.
  init(_ columns: ContiguousArray<ColumnView>, rows: UnsafeMutablePointer<UInt64>, count: Int) {
    self.count = count
    self.columns = columns
    place = nil
    self.rows = rows
  }

  @inline(__always)
  func forEach(_ body: (UnsafePointer<UInt64>) throws -> Void) rethrows {
    if let place { Self.unpack(columns, place, to: rows) }
    var entry = rows
    for _ in 0..<count {
      try body(UnsafePointer(entry))
      entry += columns.count
    }
  }

  /// Unpacks entries row by row, each column in one tight loop.
  static func unpack(
    _ columns: ContiguousArray<ColumnView>, _ place: Range<Int>, to rows: UnsafeMutablePointer<UInt64>
  ) {
    for column in columns.indices { columns[column].unpack(place, to: rows + column, stride: columns.count) }
  }

  /// Copies one column of all entries.
  func copy(_ column: Int, to target: UnsafeMutablePointer<UInt64>) {
    if let place { return columns[column].unpack(place, to: target, stride: 1) }
    for index in 0..<count { target[index] = rows[index &* columns.count &+ column] }
  }

  /// Whether a column is known to be 0 in all entries, without a look at them.
  func isZero(_ column: Int) -> Bool { columns[column].width == 0 && columns[column].base == 0 }
}
