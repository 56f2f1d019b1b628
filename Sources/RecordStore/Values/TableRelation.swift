/// A way from the records of a table to those of another that a program declares. The file knows nothing of it. The
/// tables are as the program declares them.
enum TableRelation: Sendable {
  /// A field of the table has the primary key of a record of the other.
  case reference(field: Int, to: TableSchema)
  /// A field of the other table, by its position there, leads to the record.
  case backlinks(TableSchema, field: Int)
}
