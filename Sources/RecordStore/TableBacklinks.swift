/// The records that lead to one record by one field.
public struct TableBacklinks {
  /// The name of the field, a link or a list of links.
  public let field: String
  /// The records that have the link, each once, by primary key; their table is `rows.table`.
  public let rows: TableRows
}
