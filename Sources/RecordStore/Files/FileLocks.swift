/// Waits for locks. Linux has no wait with a time limit for them, so the handle asks again and again.
enum FileLocks {
  static let firstPauseMilliseconds = 1
  static let longestPauseMilliseconds = 50

  /// Takes a lock, or throws `busy` with the process that holds it once the time is over. 0 asks once.
  static func wait(
    for byte: LockByte, exclusive: Bool = true, of file: any StoreFile, in system: any FileSystem,
    timeoutMilliseconds: Int
  ) throws(StoreError) {
    if try file.lock(byte, exclusive: exclusive) { return }
    let deadline = system.monotonicMilliseconds() + Int64(clamping: timeoutMilliseconds)
    var pause = firstPauseMilliseconds
    while true {
      let left = deadline - system.monotonicMilliseconds()
      if left <= 0 {
        throw StoreError.busy(path: file.path, holder: try file.holder(byte))
      }
      system.sleep(milliseconds: min(pause, Int(left)))
      if try file.lock(byte, exclusive: exclusive) { return }
      pause = min(pause * 2, longestPauseMilliseconds)
    }
  }
}
