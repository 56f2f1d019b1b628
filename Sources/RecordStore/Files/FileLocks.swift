/// Waits for locks. Linux has no wait with a time limit for them, so the handle asks again and again.
enum FileLocks {
  static let firstPauseMilliseconds = 1
  static let longestPauseMilliseconds = 50
  /// Of the one writer that is next. While it sleeps, a free store stands idle.
  static let nextPauseMilliseconds = 4
  /// How long a writer lets the one that is next go first. That one asks every few milliseconds; if it does not take a
  /// free store by then, it has been stopped.
  static let patienceMilliseconds: Int64 = 100

  /// Takes the writer byte, or throws `busy` with the process that holds it once the time is over. 0 asks once.
  ///
  /// Who finds it taken stands in the queue, which has one place; others wait for that place. A handle that writes
  /// again and again sets `queues` now and then and takes that place too. Otherwise it would leave the byte free for
  /// some microseconds only, and those who ask again and again would hardly ever meet them.
  static func waitToWrite(
    _ file: any StoreFile, in system: any FileSystem, timeoutMilliseconds: Int, queues: Bool = false
  ) throws(StoreError) {
    if !queues || timeoutMilliseconds <= 0, try file.lock(.writer, exclusive: true) { return }
    if timeoutMilliseconds <= 0 { throw try busy(file) }
    let start = system.monotonicMilliseconds()
    var (pause, isNext) = (firstPauseMilliseconds, false)
    defer { if isNext { file.unlock(.queue) } }
    while true {
      if !isNext, try file.lock(.queue, exclusive: true) { (pause, isNext) = (firstPauseMilliseconds, true) }
      let waited = system.monotonicMilliseconds() - start
      if isNext || waited >= patienceMilliseconds, try file.lock(.writer, exclusive: true) { return }
      let left = Int64(clamping: timeoutMilliseconds) - waited
      if left <= 0 { throw try busy(file) }
      system.sleep(milliseconds: min(pause, Int(left)))
      pause = min(pause * 2, isNext ? nextPauseMilliseconds : longestPauseMilliseconds)
    }
  }

  private static func busy(_ file: any StoreFile) throws(StoreError) -> StoreError {
    let (writer, next) = (try file.holder(.writer), try file.holder(.queue))
    return StoreError.busy(path: file.path, holder: writer ?? next)
  }
}
