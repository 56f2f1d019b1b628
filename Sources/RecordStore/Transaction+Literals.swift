/// Records from literals.
extension Transaction {
  /// Adds the record that a dictionary or an array describes, and the records nested in it, inner ones first.
  ///
  /// ```swift
  /// try transaction.create(Person.self, ["name": "Jane", "dogs": [["name": "Rex"], ["Fido", 3]]])
  /// ```
  ///
  /// - Returns: the id of the outer record; in a table with a String key the internal record number.
  /// - Throws: ``StoreError`` `invalidArgument` for a field that is not there or is given twice, too few or too many
  ///   values, a missing key, a value of another type; `constraint` when a key is taken, a rule of the schema is broken
  ///   or a linked record is not there. Then nothing of the literal is written.
  @discardableResult
  public func create<R: Record>(_ type: R.Type, _ record: RecordLiteral) throws -> Int {
    try savepoint {
      var creation = RecordCreation(self, replaces: false)
      return Int(try creation.create(type, record))
    }
  }

  /// As ``create(_:_:)``, but where there is a record with the key already, outer or nested, the given fields are set
  /// and the others stay.
  @discardableResult
  public func upsert<R: Record>(_ type: R.Type, _ record: RecordLiteral) throws -> Int {
    try savepoint {
      var creation = RecordCreation(self, replaces: true)
      return Int(try creation.create(type, record))
    }
  }
}
