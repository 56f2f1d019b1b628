/// The short way for a change of fields of fixed width: the record is copied, not put together anew.
extension RecordWriter {
  /// Fields of variable length, those of unique indexes and the key go the whole way.
  static func patchedFields(of table: TableSchema) -> [Bool] {
    let unique = table.indexes.filter { $0.isUnique }
    return table.layouts.enumerated().map { field, layout in
      layout.slot < 0 && !layout.isRecordNumber && !unique.contains { $0.keys.contains(field) }
    }
  }

  /// - Returns: whether the record has the values now; where not, nothing is done, and the whole way tells why.
  func patch(_ number: Int64, _ changes: [FieldValue], newest: Newest, old: RowView) throws -> Bool {
    var isNew = false
    for (position, change) in changes.enumerated() {
      guard isPatched[change.field] else { return false }
      // Of several values for a field only the last one counts, and only that has to keep the rules.
      for other in 0..<position where changes[other].field == change.field { return false }
      if try old.value(change.field) != change.value { isNew = true }
    }
    guard isNew else { return true }
    for change in changes where !keepsRules(change, number) { return false }
    let core = core
    guard let record = try patcher.patch(old, changes, offset: { try core.nextOperationOffset(carrying: $0) }) else {
      return false
    }
    try core.put(
      table: table, number: number, record: record, previous: newest, uniqueKeys: checksUnique ? [] : nil)
    return true
  }

  private func keepsRules(_ change: FieldValue, _ number: Int64) -> Bool {
    guard change.field < schema.accessors.count else { return true }
    do {
      try schema.accessors[change.field].check(change.value, table, number)
      return true
    } catch {
      return false
    }
  }
}
