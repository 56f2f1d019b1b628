import Glibc

/// Works on numbered pieces on several threads, and hands their results over one by one, in order, on the thread that
/// asked for them.
///
/// Threads take pieces in order, and no further ahead than a window, so the memory that waiting results take is
/// bounded. The asking thread works, too, while it waits. All that the threads share is under one lock, so
/// `@unchecked Sendable` holds.
final class OrderedWork<Output>: @unchecked Sendable {
  /// Makes what a thread works with: it is called once on each.
  typealias MakeWorker = @Sendable () throws -> (Int) throws -> Output

  private let count: Int
  private let window: Int
  private let makeWorker: MakeWorker
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The piece that is taken next.
  private var next = 0
  /// The pieces before it were handed over.
  private var wanted = 0
  private var results: [Int: Result<Output, any Error>] = [:]
  private var isStopped = false

  /// How many processors this process may use.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private init(count: Int, window: Int, makeWorker: @escaping MakeWorker) {
    self.count = count
    self.window = window
    self.makeWorker = makeWorker
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// - Parameters:
  ///   - count: of the pieces.
  ///   - threadCount: the asking thread among them.
  ///   - take: is given the results of the pieces, in order, until it returns false.
  /// - Throws: what the first piece that failed threw, after the results before it; what `take` threw.
  static func run(
    count: Int, threadCount: Int, makeWorker: @escaping MakeWorker, take: (Output) throws -> Bool
  ) throws {
    let work = OrderedWork(count: count, window: 4 * threadCount, makeWorker: makeWorker)
    let threads = (1..<max(1, min(threadCount, count))).compactMap { _ in work.start() }
    defer {
      work.stop()
      for thread in threads { pthread_join(thread, nil) }
    }
    try work.handOver(take)
  }

  /// nil where the system has no thread to give: the others do its work.
  private func start() -> pthread_t? {
    let argument = Unmanaged.passRetained(WorkThread { self.run() })
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        // Signals are for the threads of the program.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        if let argument { Unmanaged<WorkThread>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, argument.toOpaque())
    if result == 0 { return thread }
    argument.release()
    return nil
  }

  private func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  private func run() {
    let worker = Result { try makeWorker() }
    pthread_mutex_lock(mutex)
    while !isStopped, next < count {
      if next < wanted + window { work(worker) } else { pthread_cond_wait(changed, mutex) }
    }
    pthread_mutex_unlock(mutex)
  }

  /// Takes the next piece. The lock is held before and after.
  private func work(_ worker: Result<(Int) throws -> Output, any Error>) {
    let piece = next
    next += 1
    pthread_mutex_unlock(mutex)
    let result = Result { try worker.get()(piece) }
    pthread_mutex_lock(mutex)
    results[piece] = result
    pthread_cond_broadcast(changed)
  }

  private func handOver(_ take: (Output) throws -> Bool) throws {
    let worker = Result { try makeWorker() }
    for piece in 0..<count {
      let result = result(of: piece, worker)
      if try !take(result.get()) { return }
    }
  }

  private func result(
    of piece: Int, _ worker: Result<(Int) throws -> Output, any Error>
  ) -> Result<Output, any Error> {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = results.removeValue(forKey: piece) {
        wanted = piece + 1
        pthread_cond_broadcast(changed)
        return result
      }
      if next < count, next < wanted + window { work(worker) } else { pthread_cond_wait(changed, mutex) }
    }
  }
}
