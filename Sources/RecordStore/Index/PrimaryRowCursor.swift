/// The records at some places, in their order.
final class PrimaryRowCursor: RowCursor {
  /// Places that are asked for at once: few at first, as the first records may be all that are wanted.
  private static let leastCount = 4
  private static let limit = 256

  private let image: StoreImage
  private let table: TableSchema
  private let source: any PlaceCursor
  private let places = UnsafeMutableBufferPointer<RecordPlace>.allocate(capacity: PrimaryRowCursor.limit)
  private var capacity = PrimaryRowCursor.leastCount
  private var rest = 0..<0

  init(image: StoreImage, table: TableSchema, places: any PlaceCursor) {
    self.image = image
    self.table = table
    source = places
  }

  deinit { places.deallocate() }

  func next() throws -> RowView? {
    if rest.isEmpty {
      rest = 0..<(try source.fill(UnsafeMutableBufferPointer(rebasing: places[..<capacity])))
      if rest.isEmpty { return nil }
      capacity = min(capacity * 2, Self.limit)
    }
    return try RowView(image: image, table: table, operationOffset: places[rest.removeFirst()].offset)
  }
}
