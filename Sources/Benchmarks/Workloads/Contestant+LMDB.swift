/// The side of LMDB in the races that it takes part in; nil where it is not installed.
extension Contestant {
  static func lmdbGet(_ context: BenchmarkContext, _ records: SampleRecords, ids: [Int]) throws -> Contestant? {
    guard let rival = try FilledEnvironment(context, records) else { return nil }
    return Contestant("LMDB", operations: ids.count) {
      try rival.environment.read { transaction in
        let items = try transaction.cursor(rival.items)
        var check = Checksum()
        for id in ids where try items.find(id) {
          let item = PackedItem(bytes: items.value)
          check.add(item.titleByteCount)
          check.add(item.average)
        }
        return check.value
      }
    }
  }

  /// - Parameter limit: how many of the best items; nil: all.
  static func lmdbSorted(
    _ context: BenchmarkContext, _ records: SampleRecords, limit: Int?, operations: Int
  ) throws -> Contestant? {
    guard let rival = try FilledEnvironment(context, records) else { return nil }
    return Contestant("LMDB", operations: operations) {
      var check = Checksum()
      for _ in 0..<operations {
        try rival.environment.read { transaction in
          let (items, byAverage) = (try transaction.cursor(rival.items), try transaction.cursor(rival.byAverage))
          var rest = limit ?? .max
          var isMore = try byAverage.move(.last)
          while isMore, rest > 0 {
            let id = PackedItem.id(ofKey: byAverage.key)
            guard try items.find(id) else { throw BenchmarkError("LMDB: an index names a missing item") }
            let item = PackedItem(bytes: items.value)
            check.add(item.titleByteCount)
            check.add(item.average)
            check.add(id)
            rest -= 1
            isMore = try byAverage.move(.previous)
          }
        }
      }
      return check.value
    }
  }

  static func lmdbAverage(_ context: BenchmarkContext, _ records: SampleRecords, ids: [Int]) throws -> Contestant? {
    guard let rival = try FilledEnvironment(context, records) else { return nil }
    return Contestant("LMDB", operations: ids.count) {
      try rival.environment.read { transaction in
        let byItem = try transaction.cursor(rival.byItem)
        var check = Checksum()
        for id in ids where try byItem.find(id) {
          let stars = try rival.stars(byItem)
          check.add(Double(stars.sum) / Double(stars.count))
        }
        return check.value
      }
    }
  }

  static func lmdbAverages(_ context: BenchmarkContext, _ records: SampleRecords) throws -> Contestant? {
    guard let rival = try FilledEnvironment(context, records) else { return nil }
    return Contestant("LMDB", operations: 1) {
      try rival.environment.read { transaction in
        let byItem = try transaction.cursor(rival.byItem)
        var check = Checksum()
        var isMore = try byItem.move(.first)
        while isMore {
          check.add(byItem.integerKey)
          let stars = try rival.stars(byItem)
          check.add(stars.count)
          check.add(stars.sum)
          isMore = try byItem.move(.nextKey)
        }
        return check.value
      }
    }
  }

  static func lmdbUpdate(_ context: BenchmarkContext, _ records: SampleRecords) throws -> Contestant? {
    guard let rival = try FilledEnvironment(context, records) else { return nil }
    var round = 0
    return Contestant("LMDB", operations: 1) {
      round += 1
      try rival.environment.write { transaction in
        let (items, byItem) = (try transaction.cursor(rival.items), try transaction.cursor(rival.byItem))
        let byAverage = try transaction.cursor(rival.byAverage)
        var copy: [UInt8] = []
        var isMore = try byItem.move(.first)
        while isMore {
          let id = byItem.integerKey
          let stars = try rival.stars(byItem)
          let average = Double(stars.sum) / Double(stars.count) + Double(round)
          guard try items.find(id) else { throw BenchmarkError("LMDB: a comment on a missing item") }
          let item = PackedItem(bytes: items.value)
          var (old, new) = (PackedItem.key(average: item.average, id: id), PackedItem.key(average: average, id: id))
          item.copy(average: average, into: &copy)
          try copy.withUnsafeMutableBytes { try items.put(id, $0) }
          guard try withUnsafeMutableBytes(of: &old, { try byAverage.find($0) }) else {
            throw BenchmarkError("LMDB: an index lacks an item")
          }
          try byAverage.delete()
          try withUnsafeMutableBytes(of: &new) { try byAverage.putKey($0) }
          isMore = try byItem.move(.nextKey)
        }
      }
      return nil
    }
  }
}
