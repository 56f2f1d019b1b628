/// Conditions as text.
extension TableRows {
  /// Keeps the records that satisfy a predicate, too. Names are those of fields; links lead to the tables of the store.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column: for a name that the table does not have, and for values
  ///   of another type.
  public func `where`(predicate: TextPredicate) throws(StoreError) -> TableRows {
    var rows = self
    rows.query.condition = .and(query.condition, try predicate.expression(in: query.table, of: source.schema))
    return rows
  }

  /// The same with the text of a predicate, and a value for each placeholder.
  public func `where`(predicate: String, _ arguments: (any PropertyValue)?...) throws(StoreError) -> TableRows {
    try self.where(predicate: TextPredicate(predicate, arguments: arguments))
  }
}
