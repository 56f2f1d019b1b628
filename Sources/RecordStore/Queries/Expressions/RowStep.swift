/// A step compiled for the tables of one state.
enum RowStep: Sendable {
  case embedded(FieldLayout)
  case link(FieldLayout, TableSchema)
  case list(FieldLayout, TableSchema)
  /// A field that has the number of a record: its Int key.
  case number(FieldLayout, TableSchema)
  /// A field that has the String key of a record.
  case key(FieldLayout, TableSchema)
  case backlinks(BacklinkPath)
  /// To a table that the store does not have yet.
  case nowhere
}
