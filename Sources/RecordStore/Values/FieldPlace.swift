/// A field of a table, or of an embedded struct within its records.
struct FieldPlace: Sendable, Hashable {
  /// The embedded structs around the field, the outermost first; positions, each in the struct before.
  var outer: [Int] = []
  let field: Int

  /// A field of the embedded struct that is here.
  func field(_ inner: Int) -> FieldPlace { FieldPlace(outer: outer + [field], field: inner) }

  /// The table that has the field: of the embedded struct, if it is in one.
  func table(in table: TableSchema) -> TableSchema {
    outer.reduce(table) { table, field in
      guard let embedded = table.embeddedTables[field] else { preconditionFailure("a path through no embedded struct") }
      return embedded
    }
  }
}

extension RowView {
  /// Lends the row that has a field; nil where a struct around it is.
  func withPlace<Result>(_ place: FieldPlace, _ body: (RowView, FieldLayout) throws -> Result?) throws -> Result? {
    if place.outer.isEmpty { return try body(self, layout(place.field)) }
    return try withPlace(place, depth: 0, body)
  }

  private func withPlace<Result>(
    _ place: FieldPlace, depth: Int, _ body: (RowView, FieldLayout) throws -> Result?
  ) throws -> Result? {
    if depth == place.outer.count { return try body(self, layout(place.field)) }
    let outer = layout(place.outer[depth])
    return isNil(outer) ? nil : try withEmbedded(outer) { try $0.withPlace(place, depth: depth + 1, body) }
  }
}
