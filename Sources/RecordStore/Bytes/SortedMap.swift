/// A small map in two sorted arrays.
///
/// A Dictionary is the better map but for one thing: its storage is a type that the runtime makes when the program
/// first uses it, and for that it searches all conformances of the program. A process that opens a store for one record
/// would spend more time on that than on the record.
/// For the same reason the type itself asks nothing of its keys: the runtime would search for their conformance when it
/// makes the type.
struct SortedMap<Key: Sendable, Value: Sendable>: Sendable {
  private var keys: [Key] = []
  private var values: [Value] = []

  var count: Int { keys.count }
  var isEmpty: Bool { keys.isEmpty }
  /// In the order of the keys.
  var entries: Zip2Sequence<[Key], [Value]> { zip(keys, values) }
}

extension SortedMap where Key: Comparable {
  /// The place of a key, or the one where it belongs.
  private func place(of key: Key) -> (index: Int, isFound: Bool) {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return (low, low < keys.count && keys[low] == key)
  }

  subscript(key: Key) -> Value? {
    get {
      let (index, isFound) = place(of: key)
      return isFound ? values[index] : nil
    }
    set {
      let (index, isFound) = place(of: key)
      switch (newValue, isFound) {
      case (let value?, true): values[index] = value
      case (let value?, false):
        keys.insert(key, at: index)
        values.insert(value, at: index)
      case (nil, true):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Adds a key that is not there yet.
  ///
  /// - Returns: false, and nothing is done, where it is there.
  mutating func insert(_ key: Key, _ value: Value) -> Bool {
    let (index, isFound) = place(of: key)
    if isFound { return false }
    keys.insert(key, at: index)
    values.insert(value, at: index)
    return true
  }

  /// The entries whose key passes.
  func filter(_ isIncluded: (Key) -> Bool) -> SortedMap {
    var result = SortedMap()
    for (key, value) in entries where isIncluded(key) { _ = result.insert(key, value) }
    return result
  }
}

extension SortedMap where Key: Comparable, Value == Void {
  /// Adds a key that is not there yet; false where it is.
  mutating func insert(_ key: Key) -> Bool { insert(key, ()) }
}
