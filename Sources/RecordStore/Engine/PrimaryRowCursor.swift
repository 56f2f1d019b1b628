/// Rows of a table in the order of their numbers.
final class PrimaryRowCursor: RowCursor {
  private let image: StoreImage
  private let table: TableSchema
  private var cursor: PrimaryCursor

  init(image: StoreImage, table: TableSchema, cursor: PrimaryCursor) {
    self.image = image
    self.table = table
    self.cursor = cursor
  }

  func next() throws -> RowView? {
    guard let (_, offset) = try cursor.next() else { return nil }
    return try RowView(image: image, table: table, operationOffset: offset)
  }
}
