/// The records of a range that may match, by number: a search over the bytes of many records at once leaves most of
/// them out, without a look at each.
final class SievedRowCursor: RowCursor {
  private let image: StoreImage
  private let table: TableSchema
  private let places: any PlaceCursor
  private var batch: SievedBatch
  private var isAtEnd = false

  /// - Parameter places: of the records of the table in `image`, in the order that `descending` says.
  init(image: StoreImage, table: TableSchema, places: any PlaceCursor, descending: Bool, sieve: TextSieve) {
    self.image = image
    self.table = table
    self.places = places
    batch = SievedBatch(image: image, table: table, descending: descending, sieve: sieve)
  }

  func next() throws -> RowView? {
    while true {
      if let offset = try batch.next() { return try RowView(image: image, table: table, operationOffset: offset) }
      if isAtEnd { return nil }
      isAtEnd = try !batch.fill(from: places)
    }
  }
}
