/// Groups, sections and different values. Limit and offset count first: what they leave out is in no group.
extension Results {
  /// Puts the records into groups by the values of properties; those that have nil are a group of their own, which
  /// comes last.
  public func grouped<each V: PropertyValue>(by keyPaths: repeat KeyPath<R, each V>) -> Grouping<R, repeat each V> {
    Grouping(results: self, keys: (repeat GroupKey.value(each keyPaths)))
  }

  /// Puts the records into groups by the values of properties, or by the day, the month or the year of dates.
  public func grouped<each V: Sendable>(by keys: repeat GroupKey<R, each V>) -> Grouping<R, repeat each V> {
    Grouping(results: self, keys: (repeat each keys))
  }

  /// Puts the records into groups by values that closures name: a property of the record that a link leads to, or what
  /// its collections add up to. The key is nil where the link is, or leads nowhere.
  ///
  /// ```swift
  /// gifts.grouped(by: { $0.maker.name }).totals(.count, .average(of: \.price))
  /// ```
  public func grouped<each V: PropertyExpression>(
    by values: repeat (Properties<R>) -> each V
  ) -> Grouping<R, repeat (each V).Value> {
    Grouping(results: self, keys: (repeat GroupKey(each values)))
  }

  /// The different values of a property, or of several together, rising, nil last. Texts are one value when their NFC
  /// forms are equal.
  ///
  /// ```swift
  /// for (city, zip) in try snapshot.objects(House.self).distinct(\.city, \.zip) { print(city, zip) }
  /// ```
  public func distinct<each V: PropertyValue>(_ keyPaths: repeat KeyPath<R, each V>) throws -> [(repeat each V)] {
    try grouped(by: repeat each keyPaths).allKeys()
  }

  /// Of the records that have the values of some properties in common only the first one, in the order of the query.
  public func firstOfEach<each V: PropertyValue>(_ keyPaths: repeat KeyPath<R, each V>) throws -> [R] {
    var fields: [GroupingField] = []
    repeat fields.append(GroupingField(place: R.schema.place(of: each keyPaths)))
    var records: [R] = []
    try runner()?.firstOfEach(fields) { records.append(try R.schema.record($0)) }
    return records
  }

  /// The records in sections, one for each value of a property: rising, nil last; in each the order of the query.
  ///
  /// It reads the records once, and keeps 8 bytes for each.
  public func sections<V: PropertyValue>(by keyPath: KeyPath<R, V>) throws -> [ResultsSection<R, V>] {
    try sections(by: GroupKey.value(keyPath))
  }

  /// The records in sections, one for each value that a closure names.
  public func sections<V: PropertyExpression>(
    by value: (Properties<R>) -> V
  ) throws -> [ResultsSection<R, V.Value>] { try sections(by: GroupKey(value)) }

  /// The records in sections, one for each value of a property, or each day, month or year of a date.
  public func sections<V: Sendable>(by key: GroupKey<R, V>) throws -> [ResultsSection<R, V>] {
    guard let runner = try runner(), let query else { return [] }
    let (groups, members) = try runner.sections(by: key.field)
    let row = groups.keys[0].valueRows(query.table.name, image: source.image)
    let all = Results(source: source, query: Query(table: query.table, unbuilt: query.unbuilt))
    return try groups.sorted().map { group in
      ResultsSection(
        key: try key.decoding.decode(groups.keys(of: group)[0], row), count: members[group].count,
        results: all.members(members[group]))
    }
  }
}
