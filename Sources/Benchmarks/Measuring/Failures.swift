import Synchronization

/// What went wrong in some threads.
final class Failures: Sendable {
  private let messages = Mutex<[String]>([])

  func add(_ error: any Error) { messages.withLock { $0.append("\(error)") } }

  /// nil when all went well.
  var first: BenchmarkError? { messages.withLock { $0.first.map { BenchmarkError($0) } } }
}
