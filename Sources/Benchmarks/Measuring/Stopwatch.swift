import Glibc

/// Wall-clock time that never runs backwards.
struct Stopwatch {
  private let start = Stopwatch.now()

  var nanoseconds: UInt64 { Self.now() - start }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
