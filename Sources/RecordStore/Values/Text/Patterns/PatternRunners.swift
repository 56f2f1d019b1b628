#if !THREAD_SANITIZER
  import Synchronization
#endif

/// The runners of one pattern. A thread takes one for each text, and gives it back: there are as many as threads that
/// ever ran at once.
final class PatternRunners: Sendable {
  private let program: PatternProgram
  private let idle = Mutex<[PatternRunner]>([])

  init(_ program: PatternProgram) { self.program = program }

  @inline(__always)
  func withRunner<Result>(_ body: (PatternRunner) -> Result) -> Result {
    let runner = idle.withLock { $0.popLast() } ?? PatternRunner(program)
    let result = body(runner)
    idle.withLock { $0.append(runner) }
    return result
  }
}
