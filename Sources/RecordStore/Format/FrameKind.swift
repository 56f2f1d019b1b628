/// What a frame holds.
enum FrameKind: UInt8, Sendable, CaseIterable {
  /// A piece of a transaction; worth nothing until its commit.
  case part = 1
  case commit
  /// A piece of an index run. Derived: it can be made again.
  case run
  /// The catalogue of the runs. Derived.
  case root
  /// Says that everything below it is durable. Derived.
  case seal

  /// Whether the loss of such a frame loses no data.
  var isDerived: Bool { self != .part && self != .commit }
}
