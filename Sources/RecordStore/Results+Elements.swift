/// Single records of a query, and single properties.
extension Results {
  /// The record at a position, counted from 0. The cost grows with the position, unless it is 0.
  ///
  /// A position that is not below ``count()`` is a programming mistake, as it is for an Array.
  public subscript(_ position: Int) -> R {
    get throws {
      precondition(position >= 0, "a negative position")
      if let failure { throw failure }
      guard let record = try element(at: position) else { preconditionFailure("a position behind the last record") }
      return record
    }
  }

  /// The last record; nil when there is none. Without a limit or an offset it costs what ``first()`` does.
  public func last() throws -> R? {
    guard let query else { return try first() }
    // The records of a list have an order that no key tells.
    guard query.isWhole, query.members == nil else {
      let count = try count()
      return count == 0 ? nil : try element(at: count - 1)
    }
    var reversed = self
    reversed.query?.order = query.fullOrder.map(\.reversed)
    return try reversed.first()
  }

  /// One property of all records, in order. No struct is built.
  ///
  /// ```swift
  /// let keys = try snapshot.objects(Receivable.self).values(of: \.key)
  /// ```
  public func values<V: PropertyValue>(of keyPath: KeyPath<R, V>) throws -> [V] {
    let field = R.schema.position(of: keyPath)
    var values: [V] = []
    try forEachView { row in
      values.append(try V.read(StoredRow(view: row), StoredField(layout: row.layout(field))))
      return true
    }
    return values
  }

  private func element(at position: Int) throws -> R? {
    guard let query, position < query.limit ?? .max else { return nil }
    let (offset, overflow) = query.offset.addingReportingOverflow(position)
    return overflow ? nil : try self.offset(offset).first()
  }
}
