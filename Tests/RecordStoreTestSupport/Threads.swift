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

/// Waits until a condition holds; false when it does not within `seconds`, nor at fifty looks: where many tests share
/// two threads, minutes may pass between two looks, and what is waited for has had no turn either.
func eventually(within seconds: Int = 60, _ condition: () throws -> Bool) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  var looks = 0
  while ContinuousClock.now < deadline || looks < 50 {
    if try condition() { return true }
    looks += 1
    try await Task.sleep(for: .milliseconds(2))
  }
  return try condition()
}
