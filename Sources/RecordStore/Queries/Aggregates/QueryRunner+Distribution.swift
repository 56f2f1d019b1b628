/// How the values of a field lie.
extension QueryRunner {
  /// The one or two values in the middle together; of nothing where no record has a value. Gathers 8 bytes a record.
  func middle(of place: FieldPlace) throws -> (total: NumberTotal, decimal: DecimalTotal) {
    let type = place.table(in: query.table).fields[place.field].type
    var (total, decimal) = (NumberTotal(), DecimalTotal())
    if type == .decimal {
      for number in try middleDecimals(of: place) { decimal.add(number) }
    } else {
      for pattern in try middlePatterns(of: place) { total.add(pattern: pattern, type) }
    }
    return (total, decimal)
  }

  private func middlePatterns(of place: FieldPlace) throws -> [UInt64] {
    var patterns = try self.patterns(of: place)
    if patterns.isEmpty { return [] }
    let middle = patterns.count / 2
    Self.select(middle, in: &patterns)
    if patterns.count % 2 == 1 { return [patterns[middle]] }
    return [patterns[..<middle].max() ?? 0, patterns[middle]]
  }

  private func middleDecimals(of place: FieldPlace) throws -> [DecimalNumber] {
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    let gathering = PartMaking<[DecimalNumber]>(
      make: { _ in [] },
      add: { numbers, row in
        if case .decimal(let number) = try reading.value(row) { numbers.append(number) }
      })
    var numbers = try fold(gathering) { $0 += $1 }
    numbers.sort { $0.compare($1) < 0 }
    let middle = numbers.count / 2
    return numbers.isEmpty ? [] : numbers.count % 2 == 1 ? [numbers[middle]] : Array(numbers[middle - 1...middle])
  }

  /// The patterns of all values of a field of fixed width.
  func patterns(of place: FieldPlace) throws -> [UInt64] {
    var patterns: [UInt64] = []
    try forEachPattern(of: place, begin: { patterns = [] }, { patterns.append($0) })
    return patterns
  }

  /// For each range between two neighbouring bounds how many values lie in it, its end left out; that of the last is in
  /// it.
  ///
  /// - Parameter bounds: rising.
  func counts(of place: FieldPlace, between bounds: [Value]) throws -> [Int] {
    try Self.checkOrder(of: place, query.table)
    let none = [Int](repeating: 0, count: max(bounds.count - 1, 0))
    guard bounds.count > 1 else { return none }
    var counts = none
    /// - Parameter reached: how many bounds a value is not below.
    func add(_ reached: Int, isLast: Bool) {
      if reached > 0, reached < bounds.count || isLast { counts[min(reached, counts.count) - 1] += 1 }
    }
    guard bounds[0].fixedPattern == nil else {
      let patterns = bounds.map { $0.fixedPattern ?? 0 }
      try forEachPattern(of: place, begin: { counts = none }) { pattern in
        add(
          ColumnView.search(patterns.count) { patterns[$0] <= pattern }, isLast: pattern == patterns[patterns.count - 1]
        )
      }
      return counts
    }
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    try forEachCounted { row in
      let value = try reading.value(row)
      if value == .null { return }
      let reached = ColumnView.search(bounds.count) { bounds[$0].compare(value) <= 0 }
      add(reached, isLast: bounds[bounds.count - 1].compare(value) == 0)
    }
    return counts
  }

  /// The range of the finite values of a field of numbers in equal parts, with the number of values in each.
  func histogram(of place: FieldPlace, _ count: Int) throws -> [(lower: Double, upper: Double, count: Int)] {
    let type = place.table(in: query.table).fields[place.field].type
    var values: [Double] = []
    try forEachPattern(of: place, begin: { values = [] }) { pattern in
      let value = Self.double(pattern, type)
      if value.isFinite { values.append(value) }
    }
    guard let least = values.min(), let greatest = values.max() else { return [] }
    if least == greatest { return [(least, greatest, values.count)] }
    let edges = (0...count).map { edge in
      let share = Double(edge) / Double(count)
      // The difference of both may be no Double.
      return edge == count ? greatest : least * (1 - share) + greatest * share
    }
    var counts = [Int](repeating: 0, count: count)
    for value in values {
      let reached = ColumnView.search(count) { edges[$0] <= value }
      counts[max(reached, 1) - 1] += 1
    }
    return (0..<count).map { (edges[$0], edges[$0 + 1], counts[$0]) }
  }

  private static func double(_ pattern: UInt64, _ type: PropertyType) -> Double {
    var total = NumberTotal()
    total.add(pattern: pattern, type)
    return total.float
  }

  private func forEachPattern(
    of place: FieldPlace, begin: () -> Void, _ body: (UInt64) throws -> Void
  ) throws {
    if query.isWhole, place.outer.isEmpty, let reading = EntryReading(query, fields: [place.field]) {
      let column = reading.column(of: place.field)
      let flags = reading.flagsColumn
      let isDone = try reading.forEach(source, begin: begin) { entry in
        if entry[flags] & column.nilMask == 0 { try body(entry[column.column]) }
      }
      if isDone { return }
    }
    begin()
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    let gathering = PartMaking<[UInt64]>(
      make: { _ in [] },
      add: { patterns, row in
        if let pattern = try reading.pattern(row) { patterns.append(pattern) }
      })
    for pattern in try fold(gathering, merge: { $0 += $1 }) { try body(pattern) }
  }

  /// Puts the element that belongs at a place there, the smaller ones before it (Hoare 1961).
  private static func select(_ place: Int, in values: inout [UInt64]) {
    var (low, high) = (0, values.count - 1)
    while low < high {
      let pivot = max(min(values[low], values[high]), min(max(values[low], values[high]), values[(low + high) / 2]))
      var (left, right) = (low, high)
      while left <= right {
        while values[left] < pivot { left += 1 }
        while values[right] > pivot { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if place <= right { high = right } else if place >= left { low = left } else { return }
    }
  }
}
