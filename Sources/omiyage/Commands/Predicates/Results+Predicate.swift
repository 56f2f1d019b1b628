import RecordStore

extension Results {
  /// Keeps what satisfies the predicate, when there is one.
  func `where`(_ predicate: TextPredicate?) throws(StoreError) -> Results {
    guard let predicate else { return self }
    return try self.where(predicate)
  }
}
