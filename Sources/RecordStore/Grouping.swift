/// Records put into groups; ``Results/grouped(by:)`` makes it. Nothing is read before the totals are asked for.
///
/// ```swift
/// let stars = try snapshot.objects(OmiyageComment.self)
///   .grouped(by: \.omiyageID)
///   .totals(.count, .average(of: \.star), .max(of: \.createDate))
/// for group in stars { print(group.key, group.totals.0, group.totals.1 ?? 0) }
/// ```
public struct Grouping<R: Record, each Key: Sendable> {
  let results: Results<R>
  let keys: (repeat GroupKey<R, each Key>)

  /// The groups by their keys, rising, nil last; with what is worked out for each. No records, no groups.
  ///
  /// An index that has all keys and all measured numbers, as its keys or included, is read alone, where the query has
  /// no other condition than a stretch of its first key. The groups are in memory, the records are not.
  ///
  /// - Throws: ``StoreError`` `tooLarge` when a sum does not fit its type; `invalidArgument` for a key whose values
  ///   have no order; `damaged`, `io`.
  public func totals<each T: Sendable>(
    _ measures: repeat GroupMeasure<R, each T>
  ) throws -> [Group<(repeat each Key), (repeat each T)>] {
    guard let runner = try results.runner() else { return [] }
    var wanted: [GroupingMeasure] = []
    repeat wanted.append((each measures).measure)
    let groups = try runner.groups(fields, wanted)
    let rows = wanted.map { measure in
      runner.query.table.valueRows(
        measure.place ?? FieldPlace(field: runner.query.table.keyField), image: runner.source.image)
    }
    var result: [Group<(repeat each Key), (repeat each T)>] = []
    result.reserveCapacity(groups.count)
    let keys = try keyReader(groups, runner)
    for group in groups.sorted() {
      var index = 0
      func next<V>(_ measure: GroupMeasure<R, V>) throws -> V {
        defer { index += 1 }
        return try measure.read(MeasuredGroup(column: groups.columns[index], group: group, row: rows[index]))
      }
      result.append(Group(key: try keys(group), totals: (repeat try next(each measures))))
    }
    return result
  }

  /// The keys of the groups, rising, nil last.
  func allKeys() throws -> [(repeat each Key)] {
    guard let runner = try results.runner() else { return [] }
    let groups = try runner.groups(fields, [])
    return try groups.sorted().map(keyReader(groups, runner))
  }

  private var fields: [GroupingField] {
    var fields: [GroupingField] = []
    repeat fields.append((each keys).field)
    return fields
  }

  /// Reads the key of a group.
  private func keyReader(_ groups: GroupTable, _ runner: QueryRunner) throws -> (Int) throws -> (repeat each Key) {
    let rows = groups.keys.map { $0.valueRows(runner.query.table.name, image: runner.source.image) }
    return { group in
      let values = groups.keys(of: group)
      var index = 0
      func next<V>(_ key: GroupKey<R, V>) throws -> V {
        defer { index += 1 }
        return try key.decoding.decode(values[index], rows[index])
      }
      return (repeat try next(each keys))
    }
  }
}
