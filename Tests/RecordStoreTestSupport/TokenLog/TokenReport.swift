import Synchronization

#if THREAD_SANITIZER
  @testable import struct RecordStore.Mutex
#endif

/// What the runs of a test have counted and found.
final class TokenReport: Sendable {
  private struct Content {
    var counts: [String: Int] = [:]
    var violations: [String] = []
  }

  private let content = Mutex(Content())

  func count(_ what: String, by number: Int = 1) {
    content.withLock { $0.counts[what, default: 0] += number }
  }

  subscript(_ what: String) -> Int { content.withLock { $0.counts[what] ?? 0 } }

  /// The first few are kept.
  func violation(_ text: String) {
    content.withLock {
      $0.counts["violations", default: 0] += 1
      if $0.violations.count < 5 { $0.violations.append(text) }
    }
  }

  var violations: [String] { content.withLock { $0.violations } }

  var summary: String {
    content.withLock { $0.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }
  }
}
