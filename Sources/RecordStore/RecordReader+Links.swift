/// Records that are linked.
extension RecordReader {
  /// The record that a link leads to; nil when it is not there any more, which only a link from elsewhere can say.
  public func get<T: Record>(_ link: Link<T>) throws -> T? { try get(T.self, id: link.id) }

  /// The record that a link leads to; nil for nil.
  public func get<T: Record>(_ link: Link<T>?) throws -> T? { try link.flatMap { try get($0) } }

  /// The row of the record that a link leads to; nil when it is not there.
  public func row<T: Record>(_ link: Link<T>) throws -> Row<T>? { try row(T.self, id: link.id) }

  /// A link to the record with that String key, compared in NFC; nil when there is none.
  public func link<T: Record>(_ type: T.Type, key: String) throws -> Link<T>? {
    try row(type, key: key).map { Link(id: $0.id) }
  }

  /// The records of a list, in its order, each as often as the list has it. Conditions, another order and limits apply
  /// as to all results.
  ///
  /// ```swift
  /// let tasks = try snapshot.objects(list.tasks).array()
  /// let open = try snapshot.objects(list.tasks).where { !$0.isDone }.sorted(by: \.title).array()
  /// ```
  public func objects<T: Record>(_ list: List<T>) -> Results<T> { objects(T.self).members(list.numbers) }

  /// The records that link to a record, by primary key. The store keeps an index for every field of links, so the cost
  /// depends on how many there are, not on the size of the table.
  ///
  /// ```swift
  /// let dogs = try snapshot.backlinks(to: Person.self, id: 3, \Dog.owner).array()
  /// ```
  public func backlinks<T: Record, S: Record>(
    to type: T.Type, id: Int, _ keyPath: KeyPath<S, Link<T>?>
  ) -> Results<S> {
    objects(S.self).linking(S.schema.position(of: keyPath), to: Int64(id))
  }

  /// The records with a list that has a record, by primary key, each once.
  public func backlinks<T: Record, S: Record>(
    to type: T.Type, id: Int, _ keyPath: KeyPath<S, List<T>>
  ) -> Results<S> {
    objects(S.self).linking(S.schema.position(of: keyPath), to: Int64(id))
  }

  /// The records that link to what a link leads to, by primary key.
  public func backlinks<T: Record, S: Record>(to link: Link<T>, _ keyPath: KeyPath<S, Link<T>?>) -> Results<S> {
    backlinks(to: T.self, id: link.id, keyPath)
  }

  /// The records with a list that has what a link leads to, by primary key, each once.
  public func backlinks<T: Record, S: Record>(to link: Link<T>, _ keyPath: KeyPath<S, List<T>>) -> Results<S> {
    backlinks(to: T.self, id: link.id, keyPath)
  }
}
