@testable import RecordStore

/// What the simulated disk knows about one process.
struct SimulatedProcess {
  var callCount = 0
  var counts: [CallDescription.Kind: Int] = [:]
  var isAlive = true
  /// What is to go wrong, asked in order; the first that is not `proceed` counts.
  var faults: [@Sendable (CallDescription) -> CallOutcome] = []
}
