/// Values that are made of others.
extension Value {
  /// A set: its elements in their order, each once.
  static func set(of elements: some Sequence<Value>) -> Value {
    let sorted = elements.sorted { $0.isOrdered(before: $1) }
    var distinct: [Value] = []
    distinct.reserveCapacity(sorted.count)
    for element in sorted where distinct.last.map({ $0.compare(element) != 0 }) ?? true { distinct.append(element) }
    return .set(distinct)
  }

  /// A map: its entries in the order of their keys. Of entries with one key the first counts.
  static func map(of entries: some Sequence<MapEntry>) -> Value {
    // A sort is stable, so the first of equal keys stays the first.
    let sorted = entries.sorted { TextOrder.compare($0.key, $1.key) < 0 }
    var distinct: [MapEntry] = []
    distinct.reserveCapacity(sorted.count)
    for entry in sorted where distinct.last.map({ TextOrder.compare($0.key, entry.key) != 0 }) ?? true {
      distinct.append(entry)
    }
    return .map(distinct)
  }

  /// By the first element that differs; a list that another one begins with comes first.
  static func compare(_ first: [Value], _ second: [Value]) -> Int {
    for (a, b) in zip(first, second) {
      let order = a.compare(b)
      if order != 0 { return order }
    }
    return first.count < second.count ? -1 : first.count == second.count ? 0 : 1
  }

  static func compare(_ first: [MapEntry], _ second: [MapEntry]) -> Int {
    for (a, b) in zip(first, second) {
      let key = TextOrder.compare(a.key, b.key)
      if key != 0 { return key }
      let order = a.value.compare(b.value)
      if order != 0 { return order }
    }
    return first.count < second.count ? -1 : first.count == second.count ? 0 : 1
  }
}
