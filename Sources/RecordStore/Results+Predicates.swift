/// Conditions and orders as text.
extension Results {
  /// Keeps the records that satisfy a predicate, too.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column: for a name that the type does not have, and for values
  ///   of another type.
  public func `where`(_ predicate: TextPredicate) throws(StoreError) -> Results {
    filtered(try predicate.expression(in: R.schemaContent.table))
  }

  /// The same with the text of a predicate, and a value for each placeholder:
  /// `where("average >= %@ AND title BEGINSWITH %@", 4, "牛")`.
  public func `where`(_ predicate: String, _ arguments: (any PropertyValue)?...) throws(StoreError) -> Results {
    try self.where(TextPredicate(predicate, arguments: arguments))
  }
}
