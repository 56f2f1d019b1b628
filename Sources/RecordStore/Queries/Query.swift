/// What is asked of a table: which records, in which order, how many.
struct Query: Sendable {
  var table: TableSchema
  /// The ids of indexes that cannot be read yet.
  var unbuilt: Set<Int> = []
  var condition = QueryExpression.constant(true)
  var order: [SortKey] = []
  var limit: Int?
  /// Only the records with these numbers, in this order unless `order` gives another, and as often as they stand here;
  /// nil all.
  var members: [Int64]?
  var offset = 0
  var scanning = ScanSettings()

  /// The order with the primary key at its end, so that it is never left open; nothing stands behind the key.
  var fullOrder: [SortKey] {
    if let key = order.firstIndex(where: { $0.field == table.keyField }) { return Array(order[...key]) }
    return order + [SortKey(field: table.keyField)]
  }

  func canUse(_ index: IndexSchema) -> Bool { unbuilt.isEmpty || !unbuilt.contains(index.id) }

  /// Every matching record counts, and their order does not.
  var isWhole: Bool { limit == nil && offset == 0 }
}
