import Foundation

/// Runs `body` on threads of their own, all at once, and waits for all of them; throws the first error.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) async throws {
  let failure = SharedValue<(any Error)?>(nil)
  let left = SharedValue(count)
  await withCheckedContinuation { continuation in
    for index in 0..<count {
      Thread.detachNewThread {
        do {
          try body(index)
        } catch {
          failure.update { if $0 == nil { $0 = error } }
        }
        let isLast = left.update { left in
          left -= 1
          return left == 0
        }
        if isLast { continuation.resume() }
      }
    }
  }
  if let error = failure.value { throw error }
}

/// Waits until a condition holds; false when it does not within `seconds`.
func eventually(within seconds: Int = 60, _ condition: () throws -> Bool) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < deadline {
    if try condition() { return true }
    try await Task.sleep(for: .milliseconds(2))
  }
  return try condition()
}
