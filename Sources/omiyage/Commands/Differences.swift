import RecordStore

/// What differs between two states of a store: the records that the changes between them touched are compared, and no
/// other.
struct Differences {
  private let older: Snapshot
  private let newer: Snapshot
  private let touched: [ChangedRecord]

  /// - Parameters:
  ///   - first, second: the numbers of the changes that made the states, in either order.
  init(_ store: Store, from first: Int, to second: Int) throws {
    older = try store.snapshot(at: first)
    newer = try store.snapshot(at: second)
    let low = min(first, second)
    var seen: Set<Place> = []
    var touched: [ChangedRecord] = []
    for change in try store.changes(since: low, limit: max(first, second) - low) {
      for record in change.records where seen.insert(Place(table: record.table, id: record.id)).inserted {
        touched.append(record)
      }
    }
    self.touched = touched
  }

  private struct Place: Hashable {
    let table: String
    let id: Int
  }

  /// All fields that differ: items first, each kind by id.
  func fields() throws -> [FieldDifference] {
    let items = ids(of: Omiyage.self)
    let comments = ids(of: OmiyageComment.self)
    return try items.flatMap { try fields(of: Omiyage.self, id: $0, ItemShape()) }
      + comments.flatMap { try fields(of: OmiyageComment.self, id: $0, CommentShape()) }
  }

  /// The fields of one item and of its comments that differ.
  func fields(ofItem id: Int) throws -> [FieldDifference] {
    let place = CommentFields.shared.omiyageID
    let comments = try ids(of: OmiyageComment.self).filter { comment in
      let row = try newer.row(OmiyageComment.self, id: comment) ?? older.row(OmiyageComment.self, id: comment)
      return try row?[place] == id
    }
    return try fields(of: Omiyage.self, id: id, ItemShape())
      + comments.flatMap { try fields(of: OmiyageComment.self, id: $0, CommentShape()) }
  }

  private func ids<R: CollectionRecord>(of type: R.Type) -> [Int] {
    touched.filter { $0.table == R.schema.name }.map(\.id).sorted()
  }

  private func fields<R: CollectionRecord, Shape: RecordShape>(
    of type: R.Type, id: Int, _ shape: Shape
  ) throws -> [FieldDifference] where Shape.Element == Row<R> {
    let before = try older.row(type, id: id).map { try CollectedRow.fields(shape, $0) }
    let after = try newer.row(type, id: id).map { try CollectedRow.fields(shape, $0) }
    let kind: FieldDifference.Kind = before == nil ? .added : after == nil ? .deleted : .changed
    return shape.columns.indices.compactMap { column in
      let old = before.map { $0[column] } ?? ""
      let new = after.map { $0[column] } ?? ""
      // The id names the line already.
      guard old != new, column > 0 else { return nil }
      return FieldDifference(
        type: R.noun, id: id, kind: kind, field: shape.columns[column].text, before: old.isEmpty ? nil : old,
        after: new.isEmpty ? nil : new)
    }
  }
}
