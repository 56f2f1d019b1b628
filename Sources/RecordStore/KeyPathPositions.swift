/// The position of each property's field. Key paths are immutable, so `@unchecked Sendable` holds.
struct KeyPathPositions: @unchecked Sendable {
  /// By hash: see ``SortedMap`` for what a dictionary would cost.
  private let entries: [(hash: Int, keyPath: AnyKeyPath, position: Int)]
  private let known = KnownKeyPaths()

  init(_ keyPaths: [AnyKeyPath], of name: String) {
    entries = keyPaths.enumerated().map { ($1.hashValue, $1, $0) }.sorted { $0.hash < $1.hash }
    for (entry, next) in zip(entries, entries.dropFirst()) {
      precondition(entry.keyPath != next.keyPath, "the schema of \(name) has two Fields for one property")
    }
  }

  func position(of keyPath: AnyKeyPath) -> Int? {
    if let position = known.position(of: keyPath) { return position }
    guard let position = find(keyPath) else { return nil }
    known.keep(position, of: keyPath)
    return position
  }

  private func find(_ keyPath: AnyKeyPath) -> Int? {
    let hash = keyPath.hashValue
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.hash == hash }.first { $0.keyPath == keyPath }?.position
  }
}
