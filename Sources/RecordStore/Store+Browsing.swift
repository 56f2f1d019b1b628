extension Store {
  /// The tables of the store, in the order of their making, as they are now. The cost does not depend on their records.
  ///
  /// A store that is opened with an empty schema shows the tables of any file.
  ///
  /// - Throws: ``StoreError`` `damaged`, `io`, `closed`.
  public func tables() throws -> [TableDescription] { try read { try $0.tables() } }
}
