@testable import RecordStore
@testable import RecordStoreTestSupport

/// Indexes in memory that are changed step by step.
protocol ChangingIndexes {
  associatedtype Source: MemoryIndexSource
  var source: Source { get }
  var states: [IndexState] { get set }
  var delta: Delta { get set }
  var limits: RunLimits { get }
}

extension ChangingIndexes {
  var view: IndexView { view(with: nil) }

  func view(with transaction: Delta?) -> IndexView {
    var layers = [delta.prefix()]
    if let transaction { layers.append(transaction.prefix()) }
    return IndexView(source: source, states: states, layers: layers)
  }

  /// Writes a root and reads it again.
  mutating func flush(with transaction: Delta? = nil) throws {
    states = try Flush.run(view: view(with: transaction), into: source.frames, limits: limits)
    delta = Delta()
    states = try states.map { state in
      var writer = ByteWriter()
      state.encode(into: &writer)
      return try writer.withBytes { bytes in
        var reader = ByteReader(bytes)
        let decoded = try IndexState.decode(&reader)
        guard reader.isAtEnd else { throw BytesError(position: reader.position) }
        return decoded
      }
    }
  }

  /// Random changes, now and then with a transaction on top, and then a root or none. Both states are checked.
  mutating func step(
    _ generator: inout SeededGenerator, change: (inout Self, Delta, inout SeededGenerator) -> Void,
    check: (Self, IndexView, inout SeededGenerator) throws -> Void
  ) throws {
    var transaction: Delta?
    for _ in 0..<generator.below(25) { change(&self, delta, &generator) }
    if generator.oneIn(2) {
      let own = Delta()
      for _ in 0..<generator.below(12) { change(&self, own, &generator) }
      transaction = own
    }
    try check(self, view(with: transaction), &generator)
    if generator.oneIn(2) {
      try flush(with: transaction)
    } else if let transaction {
      delta.append(contentsOf: transaction)
    }
    try check(self, view, &generator)
  }
}
